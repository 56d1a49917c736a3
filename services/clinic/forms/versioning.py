"""Selection among an entry's versions: the current one, which is shown, and the effective one, which holds."""

from datetime import timedelta
from typing import TypeVar

from sqlalchemy import ColumnElement, and_, exists, tuple_
from sqlalchemy.orm import aliased

from clinic.forms.models import ClientConsent, ClientQuestionnaire

Form = TypeVar("Form", ClientConsent, ClientQuestionnaire)
VALID_FOR = timedelta(days=180)
"""A form that was completed within this time is not required of the client once more; consents under the act (2021:363) always are."""


def is_current(form: type[Form]) -> ColumnElement[bool]:
    """Build the condition that a version is its entry's current one: the newest, unless abandoned before it was signed or answered.

    When every version was abandoned, the newest of them is the current one.
    """
    other = aliased(form)
    precedes = tuple_(_abandoned(other), -other.number) < tuple_(_abandoned(form), -form.number)
    return ~exists().where(other.company_id == form.company_id, other.entry_id == form.entry_id, precedes)


def _abandoned(form: type[Form]) -> ColumnElement[bool]:
    return and_(form.cancelled_at.is_not(None), form.completed_at.is_(None))


def current_version(versions: list[Form]) -> Form:
    """Return the current one of all versions of an entry, which are given newest first."""
    return next((version for version in versions if version.completed_at is not None or version.cancelled_at is None), versions[0])


def is_effective(form: type[Form]) -> ColumnElement[bool]:
    """Build the condition that a version is in effect: completed, not cancelled, and with no later completed version.

    A later completed version counts even when it was cancelled: cancelling a correction doesn't restore what it corrected.
    """
    later = aliased(form)
    superseded = exists().where(
        later.company_id == form.company_id, later.entry_id == form.entry_id, later.number > form.number, later.completed_at.is_not(None),
    )
    return and_(form.completed_at.is_not(None), form.cancelled_at.is_(None), ~superseded)
