"""Each convention that checks.conventions enforces detects a planted violation, and the tree has none."""

from pathlib import Path

import pytest

from checks import exemptions
from checks.conventions import MODULES_THAT_ROUND, ROOT, ROUNDING, exemptible, read_modules, violations

PLANTED_VIOLATIONS = {
    "long file": ("clinic/x/service.py", '"""X."""\n' + "A = 1\n" * 401, "402 lines"),
    "long function": ("clinic/x/service.py", '"""X."""\ndef f():\n' + "    a = 1\n" * 41, "f has 42 lines"),
    "commit outside core": ("clinic/x/service.py", '"""X."""\nasync def f(s):\n    await s.commit()\n', "ends a transaction"),
    "mock": ("tests/x/test_x.py", "from unittest.mock import patch\n", "mocks"),
    "mock imported from its package": ("tests/x/test_x.py", "from unittest import mock\n", "mocks"),
    "route with logic": (
        "clinic/x/router.py",
        'router = APIRouter(prefix="/x", route_class=EnvelopeRoute)\n@router.get("")\nasync def f():\n    a = 1\n    return a\n',
        "body of 2 statements",
    ),
    "route with logic within one statement": (
        "clinic/x/router.py",
        'router = APIRouter(prefix="/x", route_class=EnvelopeRoute)\n@router.get("")\ndef f():\n    if a:\n        return b\n',
        "body of 2 statements",
    ),
    "router without arguments": ("clinic/x/router.py", 'router = APIRouter()\n@router.get("/x")\nasync def f(): ...\n', "without route_class"),
    "router without an envelope": ("clinic/x/router.py", 'router = APIRouter(prefix="/x")\n', "without route_class"),
    "money rounded by hand": ("clinic/x/service.py", '"""X."""\nA = round(100 * 25 / 125)\n', "rounds outside"),
    "money quantized by hand": ("clinic/x/service.py", '"""X."""\nA = amount.quantize(ONE)\n', "rounds outside"),
    "money rounded by the database": ("clinic/x/queries.py", '"""X."""\nSQL = "SELECT round(sum(amount) / 2) FROM sale"\n', "rounds outside"),
    "digest over JSON of its own": ("clinic/x/service.py", '"""X."""\nimport rfc8785\n', "writes canonical JSON outside"),
    "digest over JSON of its own writer": ("clinic/x/service.py", '"""X."""\nfrom rfc8785 import dumps\n', "writes canonical JSON outside"),
    "domain without a docstring": ("clinic/x/__init__.py", "", "does not say what it owns"),
    "module outside the word list": ("clinic/x/helpers.py", '"""X."""\n', "neither a role nor a noun"),
    "module with a banned word": ("simulators/kept_rows.py", '"""X."""\n', "neither a role nor a noun"),
    "function with a banned word": ("clinic/x/service.py", '"""X."""\ndef list_wanted(): ...\n', "the name list_wanted has the banned word wanted"),
    "parameter with a banned word": ("clinic/x/service.py", '"""X."""\ndef f(*, asked): ...\n', "the name asked has the banned word asked"),
    "class with a banned word": ("simulators/service.py", '"""X."""\nclass MadeRow: ...\n', "the name MadeRow has the banned word made"),
    "constant with a banned word": ("tests/x/service.py", '"""X."""\nA, WAY_OUT = 1, 2\n', "the name WAY_OUT has the banned word way"),
    "field with a banned word": ("clinic/x/schemas.py", '"""X."""\nclass A:\n    asked_at: int\n', "the name asked_at has the banned word asked"),
    "local name with a banned word": (
        "clinic/x/service.py",
        '"""X."""\ndef f():\n    def g():\n        for a, told in b: ...\n',
        "the name told has the banned word told",
    ),
    "import under a banned word": ("clinic/x/service.py", '"""X."""\nimport os as wall\n', "the name wall has the banned word wall"),
    "error that doesn't exist": (
        "clinic/x/service.py",
        '"""X."""\ndef f():\n    """Load a row. Raises ValueError for no id, NotFound;\n    Stale."""\nclass NotFound(Exception): ...\n',
        "service.py:2: the docstring raises Stale",
    ),
    "error of a library that isn't imported": (
        "clinic/x/service.py",
        '"""X."""\ndef f():\n    """Raise json.JSONDecodeError."""\n',
        "the docstring raises JSONDecodeError",
    ),
    "riddle as a docstring": ("clinic/x/service.py", '"""X."""\nclass A:\n    """Whoever asks."""\n', "the docstring of A begins with Whoever"),
    "error code declared twice": (
        "clinic/x/errors.py",
        '"""X."""\nclass A(Conflict):\n    code = "x.taken"\nclass B(Conflict):\n    code: str = "x.taken"\n',
        "B: the code x.taken is declared by clinic/x/errors.py:2 A too",
    ),
    "module that imports itself by another": (
        "clinic/x/service.py",
        '"""X."""\ndef f():\n    from clinic.y import models\n',
        "circle of imports",
    ),
    "SQL of another domain": (
        "clinic/x/queries.py",
        '"""X."""\nSQL = "WITH a AS (SELECT 1) SELECT FROM a, y_row y"\n',
        "queries.py:2: SQL names the table y_row of y",
    ),
}
FOREIGN_SQL = {
    "f-string": 'f"SELECT FROM {a}, y_row"',
    "concatenated strings": '"SELECT FROM " + "y_row"',
    "concatenated strings with a variable": '"SELECT FROM a WHERE " + b + f" IN (SELECT FROM {c} JOIN" + " y_row)"',
    "string within an f-string": "f\"SELECT {f('SELECT FROM y_row')}\"",
    "name with its schema": '"DELETE FROM public.y_row"',
}
MISPLACED_SQL = {
    "constant": 'A = "SELECT a FROM x_row"',
    "common table expression": 'A = "WITH a AS (INSERT INTO x_row VALUES (1)) SELECT 1"',
    "update": 'A = "UPDATE x_row r SET a = 1"',
    "condition with a subquery": 'A = "id IN (SELECT id FROM x_row)"',
    "f-string": 'A = f"DELETE FROM {b} WHERE a"',
    "text of SQLAlchemy": 'A = text("SELECT a FROM x_row")',
    "lower case": 'A = "select a from x_row"',
    "setting": 'A = "SET LOCAL work_mem = 1"',
    "any text that the driver executes": 'async def f(c):\n    await c.fetchval("SHOW server_version")',
}
SCHEMA_SQL = """
lookup_function("lookup_x", "", "TABLE (id uuid)", "SELECT id FROM x_row", {"x_row": "SELECT, UPDATE"})
TRIGGER = "CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ BEGIN SELECT a FROM x_row; END $$"
GRANTS = "SELECT, INSERT, UPDATE (a)"
POLICY = f"a ON {{table}} FOR SELECT TO app USING (true)"
ROW_COUNT = "SELECT 0"
"""
INNER_IMPORTS = {
    "module from its package": ("from clinic.y import models", "clinic.y.models"),
    "whole path": ("import clinic.y.models", "clinic.y.models"),
    "name of a module": ("from clinic.y.models import Row", "clinic.y.models"),
    "module of an inner package": ("from clinic.y.rows.queries import SQL", "clinic.y.rows.queries"),
    "relative": ("from ..y import models", "clinic.y.models"),
    "name of a package": ("from clinic.y.rows import Row", "clinic.y.rows.Row"),
    "package": ("from clinic import y", "clinic.y"),
    "within a function": ("def f():\n    from clinic.y import models", "clinic.y.models"),
    "for types only": ("if TYPE_CHECKING:\n    from clinic.y.models import Row", "clinic.y.models"),
}
ENTRANCES = {
    "clinic/x/jobs.py": (
        "from clinic.y import service\nfrom clinic.y.rows import schemas, service\nfrom clinic.y.events import CREATED\n"
        "from clinic.x import models\nfrom clinic.core.database import models\nfrom other.y import models\n"
    ),
    "clinic/main.py": "from clinic.y.router import router\n",
    "clinic/registry.py": "from clinic.y import jobs, models\n",
    "clinic/seed/large_clinic.py": "from clinic.y.models import Row\n",
}
OTHER_DOMAIN = '"""Y."""\nfrom clinic.x import service\nclass Row(Base):\n    __tablename__ = "y_row"\n'


