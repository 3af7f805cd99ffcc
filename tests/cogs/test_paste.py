"""Many pieces at once: a form, files, copies; every line checked before one piece is added."""

from __future__ import annotations

import json
import time

import pytest

from bot.bulk import Reader
from tests.reply import Reply
from tests.table import Person, Table
from tests.words import ROOT


async def paste(person: Person, text: str) -> Reply:
    form = await person.slash("battle paste")
    return await form.modal.submit(text)


async def test_one_line_makes_numbered_copies(table: Table):
    reply = await paste(table.ann, "unit Garde du pont x3 size 10 ld 7 leader 8")
    assert reply.title == "3 pieces added"
    shown = await table.ann.slash("unit show", unit="Garde du pont 2")
    assert "8" in shown.text
    assert "Garde du pont 3" in (await table.ann.slash("unit list")).text


async def test_every_kind_and_both_languages(table: Table):
    text = """
# the ford
mount Tonnerre species horse rider Ulrich le Grand barding side Rouge
monture "Cavalier noir" espèce destrier cavalier Otto
vehicle Char d’assaut toughness 8 damage:10 max_speed 12.5 weapons "canon laser (heavy), bolter"
dreadnought Ferreux damage 6 pilot Anton ld 8 int 7
building Tour kind tower sections 2
régiment Piquiers type infantry traits pikes
fighter Brennos combat 6 defence 12 skills tough, frenzy
"""
    refused = await paste(table.ann, text)
    assert refused.title == "9 pieces added", "with the two riders"
    shown = await table.ann.slash("mount show", mount="Tonnerre")
    assert "Ulrich le Grand" in shown.text
    assert "barding" in shown.text.lower()
    assert "12.5" in (await table.ann.slash("vehicle show", vehicle="Char")).text


@pytest.mark.parametrize("page", ["campaign.md", "campaign.fr.md"])
async def test_the_examples_of_the_guide_are_right(table: Table, page: str):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    reply = await paste(table.ann, text.split("```")[1].strip())
    assert reply.title.endswith(" pieces added"), reply.text


async def test_it_is_one_entry(table: Table):
    reply = await paste(table.ann, "unit A\nunit B\nmount C rider D")
    assert "no. 1" in reply.footer
    await reply.click("Undo")
    assert "No pieces" in (await table.ann.slash("battle status")).text


async def test_one_wrong_line_and_nothing_is_added(table: Table):
    await table.ann.slash("unit add", name="Garde")
    text = "unit Neuve size 10\nunit garde\nunit Autre size dix\nunti X\nunit Ld 7 size\nunit Y ld 7 sise 3\nunit Neuve"
    reply = await paste(table.ann, text)
    assert reply.private
    for told in (
        "Line 2:",
        "is taken",
        "Line 3:",
        "takes a number, not dix",
        "Line 4:",
        "unti is no kind of piece",
        "Line 5:",
        "`size` has no value",
        "Line 6:",
        "did you mean",
        "Line 7:",
    ):
        assert told in reply.text, told
    assert "Neuve" not in (await table.ann.slash("battle status")).text


async def test_faults_are_told_in_the_readers_words(french: Table):
    reply = await paste(french.ann, "unité Garde effectif dix\nfoo X\nunité Y cd 77")
    text = reply.text.replace("\u00a0", " ")
    assert "Ligne 1 : `effectif` attend un nombre, pas dix" in text
    assert "une monture" in text
    assert "Ligne 3 : `cd` va de" in text


async def test_what_was_typed_can_be_corrected(table: Table):
    reply = await paste(table.ann, "unit Garde size dix")
    form = await reply.click("Correct")
    assert "unit Garde size dix" in str(form.result.modal)
    assert (await form.modal.submit("unit Garde size 10")).title == "One piece added"


async def test_a_form_outlives_a_restart(table: Table):
    form = await table.ann.slash("battle paste")
    await table.restart()
    assert (await form.modal.submit("unit Garde x2")).title == "2 pieces added"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "a.csv",
            'piece,name,count,size,ld,traits\nunit,Garde,2,10,7,"frenzy, causes fear"\n,,,,,\nmount,Éclair,,,,slow',
        ),
        ("a.csv", "pièce;nom;effectif\nunité;Garde;10\nunité;Garde 2;10\nmonture;Éclair;"),
        (
            "a.json",
            json.dumps(
                [
                    {"piece": "unit", "name": "Garde", "count": 2, "size": 10, "traits": ["frenzy"]},
                    {"piece": "mount", "name": "Éclair", "barding": True},
                ]
            ),
        ),
        ("a.txt", "unit Garde x2 size 10\nmount Éclair"),
    ],
)
async def test_files(table: Table, name: str, text: str):
    from bot.client import Hola

    assert isinstance(table.bot, Hola)
    rows, faults = Reader(table.bot, "en").file(name, text)
    if "pièce" in text:
        faults = [fault for fault in faults if fault.place]
    assert faults == [], faults
    assert sum(row.copies for row in rows) == 3
    assert {row.spec.qualified for row in rows} == {"unit add", "mount add"}


async def test_a_file_is_pasted_at_once(table: Table):
    text = b"\xef\xbb\xbfpiece;name;count;size\r\nunit;Garde;2;10\r\n"
    reply = await table.ann.slash("battle paste", file=("warband.csv", text))
    assert reply.title == "2 pieces added"
    again = await table.ann.slash("battle paste", file=("warband.csv", text))
    assert "Line 2:" in again.text
    assert "Correct" not in again.buttons, "there is no form to correct"
    large = await table.ann.slash("battle paste", file=("big.txt", b"unit A\n" * 50_000))
    assert "too large" in large.text


async def test_a_broken_file_says_why(table: Table):
    from bot.bulk_values import Wrong
    from bot.client import Hola

    assert isinstance(table.bot, Hola)
    with pytest.raises(Wrong):
        Reader(table.bot, "en").file("a.json", "[{]")
    rows, faults = Reader(table.bot, "en").file("a.csv", "piece,name,size\nunit,Garde,999999\nship,X,1")
    assert rows == []
    assert [fault.place for fault in faults] == [2, 3]


async def test_sixty_pieces_take_no_minute(table: Table):
    lines = [f"unit Garde {n} size 10 ld 7 cl 8 leader 8 side" for n in range(1, 61)]
    await table.gm.slash("battle start", sides="Rouge, Bleu")
    began = time.monotonic()
    reply = await paste(table.gm, "\n".join(f"{line} {'Rouge' if n % 2 else 'Bleu'}" for n, line in enumerate(lines)))
    assert reply.title == "60 pieces added"
    assert time.monotonic() - began < 30
    assert len(reply.description) < 2000


class TestCopy:
    async def test_copies_are_numbered_unhurt_and_by_themselves(self, table: Table):
        await table.ann.slash("mount add", name="Tonnerre", rider="Ulrich", ld=6)
        await table.ann.slash("whoa", mount="Tonnerre", dice="6 2 1")
        reply = await table.ann.slash("battle copy", piece="Tonnerre", count=2)
        assert reply.title == "2 pieces added"
        shown = (await table.ann.slash("mount show", mount="Tonnerre 3")).text
        assert "isolated" in shown.lower()
        assert "6" in shown
        again = await table.ann.slash("battle copy", piece="Tonnerre 2", count=1)
        assert "Tonnerre 4" in again.text

    async def test_not_of_somebody_elses(self, table: Table):
        await table.ann.slash("unit add", name="Garde")
        assert "not yours" in (await table.bob.slash("battle copy", piece="Garde")).title
