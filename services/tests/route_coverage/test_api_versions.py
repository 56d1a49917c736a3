"""The versions of API groups are those of docs/routes.md, compared both ways, and the table has every group that PLT-111 names."""

import re

import pytest

from clinic.core.settings import CHECKOUT
from tests.route_coverage.api_routes import list_routes

MAX_GROUPS_TO_COME = 6
"""The number of groups marked *to come*. It is lowered when one is built and never raised."""
CALLS_WITH_VERSION = {
    "questionary": {"/api/v2/questionary/{questionnaire_id}/questions/shift"},
    "client": {"/api/v2/client/{client_id}/questionary"},
}
"""Groups of which only some calls carry the version; the others are the group's first version (REC-042)."""


def _listed_groups() -> dict[tuple[str, str], str]:
    """Return the state of each (group, version) of the table."""
    table = (CHECKOUT / "docs" / "routes.md").read_text(encoding="utf-8").partition("<!-- versions -->")[2].partition("<!-- /versions -->")[0]
    rows = re.findall(r"^\| `([\w-]+)` \| (v\d) \| (built|to come) \|$", table, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\| `", table, re.MULTILINE))
    return {(group, version): state for group, version, state in rows}


def _versioned_paths() -> dict[tuple[str, str], set[str]]:
    """Return the paths of each (group, version) that the API serves."""
    groups: dict[tuple[str, str], set[str]] = {}
    for _, path, _ in list_routes():
        if match := re.match(r"/api/(v\d)/([\w-]+)", path):
            groups.setdefault((match[2], match[1]), set()).add(path)
    return groups


@pytest.mark.covers("PLT-111")
def test_built_groups_have_the_listed_version_and_no_other_group_has_one():
    built = {group for group, state in _listed_groups().items() if state == "built"}
    assert set(_versioned_paths()) == built


@pytest.mark.covers("PLT-111")
def test_groups_with_a_version_have_no_call_without_one():
    versioned = {group for group, _ in _versioned_paths()}
    unversioned = {path.split("/")[2] for _, path, _ in list_routes() if not re.match(r"/api/v\d/", path)}
    assert versioned & unversioned == set(CALLS_WITH_VERSION) | {"prescriptions"}
    assert {group: _versioned_paths()[group, "v2"] for group in CALLS_WITH_VERSION} == CALLS_WITH_VERSION


@pytest.mark.covers("PLT-111")
def test_list_of_groups_to_come_only_shrinks():
    to_come = [group for group, state in _listed_groups().items() if state == "to come"]
    assert len(to_come) == MAX_GROUPS_TO_COME
    assert not set(to_come) & set(_versioned_paths())


@pytest.mark.covers("PLT-111")
def test_table_has_every_group_of_the_requirement():
    """The words of PLT-111, each with the group that means it."""
    line = next(row for row in (CHECKOUT / "docs/ledger/platform.md").read_text(encoding="utf-8").splitlines() if "**PLT-111**" in row)
    named = {
        "register": ("register", "v2"), "logout": ("logout", "v2"), "report/error": ("report", "v2"), "questionnaire shift": ("questionary", "v2"),
        "categories": ("categories", "v2"), "services": ("services", "v2"), "booking portal": ("booking-portal", "v2"),
        "user bookings": ("bookings", "v2"), "SMS": ("sms", "v2"), "payment methods": ("payment-methods", "v2"),
        "create-with-pos": ("booking-portal", "v3"), "invoices": ("invoice", "v3"), "promocode": ("promocode", "v3"),
        "SMS campaigns": ("sms-campaigns", "v3"), "doctor portal": ("prescriptions", "v3"), "point of sale": ("point-of-sale", "v3"),
        "client questionnaires": ("client", "v2"),
    }
    assert [words for words in named if words not in line] == []
    assert set(named.values()) | {("prescribers", "v3")} == set(_listed_groups())