@pytest.mark.parametrize("rule", PLANTED_VIOLATIONS)
def test_planted_violation_is_detected(rule: str, tmp_path: Path):
    """Rules 0, 1, 3, 4, 5, 8, 10, 14, 15, and BEY-040."""
    name, source, message = PLANTED_VIOLATIONS[rule]
    plant(tmp_path, name, source)
    plant(tmp_path, "clinic/y/models.py", OTHER_DOMAIN)
    assert [line for line in violations(tmp_path) if message in line], rule


@pytest.mark.parametrize("form", FOREIGN_SQL)
def test_sql_of_another_domain_is_detected_in_every_form_of_string(form: str, tmp_path: Path):
    """Rule 3."""
    plant(tmp_path, "clinic/x/queries.py", f'"""X."""\nSQL = {FOREIGN_SQL[form]}\n')
    plant(tmp_path, "clinic/y/models.py", OTHER_DOMAIN)
    assert list(violations(tmp_path)) == ["clinic/x/queries.py:2: SQL names the table y_row of y"]


@pytest.mark.parametrize("form", MISPLACED_SQL)
def test_sql_outside_a_module_named_queries_is_detected_in_every_form(form: str, tmp_path: Path):
    """Rule 1."""
    plant(tmp_path, "clinic/x/service.py", f'"""X."""\n{MISPLACED_SQL[form]}\n')
    assert [line.partition(": ")[2] for line in violations(tmp_path)] == ["SQL outside a module named queries"]


@pytest.mark.parametrize("module", ["clinic/x/queries.py", "clinic/core/database/engine.py", "clinic/seed/large_clinic.py"])
@pytest.mark.parametrize("form", MISPLACED_SQL)
def test_sql_is_free_in_its_modules(form: str, module: str, tmp_path: Path):
    """Rule 1."""
    plant(tmp_path, "checks/module_names.txt", "engine\nlarge_clinic\n")
    plant(tmp_path, module, f'"""X."""\n{MISPLACED_SQL[form]}\n')
    assert list(violations(tmp_path)) == []


