"""What a client hears of a visit that changed while nothing could be sent: the newest truth, once."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from clinic.clients.models import Client
from clinic.core.db import unit
from tests.booking.visits.test_move import deliver
from tests.messaging.conftest import Post
from tests.messaging.test_delivery import number

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010", "BEY-010", "BKG-034")]


class Story:
    """A clinic, a client with a phone, an address or both, their visit at nine, and providers that can be away."""

    def __init__(self, place: Any, staff: Any, post: Post, to: dict[str, str], visit: dict[str, Any]) -> None:
        self.place, self.staff, self.post, self.to, self.visit = place, staff, post, to, visit
        self.waited = timedelta()

    async def change(self, verb: str, **wanted: Any) -> None:
        path = f"/api/bookings/{self.visit['id']}/{verb}"
        done = await self.staff.post(path, json={"version": self.visit["version"], **wanted})
        assert done.status_code == 200, done.text
        self.visit = done.json()["data"]

    async def move(self, *at: int) -> None:
        await self.change("reschedule", start_at=self.place.at(*at))

    async def told(self) -> None:
        """The grace is over: what there is to tell waits to be sent."""
        await deliver(self.place.company)

    async def sent(self, times: int = 1) -> None:
        """Send what is due, each time some minutes later."""
        for _ in range(times):
            self.waited += timedelta(minutes=11)
            await self.post.work_after(self.waited)

    def heard(self, channel: str = "sms") -> list[str]:
        return [message["text"] for message in reversed(self.post.sims.messages(to=self.to[channel]))]


@pytest.fixture
async def story(as_staff: Any, make: Any, sims: Any) -> Any:
    async def begun(*, email: str = "") -> Story:
        place = await make.bookable(people=1)
        staff, to = await as_staff(company=place.company), {"sms": number("11"), "mail": email}
        client = await make.client(place.company, phone=to["sms"], email=email, language="en")
        made = (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).json()["data"]
        return Story(place, staff, Post(place.company.id, sims), to, made)

    return begun


@pytest.fixture
async def unheard(story: Any, outage: Any) -> Story:
    """A story whose confirmation waits, since no SMS goes out."""
    told = await story()
    outage(away=True)
    await told.told()
    await told.sent()
    return told


async def test_the_last_message_of_a_visit_moved_twice_says_its_last_time(story, outage):
    """An earlier move that waited out the outage doesn't come after the later one."""
    told = await story()
    await told.told()
    await told.sent()
    outage(away=True)
    await told.move(11)
    await told.told()
    await told.sent(2)
    outage(away=False)
    await told.move(14)
    await told.told()
    await told.sent(3)
    first, *later = told.heard()
    assert "9:00" in first
    assert [("14:00" in text, "New time" in text) for text in later] == [(True, True)]


async def test_a_visit_cancelled_before_its_confirmation_went_is_told_to_nobody(unheard, outage):
    await unheard.change("cancel")
    await unheard.told()
    outage(away=False)
    await unheard.sent(3)
    assert unheard.heard() == []
    states = [message["state"] for message in (await unheard.staff.get("/api/messages")).json()["data"]["items"]]
    assert states == ["withdrawn"]


async def test_a_visit_moved_before_its_confirmation_went_is_confirmed_at_its_new_time(unheard, outage):
    await unheard.move(11)
    await unheard.told()
    outage(away=False)
    await unheard.sent(3)
    [text] = unheard.heard()
    assert "11:00" in text
    assert "Welcome!" in text


async def test_a_confirmation_that_was_withdrawn_within_the_grace_of_an_undone_move_goes_after_all(unheard, outage):
    """The move back comes after the confirmation was given up: the client still hears of the visit, once."""
    outage(away=False)
    await unheard.move(11)
    await unheard.sent()
    assert unheard.heard() == []
    await unheard.move(9)
    await unheard.told()
    await unheard.sent(3)
    [text] = unheard.heard()
    assert "9:00" in text
    assert "Welcome!" in text


async def test_a_move_undone_before_it_was_heard_is_told_by_the_channel_that_heard_it_alone(story, outage):
    """SMS are away, mails go: who read of eleven by mail reads of nine again, and no SMS says what its reader knows."""
    told = await story(email=f"{number()[1:]}@people.test")
    await told.told()
    await told.sent()
    outage(away=True)
    await told.move(11)
    await told.told()
    await told.sent(2)
    await told.move(9)
    await told.told()
    outage(away=False)
    await told.sent(3)
    assert ["9:00" in text for text in told.heard()] == [True]
    assert [next(hour for hour in ("11:00", "9:00") if hour in text) for text in told.heard("mail")] == ["9:00", "11:00", "9:00"]


async def test_a_move_undone_within_the_grace_leaves_what_waits(unheard, outage):
    await unheard.move(11)
    await unheard.move(9)
    await unheard.told()
    outage(away=False)
    await unheard.sent(3)
    [message] = (await unheard.staff.get("/api/messages")).json()["data"]["items"]
    assert "9:00" in message["text"]


async def test_of_two_that_wait_and_say_the_same_the_later_goes(unheard, outage):
    """Moved away and back, each told while nothing could be sent."""
    for at in (11, 9):
        await unheard.move(at)
        await unheard.told()
    outage(away=False)
    await unheard.sent(3)
    [text] = unheard.heard()
    assert "9:00" in text


async def test_an_address_that_came_after_the_telling_hears_what_has_changed_since(story):
    """Who was told by SMS, and then left an address, is told of the move by mail as a move."""
    told = await story()
    await told.told()
    told.to["mail"] = f"{number()[1:]}@people.test"
    async with unit(told.post.context) as session:
        await session.execute(update(Client).where(Client.company_id == told.place.company.id).values(email=told.to["mail"]))
    await told.move(11)
    await told.told()
    await told.sent()
    [text] = told.heard("mail")
    assert "New time" in text


async def test_mails_that_waited_say_the_newest_truth_as_well(story, outage):
    told = await story(email=f"{number()[1:]}@people.test")
    outage(away=True, mail=True)
    await told.told()
    await told.sent()
    for at in (11, 14):
        await told.move(at)
        await told.told()
        await told.sent()
    outage(away=False, mail=True)
    await told.sent(3)
    for channel in ("sms", "mail"):
        [text] = told.heard(channel)
        assert "14:00" in text
        assert "Welcome!" in text


async def test_what_no_longer_holds_is_not_sent_again(story, outage):
    """A confirmation that failed can be resent while it's true; after a move it can't."""
    told = await story()
    outage(away=True)
    await told.told()
    for _ in range(7):
        told.waited += timedelta(hours=1)
        await told.post.work_after(told.waited)
    [failed] = (await told.staff.get("/api/messages")).json()["data"]["items"]
    assert failed["state"] == "failed"
    await told.move(11)
    refused = await told.staff.post(f"/api/messages/{failed['id']}/resend", json={"version": failed["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "messaging.not_resendable")
    await told.move(9)
    assert (await told.staff.post(f"/api/messages/{failed['id']}/resend", json={"version": failed["version"]})).status_code == 200
