"""Every setting, from the environment and `.env`, checked at start."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from bot import shards
from bot.token import token_fault
from data import is_url, password, shown
from rules.core.words import Line, say

ENV_FILE = Path(".env")
QUOTES = "\"'`“”„«»‘’"
SECRETS = {"DISCORD_TOKEN"}


class BadSettings(Exception):
    """Say every setting that is wrong or missing: its name, what was read (never a secret), where, what is expected."""

    def __init__(self, *faults: Line) -> None:
        super().__init__(*(fault.key for fault in faults))
        self.faults = faults


class Expected(ValueError):
    """Refuse a value and say what was expected in its place."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.key)
        self.line = line


def unquoted(value: Any) -> Any:
    """Return a text without the spaces and quotes around it."""
    return value.strip().strip(QUOTES).strip() if isinstance(value, str) else value


def _upper(value: Any) -> Any:
    return value.upper() if isinstance(value, str) else value


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


class Settings(BaseSettings):
    """Hold every setting; `sources` tells where each that was given was read, `notes` what is odd about them."""

    model_config = SettingsConfigDict(hide_input_in_errors=True, frozen=True, extra="ignore")

    token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    database: Path = Field(Path("var/hola.db"), alias="HOLA_DATABASE")
    url: SecretStr | None = Field(None, exclude=True)
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        "INFO", alias="HOLA_LOG_LEVEL"
    )
    language: Annotated[Literal["en", "fr"] | None, BeforeValidator(_lower)] = Field(None, alias="HOLA_LANGUAGE")
    offline_port: int = Field(8765, alias="HOLA_OFFLINE_PORT", ge=1024, le=65535)
    backup_days: int = Field(14, alias="HOLA_BACKUP_DAYS", ge=0, le=3650)
    metrics_port: int | None = Field(None, alias="HOLA_METRICS_PORT", ge=1024, le=65535)
    metrics_host: str = Field("127.0.0.1", alias="HOLA_METRICS_HOST")
    shard_count: int | None = Field(None, alias="SHARD_COUNT", ge=1, le=shards.MOST)
    shard_ids: Annotated[tuple[int, ...] | None, BeforeValidator(shards.listed)] = Field(None, alias="SHARD_IDS")

    sources: Mapping[str, str] = Field({}, exclude=True)
    notes: tuple[Line, ...] = Field((), exclude=True)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Take only what `load_settings` read: it must be able to say from where."""
        return (init_settings,)

    @field_validator("token")
    @classmethod
    def _shaped(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None:
            return None
        text = re.sub(r"^bot\s+", "", token.get_secret_value(), flags=re.IGNORECASE)
        if fault := token_fault(text):
            raise Expected(fault)
        return SecretStr(text)

    @field_validator("database")
    @classmethod
    def _file(cls, database: Path) -> Path:
        if re.match(r"[a-z+]+:/", str(database)):
            raise Expected(say("console-expected-path"))
        path = database.expanduser()
        if path.is_dir():
            raise Expected(say("console-expected-file"))
        return path

    @field_validator("shard_ids")
    @classmethod
    def _of_all(cls, ids: tuple[int, ...] | None, others: ValidationInfo) -> tuple[int, ...] | None:
        if ids is not None and "shard_count" in others.data:
            count = others.data["shard_count"]
            if count is None or ids[-1] >= count:
                raise Expected(
                    say("console-expected-shard-count-too" if count is None else "console-expected-shard-ids")
                )
        return ids

    @property
    def store(self) -> Path | str:
        """Return where the battles are kept: a file, or the address of a PostgreSQL database."""
        return self.database if self.url is None else self.url.get_secret_value()

    @property
    def kept(self) -> str:
        """Return where the battles are kept, as it may be shown."""
        return shown(self.store)

    @property
    def extras(self) -> tuple[str, ...]:
        """Return the sets of packages that these settings need beside the common ones."""
        wanted = {
            "offline": self.token is None,
            "postgres": self.url is not None,
            "metrics": self.metrics_port is not None and self.token is not None,
        }
        return tuple(extra for extra, needed in wanted.items() if needed)

    @property
    def secrets(self) -> tuple[str, ...]:
        """Return what is shown to nobody."""
        return tuple(filter(None, (self.token.get_secret_value() if self.token else "", password(self.store))))

    @property
    def beside(self) -> Path:
        """Return the path beside which files of this process are kept: each of several has its own."""
        return self.database.with_stem(
            f"{self.database.stem}-shard-{self.shard_ids[0]}" if self.shard_ids else self.database.stem
        )


NAMES = tuple(str(field.alias) for field in Settings.model_fields.values() if field.alias)


@dataclass(frozen=True, slots=True)
class Found:
    """Hold one value as it was read, and from where."""

    value: str
    source: str


def load_settings(env_file: Path | str = ENV_FILE, environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings: the environment before the file, defaults for what neither gives.

    Spaces and quotes around a value are dropped; an empty value counts as not given.
    Raises `BadSettings` naming every fault.
    """
    environment = os.environ if environment is None else environment
    found, notes = _read(Path(env_file), environment)
    values: dict[str, Any] = {name: value.value for name, value in found.items()}
    sources = {name: value.source for name, value in found.items()}
    if is_url(values.get("HOLA_DATABASE", "")):
        folder = environment.get("STATE_DIRECTORY", "").partition(":")[0] or "var"  # as systemd says it
        values |= {"url": values["HOLA_DATABASE"], "HOLA_DATABASE": f"{folder}/hola.db"}
    try:
        return Settings(**values, sources=sources, notes=notes)
    except ValidationError as error:
        raise BadSettings(*(_fault(details, found) for details in error.errors())) from None


def _read(file: Path, environment: Mapping[str, str]) -> tuple[dict[str, Found], tuple[Line, ...]]:
    try:
        # utf-8-sig: a byte order mark, as Windows writes it, would otherwise become part of the first name
        text = file.read_text(encoding="utf-8-sig") if file.exists() else ""
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or getattr(error, "reason", None) or type(error).__name__
        raise BadSettings(say("console-unreadable", file=str(file), why=str(why))) from None
    in_file = dotenv_values(stream=StringIO(text), interpolate=False)
    found: dict[str, Found] = {}
    notes = []
    for name in NAMES:
        outside, inside = unquoted(environment.get(name)), unquoted(in_file.get(name))
        if outside:
            found[name] = Found(outside, "environment")
            if inside and inside != outside:
                notes.append(say("console-shadowed", name=name, file=str(file)))
        elif inside:
            found[name] = Found(inside, str(file))
    for name in in_file:
        if name not in NAMES and name.upper().startswith(("HOLA", "DISCORD")):
            known = ", ".join(difflib.get_close_matches(name.upper(), NAMES, n=1, cutoff=0) or NAMES)
            notes.append(say("console-unknown-setting", name=name, file=str(file), known=known))
    return found, tuple(notes)


def _fault(details: Any, found: Mapping[str, Found]) -> Line:
    name = str(details["loc"][0])
    value = found[name]
    cause = details.get("ctx", {}).get("error")
    expected = cause.line if isinstance(cause, Expected) else say(f"console-expected-{name.lower().replace('_', '-')}")
    read = say("console-hidden", length=len(value.value)) if name in SECRETS else re.sub("//.*@", "//…@", value.value)
    return say("console-bad-setting", name=name, value=read, source=place(value.source), expected=expected)


def place(source: str) -> Line:
    """Return the words for where a value was read."""
    return say("console-environment") if source == "environment" else say("console-file", file=source)
