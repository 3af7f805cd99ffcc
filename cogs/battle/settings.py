"""The settings of a battle, and those of a server: who may roll, which reading of a rule, GM role, language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.commands import Ask, Card, Cog, Options, Outcome, Suggestion, group, opt
from data.records import Server
from rules.core.battle import Setting
from rules.core.game import all_settings
from rules.core.names import fold
from rules.core.outcome import PutBattle
from rules.core.pieces import BattleState
from rules.core.refusal import Reason, Refused
from rules.core.words import Line, Name, say

LANGUAGES = ("fr", "en")
OFF = "off"
OF_HOST = (
    Setting("language", LANGUAGES),
    Setting("gm_role", (OFF,)),
    Setting("server_language", (OFF, *LANGUAGES)),
    Setting("server_gm_role", (OFF,)),
)


def _known() -> tuple[Setting, ...]:
    return (*all_settings(), *OF_HOST)


def _names(ask: Ask, typed: str) -> Sequence[Suggestion]:
    return [(say("b-setting-choice", key=s.key, meaning=say(f"setting-{s.key}")), s.key) for s in _known()]


def _values(ask: Ask, typed: str) -> Sequence[Suggestion]:
    pairs = ((s, v) for s in _known() for v in s.values)
    worded = {v: say("b-value-choice", value=v, meaning=say(f"setting-{s.key}.v-{slug(v)}")) for s, v in pairs}
    return [*((line, v) for v, line in worded.items()), *((name, name) for name in ask.roles.values())]


@dataclass(frozen=True, kw_only=True, slots=True)
class SettingsOptions(Options):
    """Options of `/battle settings`."""

    setting: str | None = opt(complete=_names)
    value: str | None = opt(complete=_values)


class Settings(Cog):
    """The command that lists and changes settings."""

    battle = group("battle")

    @battle.command("settings", SettingsOptions)
    async def settings(self, ask: Ask, o: SettingsOptions) -> Outcome | Card:
        """List the settings with their present value and meaning, or change one."""
        if o.setting is None:
            return _list(ask)
        ask.need_gm(say("b-gm-settings"))
        ask.refuse_no_battle()
        setting = next((s for s in _known() if fold(s.key) == fold(o.setting)), None)
        if setting is None:
            keys = tuple(Name(s.key) for s in _known())
            raise Refused(say("b-setting-unknown", name=Name(o.setting)), Reason(say("b-setting-which", names=keys)))
        value = _value(ask, setting, o.value or "")
        if value == _present(ask, setting):
            raise Refused(say("b-setting-same", key=setting.key, value=_shown(ask, value)))
        verdict = say("b-setting-set", key=setting.key, value=_shown(ask, value))
        remarks = (_meaning(ask, setting, value),)
        if setting.key.startswith("server_"):
            await _keep(ask, setting, value)
            return Outcome(verdict, remarks=remarks)
        before = ask.snapshot.state
        after = _after(before, setting, value)
        rules = (setting.rule,) if setting.rule else ()
        return Outcome(verdict, remarks=remarks, rules=rules, changes=(PutBattle(before, after),))


def _list(ask: Ask) -> Card:
    lines = []
    for setting in _known():
        value = _present(ask, setting)
        rule = f" · {setting.rule}" if setting.rule else ""
        others = ", ".join(f"`{v}`" for v in setting.values if v != value) or f"`{OFF}`"
        if setting.key.endswith("gm_role"):
            others = "`@…`"
        lines.append(
            say(
                "b-setting-line",
                key=setting.key,
                value=_shown(ask, value),
                rule=rule,
                others=others,
                meaning=_meaning(ask, setting, value),
            )
        )
    return Card(say("b-settings-title"), lines=tuple(lines))


def _present(ask: Ask, setting: Setting) -> str:
    """Return the value in force: of the battle, or of the server."""
    if setting.key.startswith("server_"):
        return ask.server.settings.get(setting.key.removeprefix("server_"), OFF)
    if setting.key == "language":
        return ask.snapshot.state.language or ask.public_locale
    if setting.key == "gm_role":
        return dict(ask.snapshot.state.settings).get("gm_role", OFF)
    return ask.battle.setting(setting.key)


def _value(ask: Ask, setting: Setting, typed: str) -> str:
    """Return the value typed, as it is kept; a role by its name, mention or id. Raises `Refused`."""
    found = next((v for v in setting.values if fold(v) == fold(typed)), None)
    if found is not None:
        return found
    values = tuple(Name(v) for v in setting.values)
    if setting.key.endswith("gm_role"):
        digits = typed.strip().strip("<@&>")
        for role, name in ask.roles.items():
            if str(role) == digits or fold(name) == fold(typed.strip().lstrip("@")):
                return str(role)
        raise Refused(say("b-role-unknown", name=Name(typed)), Reason(say("b-role-which")))
    title = say("b-value-unknown", name=Name(typed or "–"))
    raise Refused(title, Reason(say("b-value-which", key=setting.key, names=values)))


def _after(state: BattleState, setting: Setting, value: str) -> BattleState:
    if setting.key == "language":
        return replace(state, language=value)
    kept = {key: v for key, v in state.settings if key != setting.key}
    if value != setting.default:
        kept[setting.key] = value
    return replace(state, settings=tuple(sorted(kept.items())))


async def _keep(ask: Ask, setting: Setting, value: str) -> None:
    """Save a setting of the server; it is no part of any battle, so undo does not touch it."""
    kept = {k: v for k, v in ask.server.settings.items() if k != setting.key.removeprefix("server_")}
    if value != OFF:
        kept[setting.key.removeprefix("server_")] = value
    await ask.store.set_server(Server(ask.place.guild or 0, kept))


def _shown(ask: Ask, value: str) -> str:
    """Return a value as it is shown: a role by its name."""
    return f"@{ask.roles.get(int(value), value)}" if value.isdecimal() and len(value) > 9 else value


def _meaning(ask: Ask, setting: Setting, value: str) -> Line:
    key = f"setting-{setting.key}"
    role = setting.key.endswith("gm_role") and value != OFF
    worded = say(f"{key}.v-role", role=Name(_shown(ask, value))) if role else say(f"{key}.v-{slug(value)}")
    return say("b-setting-meaning", what=say(key), value=worded)


def slug(value: str) -> str:
    """Return a value as the name of a message's attribute."""
    return fold(value).replace(" ", "-").replace('"', "in")
