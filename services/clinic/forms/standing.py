"""Which of an entry's versions counts: the one that is shown, and the one that is in force."""

from typing import TypeVar

from sqlalchemy import ColumnElement, and_, exists, tuple_
from sqlalchemy.orm import aliased

from clinic.forms.models import ClientConsent, ClientQuestionnaire

Form = TypeVar("Form", ClientConsent, ClientQuestionnaire)


def is_newest(form: type[Form]) -> ColumnElement[bool]:
    """The condition that a version is the one shown: the newest, but for one given up before it was signed or answered."""
    other = aliased(form)
    before = tuple_(_given_up(other), -other.number) < tuple_(_given_up(form), -form.number)
    return ~exists().where(other.company_id == form.company_id, other.entry_id == form.entry_id, before)


def _given_up(form: type[Form]) -> ColumnElement[bool]:
    return and_(form.cancelled_at.is_not(None), form.done_at.is_(None))


def newest(versions: list[Form]) -> Form:
    """The one shown of all an entry's versions, which come the newest first."""
    return next((one for one in versions if one.done_at is not None or one.cancelled_at is None), versions[0])


def is_in_force(form: type[Form]) -> ColumnElement[bool]:
    """The condition that what was signed or answered holds: it isn't withdrawn, and not done anew since, were that withdrawn too."""
    later = aliased(form)
    redone = exists().where(
        later.company_id == form.company_id, later.entry_id == form.entry_id, later.number > form.number, later.done_at.is_not(None),
    )
    return and_(form.done_at.is_not(None), form.cancelled_at.is_(None), ~redone)
