"""SMS client against the simulator, over a socket: every failure has its error, with a text in both languages."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from fastapi import FastAPI, Response

from clinic.core.database.session import TransactionOpenError, transaction
from clinic.core.database.tenant_context import Context
from clinic.providers import errors
from clinic.providers.sms import Elks
from tests.simulators.server import Simulators, serving, simulators

pytestmark = pytest.mark.anyio
QUICK = httpx.Timeout(0.8)


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture
async def elks(sims: Simulators) -> AsyncIterator[Elks]:
    client = Elks(f"{sims.url}/46elks", "aster", "aster", QUICK)
    yield client
    await client.close()


@pytest.mark.covers("MSG-010")
async def test_an_sms_is_received_with_its_text_unchanged(sims: Simulators, elks: Elks) -> None:
    text = "Hej Åsa! Din tid är 10:00 & det kostar 450 €. Välkommen 🙂"
    sent = await elks.send("+46701740690", text, "Kliniken", "")
    [shown] = sims.messages(to="+46701740690")
    assert (shown["id"], shown["text"], shown["sender"]) == (sent.id, text, "Kliniken")
    assert (sent.parts, sent.cost) == (1, 3500)


@pytest.mark.parametrize(
    ("to", "kind", "outcome_unknown", "is_permanent"),
    [
        ("+46701749903", errors.OutOfCredit, False, False),
        ("+46701749904", errors.NoAnswer, True, False),
        ("+46701749905", errors.ServiceUnavailable, False, False),
        ("+46701749906", errors.Rejected, False, True),
        ("+46701749907", errors.NotAllowed, False, True),
        ("0701740605", errors.Rejected, False, True),
    ],
)
async def test_each_refusal_has_its_error(
    elks: Elks, to: str, kind: type[errors.ProviderError], outcome_unknown: bool, is_permanent: bool
) -> None:
    with pytest.raises(kind) as refused:
        await elks.send(to, "Hej", "Aster", "")
    assert (refused.value.outcome_unknown, refused.value.is_permanent) == (outcome_unknown, is_permanent)
    assert "46elks" in refused.value.text("en")
    assert "46elks" in refused.value.text("sv") != refused.value.text("en")


async def test_an_unanswered_sms_is_never_repeated(sims: Simulators, elks: Elks) -> None:
    with pytest.raises(errors.NoAnswer):
        await elks.send("+46701759904", "bara en gång", "Aster", "")
    assert len(sims.messages(to="+46701759904")) == 1


async def test_wrong_credentials_and_an_unreachable_provider_are_distinct_errors(sims: Simulators) -> None:
    wrong = Elks(f"{sims.url}/46elks", "aster", "wrong", QUICK)
    with pytest.raises(errors.AuthenticationFailed):
        await wrong.send("+46701740691", "Hej", "Aster", "")
    unreachable = Elks("http://127.0.0.1:9", "aster", "aster", QUICK)
    with pytest.raises(errors.Unreachable):
        await unreachable.send("+46701740691", "Hej", "Aster", "")
    await wrong.close()
    await unreachable.close()
    assert sims.messages(to="+46701740691") == []


@pytest.mark.parametrize(
    ("status", "body", "kind"),
    [(200, "<html>", errors.UnexpectedResponse), (502, "", errors.NoAnswer), (504, "", errors.NoAnswer), (429, "", errors.ServiceUnavailable)],
)
async def test_an_unexpected_response_has_its_own_error(status: int, body: str, kind: type[errors.ProviderError]) -> None:
    app, tries = FastAPI(), []

    @app.post("/a1/sms")
    async def answer() -> Response:
        tries.append(status)
        return Response(body, status)

    with serving(app) as url:
        client = Elks(url, "aster", "aster", QUICK)
        with pytest.raises(kind):
            await client.send("+46701740692", "Hej", "Aster", "")
        assert len(tries) == 1
        await client.close()


async def test_an_idempotent_request_is_retried_until_it_succeeds() -> None:
    app, tries = FastAPI(), []

    @app.get("/thing")
    async def thing() -> Response:
        tries.append(1)
        return Response("there", 503 if len(tries) < 3 else 200)

    with serving(app) as url:
        client = Elks(url, "aster", "aster", QUICK)
        assert (await client.call("GET", "/thing")).text == "there"
        assert len(tries) == 3
        await client.close()


async def test_no_request_is_sent_while_a_transaction_is_open(sims: Simulators, elks: Elks) -> None:
    async with transaction(Context()) as session:
        await session.connection()
        with pytest.raises(TransactionOpenError):
            await elks.send("+46701740693", "Hej", "Aster", "")
    assert sims.messages(to="+46701740693") == []
