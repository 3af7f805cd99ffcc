"""De Bello Gallico between battles: wounds are dressed, who was put out has a recovery test to take (G14)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.words import Name
from rules.gallico.campaign import home, lasting, toll
from rules.gallico.fighter import Clash, Fighter

MAN = Fighter(id=1, name="Brennos", combat=5, skills=("tough",))
DOG = Fighter(id=2, name="Crocs", dog=True, handler=1, target=9)


def test_G14_out_of_action_has_to_recover():
    (back,) = home((replace(MAN, wounds=2),))
    assert back == replace(MAN, recovering=True)
    assert lasting(back).marks[0].key == "mark-g-recovering"
    assert home((back,)) == (back,), "until somebody says that he has recovered"


def test_G1_a_wound_is_dressed_and_the_battle_forgotten():
    worn = replace(
        MAN, wounds=1, frenzied=True, formation=True, camouflaged=True, fights=3, clash=Clash(result="win", score=9)
    )
    assert home((worn,)) == (MAN,)


def test_G11_a_dog_keeps_its_handler_and_no_prey():
    assert home((MAN, DOG)) == (MAN, replace(DOG, target=0))
    assert home((DOG,)) == (replace(DOG, handler=0, target=0),)


def test_what_it_cost():
    told = toll((MAN, DOG), (replace(MAN, wounds=2), replace(DOG, wounds=0)))
    assert (told.out, told.whole) == ((Name("Brennos"),), (Name("Crocs"),))
    assert [line.key for line in told.after] == ["toll-g-recovery"]
    assert told.rules == ("G1", "G14")
