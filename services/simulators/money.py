"""Those who move money and register sales, with one memory."""

from fastapi import FastAPI

from simulators import infrasec, infrasec_enrolment, money_page, swish, swish_money, viva, viva_money, viva_terminal
from simulators.calling import Caller
from simulators.kept import Kept
from simulators.manners import Manners
from simulators.settings import Settings

PARTS = (viva_terminal, viva, swish, infrasec, infrasec_enrolment, money_page)


def opened(app: FastAPI, settings: Settings) -> Caller:
    """Give the app their books as they were left; what's returned has to be closed."""
    path = settings.state_file.with_name("simulators-money.jsonl") if settings.state_file else None
    app.state.kept = kept = Kept(path, settings.money_kept)
    app.state.manners = manners = Manners(kept, settings)
    caller = Caller(kept, settings)
    app.state.viva = viva_money.Viva(kept, manners, caller, settings)
    app.state.swish = swish_money.Swish(kept, manners, caller, settings)
    app.state.infrasec = infrasec.Infrasec(kept, manners)
    app.state.viva.resume()
    app.state.swish.resume()
    return caller
