"""What surrounds a match: host, guests, talk, real dice, big screen, checking, today's box, own things."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, Watch
from tools.stage import Server, box_step, join, open_table, play

pytestmark = pytest.mark.browser


def two_at_a_table(server: Server, guest: Guest) -> tuple[Page, Page, str]:
    """A match of two that has begun."""
    one, two = guest(), guest()
    code = open_table(one, server.url)
    join(two, server.url, code, "Marta")
    for page in (one, two):
        expect(page.locator("main[data-phase=playing]")).to_be_visible()
    return one, two, code


def menu(page: Page, item: str) -> None:
    """Choose from the table's menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator(".menu-list").get_by_role("button", name=item, exact=True).click()


def test_a_game_is_two_clicks_from_the_first_page(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(server.url)
    page.get_by_role("button", name="Open this table").click()
    page.get_by_role("button", name="Play alone").click()
    expect(page.locator("[data-act=main]")).to_be_visible()


def test_a_bot_takes_the_open_seat(server: Server, guest: Guest) -> None:
    page = guest()
    open_table(page, server.url)
    page.get_by_role("button", name="Begin against a bot").click()
    expect(page.locator(".other")).to_have_count(1)
    play([page], seconds=90)


def test_the_host_names_locks_and_sends_away(server: Server, guest: Guest, watch: Watch) -> None:
    one, two = guest(), guest()
    code = open_table(one, server.url)
    one.get_by_label("Name at this table").fill("Ola")
    one.get_by_role("button", name="Keep").click()
    expect(one.locator(".seats li").first).to_contain_text("Ola")
    menu(one, "Host")
    one.get_by_label("Locked: nobody else may sit down").check()
    two.goto(f"{server.url}/t/{code}")
    expect(two.get_by_text("The host has locked this table.")).to_be_visible()
    one.get_by_label("Locked: nobody else may sit down").uncheck()
    one.keyboard.press("Escape")
    join(two, server.url, code, "Marta")
    expect(one.locator("main[data-phase=playing]")).to_be_visible()


def test_phrases_are_heard_and_free_text_only_where_the_host_allows_it(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    menu(two, "Say something")
    expect(two.get_by_label("Your words")).to_have_count(0)
    two.get_by_role("button", name="Good luck!").click()
    expect(one.locator(".bubble")).to_contain_text("Marta Good luck!")
    menu(one, "Host")
    one.get_by_label("Players may write freely").check()
    one.keyboard.press("Escape")
    menu(two, "Say something")
    two.get_by_label("Your words").fill("<img src=x onerror=alert(1)> & <b>hi</b>")
    two.get_by_role("button", name="Say", exact=True).click()
    expect(one.locator(".bubble")).to_contain_text("<img src=x onerror=alert(1)> & <b>hi</b>")
    assert one.locator(".bubble img, .bubble b b").count() == 0


def test_a_muted_player_is_not_heard(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    menu(one, "Say something")
    one.get_by_label("Don’t show what Marta says").check()
    one.keyboard.press("Escape")
    menu(two, "Say something")
    two.get_by_role("button", name="Hello!").click()
    expect(two.locator(".bubble")).to_be_visible()
    one.wait_for_timeout(300)
    expect(one.locator(".bubble")).to_have_count(0)


def test_a_match_ends_when_both_agree(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    for page in (one, two):
        menu(page, "Stop playing")
        page.get_by_role("button", name="Propose to end").click()
    for page in (one, two):
        expect(page.get_by_role("heading", name="The match was broken off")).to_be_visible()


def test_real_dice_are_entered_by_hand(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{server.url}/new?rules=classic")
    page.get_by_role("button", name="Take away seat 2").click()
    page.get_by_role("button", name="Our own").click()
    page.get_by_role("button", name="Open this table").click()
    page.locator('[data-face="0:3"]').click()
    page.locator('[data-face="1:6"]').click()
    page.locator("[data-act=real]").click()
    expect(page.locator(".table-head")).to_have_text(re.compile("3 and 6"))


def test_handicaps_are_set_by_seat(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{server.url}/new?rules=classic")
    page.get_by_role("button", name="Take away seat 2").click()
    page.get_by_label("Handicaps by seat").check()
    page.get_by_label("Shut from the start").fill("8 9")
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_selector("[data-act=main]")
    expect(page.locator(".stb-tile.is-open")).to_have_count(7)


def invited_only_once_phones_can_come(page: Page) -> None:
    """At this machine's own address there is no picture for cameras before the button was pressed.

    The page must have no service worker: what goes through one is not seen by `route`.
    """
    page.route("**/api/lan", lambda route: route.fulfill(json={"address": "http://192.0.2.7:8000"}))
    button = page.get_by_role("button", name="Let phones join")
    expect(button).to_be_visible()
    assert page.locator(".qr").count() == 0
    button.click()
    expect(page.locator(".qr")).to_be_visible()
    expect(button).to_have_count(0)


def test_the_invitation_shows_no_address_that_only_this_device_has(server: Server, guest: Guest) -> None:
    page = guest(service_workers="block")
    code = open_table(page, server.url)
    invited_only_once_phones_can_come(page)
    expect(page.get_by_label("Link")).to_have_value(f"http://192.0.2.7:8000/t/{code}")


def test_a_big_screen_of_no_table_says_so_and_invites_nobody(
    server: Server, guest: Guest, watch: Watch
) -> None:
    page = guest()
    page.goto(f"{server.url}/projector/QQQQ")
    expect(page.locator(".banner")).to_be_visible()
    expect(page.locator(".projector-join")).to_have_count(0)
    expect(page.get_by_text("One moment")).to_have_count(0)


def test_the_big_screen_shows_the_table_and_the_way_in(server: Server, guest: Guest) -> None:
    one, screen = guest(), guest(1440, 900, service_workers="block")
    code = open_table(one, server.url)
    screen.goto(f"{server.url}/projector/{code}")
    expect(screen.locator(".projector-join")).to_contain_text(code)
    invited_only_once_phones_can_come(screen)
    expect(screen.locator(".projector-join")).to_contain_text("192.0.2.7:8000")
    one.get_by_role("button", name="Play alone").click()
    expect(screen.locator(".area-board")).to_be_visible()
    assert screen.locator("[data-act]:visible").count() == 0


def test_the_record_of_a_finished_match_verifies_on_the_page_and_without_the_server(
    own_server: Server, guest: Guest, watch: Watch
) -> None:
    page = guest()
    code = open_table(page, own_server.url)
    page.get_by_role("button", name="Play alone").click()
    play([page])
    page.get_by_role("link", name="Check the dice", exact=True).first.click()
    expect(page.get_by_role("heading", name="These dice were honest")).to_be_visible()
    page.get_by_role("button", name="Ask for the moves, too").click()
    expect(page.locator("p[role=status]")).not_to_be_empty()
    with page.expect_download() as kept:
        page.get_by_role("link", name="Keep the record").click()
    record = kept.value.path().read_text("utf-8")
    assert code in kept.value.suggested_filename
    watch.excused += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "WebSocket"]
    own_server.stop()
    page.get_by_label("Or its text").fill(record.replace('"seed":"', '"seed":"00', 1))
    page.get_by_label("Or its text").blur()
    expect(page.get_by_role("heading", name="Something is wrong with this record")).to_be_visible()
    page.get_by_label("Or its text").fill(record)
    page.get_by_label("Or its text").blur()
    expect(page.get_by_role("heading", name="These dice were honest")).to_be_visible()
    own_server.start()


def test_without_a_network_the_shell_stands_and_comes_back(
    own_server: Server, guest: Guest, watch: Watch
) -> None:
    watch.excused += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "WebSocket"]
    page = guest()
    page.goto(own_server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    own_server.stop()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Pillarbox")).to_be_visible()
    expect(page.locator(".banner")).to_contain_text("You are offline")
    page.context.set_offline(False)
    own_server.start()
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Open this table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))


def test_todays_box_is_played_once(own_server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{own_server.url}/daily")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    play([page])
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    page.locator(".area-over").get_by_role("link", name="Today’s box").click()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("Play it")


def test_a_name_is_kept_and_everything_can_be_erased(own_server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{own_server.url}/me")
    page.get_by_label("Your name").fill("Ola")
    page.get_by_role("button", name="Keep").click()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ola")
    page.get_by_role("button", name="Erase", exact=True).click()
    page.get_by_role("button", name="Erase it all").click()
    page.wait_for_url(f"{own_server.url}/")
    page.goto(f"{own_server.url}/me")
    expect(page.get_by_label("Your name")).to_have_value("")


def test_another_device_takes_a_seat_over_by_a_code(server: Server, guest: Guest) -> None:
    one, two = guest(), guest()
    code = open_table(one, server.url)
    one.goto(f"{server.url}/me")
    one.get_by_role("button", name="Show a code").click()
    word = one.locator("output.code").inner_text()
    two.goto(f"{server.url}/me")
    two.get_by_label("Code of another device").fill(word)
    two.get_by_role("button", name="Take over").click()
    expect(two.locator(".me-table")).to_contain_text(code)


def test_rules_are_found_by_any_of_their_names(server: Server, guest: Guest) -> None:
    page = guest()
    page.goto(f"{server.url}/rules")
    page.get_by_label("Find rules").fill("canoga")
    expect(page.locator(".rules-list li")).to_have_count(1)
    page.get_by_role("link", name="Classic").click()
    expect(page.get_by_role("heading", name="Classic", level=1)).to_be_visible()
    expect(page.locator(".rules-text")).to_contain_text("numbered from 1 to 9")


def test_open_tables_are_listed_for_everybody(own_server: Server, guest: Guest) -> None:
    one, two = guest(), guest()
    one.goto(f"{own_server.url}/new?rules=golf")
    one.get_by_label("Private: found only by link or code").uncheck()
    one.get_by_role("button", name="Open this table").click()
    one.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    two.goto(f"{own_server.url}/lobby")
    two.get_by_role("link", name="Take a seat").click()
    expect(two.get_by_label("Your name")).to_be_visible()


def test_another_match_is_one_click_away(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    play([one, two])
    one.get_by_role("button", name="Play again").click()
    for page in (one, two):
        expect(page.locator("main[data-phase=playing]")).to_be_visible()


def test_nothing_is_asked_of_anybody_in_a_match_that_was_given_up(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    menu(two, "Stop playing")
    two.get_by_role("button", name="Give up").click()
    for page in (one, two):
        expect(page.get_by_role("heading", name="The match was broken off")).to_be_visible()
        expect(page.locator(".area-board [data-act]")).to_have_count(0)
    one.keyboard.press("Space")
    one.wait_for_timeout(200)
    expect(one.locator(".toasts > div")).to_have_count(0)


def test_the_next_match_shows_nothing_of_the_last(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    play([one, two])
    one.get_by_role("button", name="Play again").click()
    for page in (one, two):
        expect(page.locator("main[data-phase=playing]")).to_be_visible()
        expect(page.locator(".stb-tile.is-open")).to_have_count(9)
        expect(page.locator(".stb-told")).to_have_count(0)
        expect(page.get_by_role("img", name="The dice wait")).to_be_visible()


def test_where_the_host_is_gone_anybody_begins_the_next_match(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    play([one, two])
    expect(two.get_by_text("The host can begin another match.")).to_be_visible()
    expect(two.get_by_role("button", name="Play again")).to_have_count(0)
    one.close()
    two.get_by_role("button", name="Play again").click()
    expect(two.locator("main[data-phase=playing]")).to_be_visible()


def test_the_boxes_above_are_those_that_are_not_drawn_large(server: Server, guest: Guest) -> None:
    one, two, _ = two_at_a_table(server, guest)
    for _ in range(300):
        owner = one.locator(".table-head").inner_text()
        if owner.startswith("Marta"):
            break
        if not box_step(one):
            one.wait_for_timeout(30)
    else:
        pytest.fail("the turn of the first never ended")
    expect(one.locator(".other h2")).to_have_text(["You"])
    expect(two.locator(".other h2")).to_have_text(["Player"])


def test_who_comes_late_watches_and_sits_down_in_the_next_match(server: Server, guest: Guest) -> None:
    one, two, code = two_at_a_table(server, guest)
    three = guest()
    three.goto(f"{server.url}/t/{code}")
    three.get_by_label("Your name").fill("Piet")
    three.get_by_role("button", name="Join the next match").click()
    expect(three.get_by_text("You will sit down in the next match.")).to_be_visible()
    play([one, two])
    one.get_by_role("button", name="Play again").click()
    expect(three.locator(".other")).to_have_count(2)


RUNS_OUT = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const panel = one.closest(".panel, main").getBoundingClientRect(), own = one.getBoundingClientRect();
  return own.width && own.right > panel.right + 1 && !one.closest(".unseen, svg");
}).map((one) => one.className)"""


def test_a_name_of_forty_wide_letters_breaks_no_layout(server: Server, guest: Guest) -> None:
    one, two = guest(1280, 800), guest()
    code = open_table(one, server.url)
    join(two, server.url, code, "W" * 40)
    you = one.locator(".score-sheet thead").get_by_text("You", exact=True)
    expect(you).to_be_visible()
    box = you.bounding_box()
    assert box is not None
    assert box["height"] < 30
    play([one, two])
    for width, height in ((1280, 800), (360, 740)):
        one.set_viewport_size({"width": width, "height": height})
        expect(one.locator(".ranks b")).to_have_count(2)
        assert one.evaluate(RUNS_OUT) == []
        assert one.evaluate("document.documentElement.scrollWidth") <= width


def test_a_name_kept_at_the_table_is_the_players_from_then_on(server: Server, guest: Guest) -> None:
    page = guest()
    open_table(page, server.url)
    page.get_by_role("textbox", name="Name").fill("Zofia")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".seats .yours")).to_contain_text("Zofia")
    page.goto(f"{server.url}/me")
    expect(page.get_by_label("Your name")).to_have_value("Zofia")


def test_no_table_is_opened_by_rules_that_there_are_not(server: Server, guest: Guest, watch: Watch) -> None:
    watch.excused.append("404")
    page = guest()
    page.goto(f"{server.url}/new?rules=nonsuch")
    expect(page.get_by_role("alert")).to_have_text("There is no ruleset by that id.")
    expect(page.get_by_role("button", name="Open this table")).to_be_disabled()
    page.locator("#pick-rules").select_option("classic")
    expect(page.get_by_role("button", name="Open this table")).to_be_enabled()


def test_the_tables_on_the_first_page_follow_the_language(server: Server, guest: Guest) -> None:
    page = guest()
    open_table(page, server.url)
    page.get_by_role("button", name="Play alone").click()
    expect(page.locator(".area-board")).to_be_visible()
    page.goto(server.url)
    line = page.locator(".carry .quiet")
    expect(line).to_be_visible()
    said = line.inner_text()
    page.get_by_label("Language").first.select_option("pl")
    expect(page.get_by_role("heading", name="Graj dalej")).to_be_visible()
    expect(line).not_to_have_text(said)


@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "Pillarbox is not affiliated with the makers of the games"),
        ("pl", "Pillarbox nie jest związany z wydawcami gier"),
        ("nl", "Pillarbox is niet verbonden met de makers van de spellen"),
    ],
)
def test_the_first_page_fits_the_narrowest_phone_and_tells_at_its_foot_whom_it_does_not_belong_to(
    server: Server, guest: Guest, lang: str, line: str
) -> None:
    page = guest(280, 653, locale=lang)
    page.goto(server.url)
    expect(page.locator(".sheet.chosen")).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_contain_text(line)
    assert page.evaluate("document.documentElement.scrollWidth") == 280
    # "e-mail" is one word.
    assert page.locator(".sheet .unbroken").evaluate_all(
        "all => all.every(one => one.getClientRects().length === 1)"
    )
