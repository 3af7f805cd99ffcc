"""Settings: read from the environment and a file, checked, explained, and the token never shown."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from bot.i18n import Words
from bot.settings import BadSettings, Settings, load_settings

TOKEN = base64.b64encode(b"198622483471925248").decode() + ".Cl2FMQ." + "ZnCjm1XVW7vRze4b7Cq4se7kKWs"
WORDS = Words()


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def load(file: Path, text: str = "", **environment: str) -> Settings:
    if text:
        file.write_text(text, encoding="utf-8")
    return load_settings(file, environment)


def faults(file: Path, text: str = "", locale: str = "en", **environment: str) -> str:
    with pytest.raises(BadSettings) as caught:
        load(file, text, **environment)
    told = "\n".join(WORDS.plain(fault, locale) for fault in caught.value.faults)
    assert "ZnCjm1XVW7vRze4b7Cq4se7kKWs" not in told + str(caught.value) + repr(caught.value)
    return told


def secret(settings: Settings) -> str:
    assert settings.token is not None
    return settings.token.get_secret_value()


def test_defaults(env_file: Path):
    settings = load(env_file)
    assert settings.token is None
    assert settings.database == Path("var/hola.db")
    assert (settings.log_level, settings.offline_port, settings.language) == ("INFO", 8765, None)
    assert settings.sources == {} and settings.notes == ()


@pytest.mark.parametrize(
    "written",
    [
        "DISCORD_TOKEN={}",
        "DISCORD_TOKEN = {}  ",
        "export DISCORD_TOKEN={}",
        'DISCORD_TOKEN="{}"',
        "DISCORD_TOKEN=' {} '",
        "DISCORD_TOKEN=“{}”",
        "DISCORD_TOKEN=«\u00a0{}\u00a0»",
        "DISCORD_TOKEN=Bot {}",
        "\ufeffDISCORD_TOKEN={}",
        "DISCORD_TOKEN={}\r\nHOLA_LOG_LEVEL=info\r\n",
        "# a comment\n\nDISCORD_TOKEN={}",
    ],
)
def test_report_14_a_token_is_found_however_it_is_pasted(env_file: Path, written: str):
    settings = load(env_file, written.format(TOKEN))
    assert secret(settings) == TOKEN
    assert settings.sources["DISCORD_TOKEN"] == str(env_file)


def test_the_token_is_never_shown(env_file: Path):
    settings = load(env_file, DISCORD_TOKEN=TOKEN)
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"


def test_report_14_the_environment_wins_and_says_so(env_file: Path):
    other = TOKEN.replace("Cl2FMQ", "Dl2FMQ")
    settings = load(env_file, f"DISCORD_TOKEN={other}", DISCORD_TOKEN=TOKEN)
    assert secret(settings) == TOKEN
    assert settings.sources["DISCORD_TOKEN"] == "environment"
    (note,) = settings.notes
    assert "DISCORD_TOKEN is set both in the environment and in" in WORDS.plain(note, "en")
    assert load(env_file, f"DISCORD_TOKEN={TOKEN}", DISCORD_TOKEN=TOKEN).notes == ()


def test_an_empty_value_counts_as_not_given(env_file: Path):
    settings = load(env_file, f"DISCORD_TOKEN={TOKEN}\nHOLA_OFFLINE_PORT=\n", DISCORD_TOKEN=" ", HOLA_DATABASE='""')
    assert secret(settings) == TOKEN
    assert settings.sources == {"DISCORD_TOKEN": str(env_file)}
    assert settings.offline_port == 8765


@pytest.mark.parametrize(
    ("token", "told"),
    [
        ("198622483471925248", "this is an id"),
        ("0f" * 32, "this is the public key"),
        ("aB3-" * 8, "this looks like the client secret"),
        ("hello", "there is one part"),
        ("a.b.c.d", "there are 4"),
        (TOKEN.replace("vRze", "v/ze"), "only letters, digits"),
        (TOKEN[:-10], "seems to be missing"),
        (TOKEN[4:], "seems to be missing"),
        (TOKEN.replace(".", "…"), "there is one part"),
    ],
)
def test_a_token_that_is_none_is_explained(env_file: Path, token: str, told: str):
    text = faults(env_file, DISCORD_TOKEN=token)
    assert text.startswith("DISCORD_TOKEN: read a text of ")
    assert "from the environment; expected" in text
    assert told in text
    assert token not in text


def test_every_fault_is_told_at_once_with_name_value_source_and_what_is_expected(env_file: Path):
    text = faults(env_file, "HOLA_OFFLINE_PORT=80\nHOLA_LANGUAGE=klingon", HOLA_LOG_LEVEL="loud")
    assert f"HOLA_OFFLINE_PORT: read 80 from the file {env_file}; expected a whole number from 1024 to 65535." in text
    assert f"HOLA_LANGUAGE: read klingon from the file {env_file}; expected en or fr." in text
    assert "HOLA_LOG_LEVEL: read loud from the environment; expected DEBUG, INFO, WARNING or ERROR." in text
    french = faults(env_file, locale="fr", HOLA_LOG_LEVEL="loud")
    assert "HOLA_LOG_LEVEL\u00a0: lu loud dans l’environnement" in french


@pytest.mark.parametrize("port", ["x", "8765.5", "0", "65536", "-1"])
def test_a_port_is_a_whole_number_in_range(env_file: Path, port: str):
    assert "1024 to 65535" in faults(env_file, HOLA_OFFLINE_PORT=port)


def test_case_of_the_values_is_free(env_file: Path):
    settings = load(env_file, HOLA_LOG_LEVEL="debug", HOLA_LANGUAGE="FR")
    assert (settings.log_level, settings.language) == ("DEBUG", "fr")


def test_the_database_is_the_path_of_a_file_or_an_address(
    env_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert load(env_file, HOLA_DATABASE="~/games/hola.db").database == tmp_path / "games" / "hola.db"
    assert "this is a folder" in faults(env_file, HOLA_DATABASE=str(tmp_path))
    told = faults(env_file, HOLA_DATABASE="mysql://me:hush@host/hola")
    assert "the address of a PostgreSQL database" in told
    assert "hush" not in told


@pytest.mark.parametrize(
    ("url", "kept", "secrets"),
    [
        (
            "postgresql://me:hu%20sh@db.example:5433/hola?sslmode=require",
            "postgresql://me@db.example:5433/hola",
            ("hu%20sh",),
        ),
        ("postgres://me@/hola?host=/run/pg", "postgres://me@/hola", ()),
        ("postgresql:///hola?password=hush&user=me", "postgresql:///hola", ("hush",)),
    ],
)
def test_the_address_of_a_database_is_shown_without_its_password(
    env_file: Path, url: str, kept: str, secrets: tuple[str]
):
    settings = load(env_file, f"HOLA_DATABASE={url}\n")
    assert (settings.store, settings.kept, settings.secrets) == (url, kept, secrets)
    assert settings.database == Path("var/hola.db"), "what belongs to this machine is still kept beside a file"
    assert "hush" not in repr(settings)
    service = load(env_file, STATE_DIRECTORY="/var/lib/hola:/x")
    assert (service.store, service.beside) == (url, Path("/var/lib/hola/hola.db"))
    assert load(env_file, "HOLA_DATABASE=x.db\n").store == Path("x.db")


@pytest.mark.parametrize(
    ("text", "ids"), [("0", (0,)), (" 3, 0-1 ", (0, 1, 3)), ("0-3", (0, 1, 2, 3)), ("2,2,1-2", (1, 2)), ("", None)]
)
def test_the_shards_of_a_process_are_a_list(env_file: Path, text: str, ids: tuple[int, ...] | None):
    settings = load(env_file, SHARD_COUNT="4", SHARD_IDS=text)
    assert (settings.shard_count, settings.shard_ids) == (4, ids)
    assert settings.beside.name == ("hola.db" if ids is None else f"hola-shard-{ids[0]}.db")


@pytest.mark.parametrize("text", ["x", "1-", "-1", "3-1", "0,,1", "0;1", "٣", "0-99999999", "1.5"])
def test_shards_that_are_no_list_are_told(env_file: Path, text: str):
    assert "the shards of this process, such as 0,1 or 0-3" in faults(env_file, SHARD_COUNT="4", SHARD_IDS=text)


def test_shards_are_told_by_their_count(env_file: Path):
    assert "below SHARD_COUNT" in faults(env_file, SHARD_COUNT="4", SHARD_IDS="0-4")
    assert "SHARD_COUNT as well" in faults(env_file, SHARD_IDS="0")
    assert "from 1 to 16384" in faults(env_file, SHARD_COUNT="0")
    assert "aussi SHARD_COUNT" in faults(env_file, locale="fr", SHARD_IDS="0")


def test_a_setting_with_a_wrong_name_is_told(env_file: Path):
    (note,) = load(env_file, "HOLA_DATABSE=x.db\nOTHER=1").notes
    text = WORDS.plain(note, "en")
    assert "HOLA_DATABSE" in text and "Did you mean HOLA_DATABASE?" in text


def test_a_file_that_cannot_be_read_is_told(env_file: Path):
    env_file.write_bytes(b"HOLA_LOG_LEVEL=\xff\xfe\xfa")
    assert f"The file {env_file} cannot be read" in faults(env_file)
    env_file.unlink()
    env_file.mkdir()
    assert f"The file {env_file} cannot be read" in faults(env_file)


def test_the_example_file_holds_every_setting_and_loads():
    example = Path(__file__).parents[2] / ".env.example"
    text = example.read_text(encoding="utf-8")
    for field in Settings.model_fields.values():
        if field.alias:
            assert f"{field.alias}=" in text, f"{field.alias} is missing in .env.example"
    settings = load_settings(example, {})
    assert settings.token is None and settings.notes == ()
