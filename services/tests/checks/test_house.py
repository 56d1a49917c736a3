"""A checker that sees nothing also says nothing: each rule is shown one breach."""

from pathlib import Path

import pytest

from checks.house import ROOT, ROUNDED, ROUNDS, breaches

PLANTED = {
    "too long a file": ("clinic/x/service.py", '"""X."""\n' + "A = 1\n" * 251, "252 lines"),
    "too long a function": ("clinic/x/service.py", '"""X."""\ndef f():\n' + "    a = 1\n" * 41, "f has 42 lines"),
    "a commit": ("clinic/x/service.py", '"""X."""\nasync def f(s):\n    await s.commit()\n', "ends a transaction"),
    "a mock": ("tests/x/test_x.py", "from unittest.mock import patch\n", "mocks"),
    "a thick route": (
        "clinic/x/router.py",
        'router = APIRouter(prefix="/x", route_class=EnvelopeRoute)\n@router.get("")\nasync def f():\n    a = 1\n    return a\n',
        "body of 2 statements",
    ),
    "a bare router": ("clinic/x/router.py", 'router = APIRouter(prefix="/x")\n', "without route_class"),
    "money rounded by hand": ("clinic/x/service.py", '"""X."""\nA = round(100 * 25 / 125)\n', "rounds outside"),
    "money rounded another way": ("clinic/x/service.py", '"""X."""\nA = amount.quantize(ONE)\n', "rounds outside"),
    "money rounded by the database": ("clinic/x/queries.py", '"""X."""\nSQL = "SELECT round(sum(amount) / 2) FROM sale"\n', "rounds outside"),
    "a silent domain": ("clinic/x/__init__.py", "", "does not say what it owns"),
}


@pytest.mark.parametrize("rule", PLANTED)
def test_a_planted_breach_is_seen(rule: str, tmp_path: Path):
    """Rules 1, 4, 5, 10, 14, and BEY-040."""
    name, source, told = PLANTED[rule]
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    file.write_text(source)
    assert any(told in line for line in breaches(tmp_path)), rule


def test_what_may_round_still_does():
    """BEY-040: an exception doesn't outlive its reason."""
    assert [name for name in ROUNDED if not ROUNDS.search((ROOT / name).read_text())] == []


def test_the_house_itself_is_clean():
    """The tree as it is."""
    assert list(breaches()) == []
