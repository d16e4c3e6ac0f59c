"""`legal`: what a throw allows, as the rules of each variant have it."""

import json

import pytest

from tests.cli.running import inside


def legal(*args: str) -> dict[str, object]:
    ran = inside("legal", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    answer: dict[str, object] = json.loads(ran.out)
    return answer


def test_a_set_is_a_list_of_labels() -> None:
    assert legal("classic", "--open", "1,2,5", "--throw", "3+2") == {"actions": [[5]], "stuck": False}


@pytest.mark.parametrize(
    "args, sets",
    [
        # A total of 7 on the full board: exactly five sets.
        (["golf", "--throw", "7"], [[7], [1, 6], [2, 5], [3, 4], [1, 2, 4]]),
        # A total of 8: six sets, not only the pairs.
        (["golf", "--throw", "8"], [[8], [1, 7], [2, 6], [3, 5], [1, 2, 5], [1, 3, 4]]),
        (["golf", "--throw", "4+4", "--open", "4,8"], [[8]]),  # no tile twice
        (["golf", "--throw", "4", "--open", "1,3,4"], [[4], [1, 3]]),
        (["two-to-go", "--throw", "1+2"], [[1, 2]]),  # the first throw must shut 2
        (["three-to-go", "--throw", "6"], [[1, 2, 3]]),
        (["three-to-go", "--throw", "4"], [[1, 3]]),
        (["thai", "--throw", "2+6"], [[8], [6], [2]]),
        (["two-tiles-at-most", "--throw", "8"], [[8], [1, 7], [2, 6], [3, 5]]),
        (["trac", "--throw", "4+4", "--open", "1,2,4,9"], [[4]]),  # a double's face once
        (["twenty-twelve", "--throw", "3"], [[3], [1, 2]]),
        (["double-shutter", "--open", "a1,a4,b9,b6", "--throw", "5"], [["a1", "a4"]]),
        (["double-shutter", "--open", "a1,b9", "--throw", "4+6"], [["a1", "b9"]]),  # freed within the throw
    ],
)
def test_the_sets_are_those_of_the_rules_in_their_order(args: list[str], sets: list[object]) -> None:
    assert legal(*args) == {"actions": sets, "stuck": False}


@pytest.mark.parametrize(
    "ruleset, throw, count", [("golf", "12", 12), ("full-house", "12", 15), ("email", "10", 10)]
)
def test_there_are_as_many_sets_as_can_be_counted_by_hand(ruleset: str, throw: str, count: int) -> None:
    sets = legal(ruleset, "--throw", throw)["actions"]
    assert isinstance(sets, list)
    assert len(sets) == count


@pytest.mark.parametrize(
    "args, why",
    [
        (["classic", "--open", "1,2,5", "--throw", "2+2"], "No open tiles add up to 4."),
        (
            ["pub", "--open", "1,5,9", "--throw", "1+3"],
            "No open tiles add up to 4.",
        ),  # a Polish shop's example
        (["two-to-go", "--throw", "4"], "The first throw must shut tile 2, and 4 cannot."),
        (["unlucky-seven", "--throw", "7"], "A total of 7 ends the turn before anything is shut."),
    ],
)
def test_a_stuck_throw_says_why(args: list[str], why: str) -> None:
    assert legal(*args) == {"actions": [], "stuck": True}
    assert inside("legal", *args).out == why + "\n"


def test_first_is_understood_where_all_tiles_of_the_start_stand_open() -> None:
    assert legal("two-to-go", "--throw", "4")["stuck"] is True
    assert legal("two-to-go", "--open", "1,2,3,4,5,6,7,8", "--throw", "4")["actions"] == [[4], [1, 3]]
    assert legal("two-to-go", "--open", "1,2,3,4,5,6,7,8", "--throw", "4", "--first")["stuck"] is True


def test_one_die_is_thrown_where_the_rules_want_it() -> None:
    assert inside("legal", "classic", "--open", "1,2,3", "--throw", "1+2").code == 2
    assert legal("classic", "--open", "1,2,3", "--throw", "3")["actions"] == [[3], [1, 2]]
    assert legal("pub", "--open", "1,2,3", "--throw", "1+2")["actions"] == [[3], [1, 2]]


def test_a_position_before_the_throw_lists_the_numbers_of_dice() -> None:
    assert legal("pub", "--open", "1,2,3") == {"actions": ["1d", "2d"], "stuck": False}


def test_a_whole_state_says_what_tiles_alone_cannot() -> None:
    state = "all/1,2,3,4,5,6,8,9,10 turn=1 stage=reopen"
    assert legal("email-holiday", "--state", state)["actions"] == ["keep", "^7"]


def test_tiles_may_be_written_as_people_write_them() -> None:
    expected = legal("golf", "--open", "1,2,5", "--throw", "2+3")
    for tiles in ("1 2 5", "5,2,1", "1+2+5", " 1;2;5 "):
        assert legal("golf", "--open", tiles, "--throw", "3-2") == expected


def test_a_key_may_be_changed_on_the_spot() -> None:
    assert legal("golf", "--with", "most_tiles=1", "--throw", "8")["actions"] == [[8]]


def test_open_tiles_that_are_not_there_or_named_twice_are_named() -> None:
    for tiles, told in (
        ("12", "There is no tile 12 in this box; its tiles are 1, 2, 3, 4, 5, 6, 7, 8, 9."),
        ("1,1", "Tile 1 is named twice."),
        ("1,2,x", "There is no tile x in this box"),
    ):
        ran = inside("legal", "classic", "--open", tiles, "--throw", "3")
        assert ran.code == 2
        assert told in ran.err


@pytest.mark.parametrize("tiles", ["none", "NONE", "-"])
def test_in_a_box_that_is_shut_there_is_nothing_to_do(tiles: str) -> None:
    for command in ("legal", "advise"):
        for throw in ([], ["--throw", "3"]):
            ran = inside(command, "classic", "--open", tiles, *throw)
            assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
            assert ran.err.startswith("pillarbox: No tile is open here: the box is shut and the turn is over")


def test_boxes_of_several_seats_are_no_list_of_tiles() -> None:
    ran = inside("legal", "classic", "--open", "1/2", "--throw", "3")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("pillarbox: “1/2” is not a list of tiles; write the open tiles of one box")


def test_a_folder_is_not_asked_whether_it_is_a_file() -> None:
    ran = inside("rulesets", "--check", "/")
    assert (ran.code, ran.err) == (2, "pillarbox: “/” is a folder; a file is needed.\n")