def test_definition_of_the_schema_is_no_misplaced_sql(tmp_path: Path):
    """Rule 1."""
    plant(tmp_path, "clinic/x/models.py", f'"""X."""\n{SCHEMA_SQL}')
    assert list(violations(tmp_path)) == []


@pytest.mark.parametrize("form", INNER_IMPORTS)
def test_import_of_another_domains_inner_module_is_detected_in_every_form(form: str, tmp_path: Path):
    """Rule 3."""
    source, imported = INNER_IMPORTS[form]
    plant(tmp_path, "clinic/x/jobs.py", f'"""X."""\n{source}\n')
    for name in ("__init__", "models", "rows/__init__", "rows/queries"):
        plant(tmp_path, f"clinic/y/{name}.py", '"""Y."""\n')
    assert [line.partition(": ")[2] for line in violations(tmp_path)] == [f"imports {imported}; enter y by a service, schemas or events"]


@pytest.mark.parametrize("name", ENTRANCES)
def test_domain_is_entered_by_its_service_schemas_and_events(name: str, tmp_path: Path):
    """Rule 3."""
    plant(tmp_path, "checks/module_names.txt", "main\nregistry\nlarge_clinic\n")
    for module in ("service", "events", "models", "jobs", "router", "rows/service", "rows/schemas"):
        plant(tmp_path, f"clinic/y/{module}.py", '"""Y."""\n')
    plant(tmp_path, name, f'"""X."""\n{ENTRANCES[name]}')
    assert list(violations(tmp_path)) == []


def test_code_that_follows_the_rules_has_no_violation(tmp_path: Path):
    plant(tmp_path, "clinic/x/service.py", '"""Create one-time codes."""\nclass OneTimeCode:\n    """One-time code."""\n')
    raising = '"""Raise X."""\nimport json\ndef f():\n    """Parse it. Raises json.JSONDecodeError, and KeyError when BankID refuses."""\n'
    plant(tmp_path, "simulators/service.py", raising)
    plant(tmp_path, "clinic/y/models.py", OTHER_DOMAIN)
    plant(tmp_path, "clinic/overview/queries.py", '"""Read everything."""\nSQL = "SELECT FROM y_row"\n')
    plant(tmp_path, "clinic/y/queries.py", '"""Read own rows."""\nSQL = "UPDATE y_row SET a = 1"\n')
    assert list(violations(tmp_path)) == []


def test_exemption_hides_a_violation_until_it_is_fixed(tmp_path: Path):
    plant(tmp_path, "clinic/x/service.py", '"""X."""\ndef list_wanted(): ...\n')
    plant(tmp_path, "checks/naming_exemptions.txt", "clinic/x/service.py\tlist_wanted\tfixed by the requirements\n")
    assert list(violations(tmp_path)) == []
    plant(tmp_path, "clinic/x/service.py", '"""X."""\ndef list_bookings(): ...\n')
    assert list(violations(tmp_path)) == ["checks/naming_exemptions.txt: clinic/x/service.py has no list_wanted any more; remove the line"]


def test_prune_removes_only_exemptions_that_are_no_longer_needed(tmp_path: Path):
    plant(tmp_path, "clinic/x/queries.py", '"""X."""\nSQL = "SELECT FROM y_row"\n')
    plant(tmp_path, "clinic/y/models.py", OTHER_DOMAIN)
    lines = ("# Reasons\n", "clinic/x/queries.py\ty_row\tone query\n", "clinic/x/jobs.py\ty_row\tone query\n")
    plant(tmp_path, "checks/foreign_tables.txt", "".join(lines))
    file = tmp_path / "checks" / "foreign_tables.txt"
    exemptions.prune(file, exemptible(tmp_path, read_modules(tmp_path))[file.name])
    assert file.read_text() == "".join(lines[:2])


def test_exemption_without_a_reason_is_refused(tmp_path: Path):
    plant(tmp_path, "checks/foreign_tables.txt", "clinic/x/queries.py\ty_row\n")
    with pytest.raises(ValueError, match="not enough values"):
        list(violations(tmp_path))


@pytest.mark.parametrize(("file", "entries"), [("naming_exemptions.txt", 6), ("foreign_tables.txt", 28), ("sql_modules.txt", 7), ("domain_imports.txt", 2)])
def test_lists_of_exemptions_only_shrink(file: str, entries: int):
    """The number is lowered with the list and never raised."""
    assert len(exemptions.read(ROOT / "checks" / file)) == entries


def test_modules_exempt_from_the_rounding_rule_still_round():
    """BEY-040: an exemption without a reason is removed."""
    assert [name for name in MODULES_THAT_ROUND if not ROUNDING.search((ROOT / name).read_text())] == []


def test_tree_has_no_violation():
    assert list(violations()) == []


def plant(root: Path, name: str, source: str) -> None:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source)
