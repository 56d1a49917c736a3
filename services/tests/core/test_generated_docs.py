"""The generated documents are up to date: the permission matrix, the ledger's copy and the OpenAPI document."""

import re
from pathlib import Path

from clinic.core.security.permissions import permission_matrix

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_permission_matrix_is_up_to_date():
    """docs/permissions.md is written by `python -m clinic.cli permissions`."""
    assert permission_matrix() in (DOCS / "permissions.md").read_text(encoding="utf-8")


def test_docs_contain_every_requirement_of_the_ledger():
    """docs/ledger holds every requirement with its ID, also each one that a test says it covers."""
    text = "".join(page.read_text(encoding="utf-8") for page in (DOCS / "ledger").glob("*.md"))
    tests = "".join(file.read_text(encoding="utf-8") for file in (DOCS.parent / "services" / "tests").rglob("test_*.py"))
    covered = {line for ids in re.findall(r"\bcovers\(([^)]*)\)", tests) for line in re.findall(r'"([A-Z]+-\d+)"', ids)}
    assert len(covered) > 100
    assert {line for line in (*covered, "PLT-001", "BKG-013", "BEY-060", "RPT-008") if f"**{line}**" not in text} == set()


def test_committed_openapi_document_is_up_to_date():
    """Rule 12, PLT-002, PLT-106: the client's types are generated from what the server serves; `just api-types` updates both."""
    import json

    from clinic.main import app

    committed = json.loads((DOCS.parent / "services" / "openapi.json").read_text(encoding="utf-8"))
    assert committed == json.loads(json.dumps(app.openapi()))


def test_schema_names_are_unique():
    """Rule 12: FastAPI prefixes two models of one name with their modules, which renames both in the generated types."""
    from clinic.main import app

    assert [name for name in app.openapi()["components"]["schemas"] if name.startswith("clinic__")] == []


def test_every_referenced_schema_is_in_the_document():
    """Rule 12: routes reference the errors' schemas by name rather than by model, so FastAPI would not notice a missing one."""
    import json

    from clinic.main import app

    referenced = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(app.openapi())))
    assert {"ErrorResponse", "ValidationErrorResponse"} <= referenced <= set(app.openapi()["components"]["schemas"])


def test_worker_registers_every_document_type():
    """REC-025, BEY-023: the worker makes the PDFs of what the API freezes, and loads the domains without their routes."""
    import subprocess
    import sys

    def list_document_types(imports: str) -> str:
        program = f"{imports}; from clinic.core.documents.registry import DOCUMENT_TYPES; print(sorted(DOCUMENT_TYPES))"
        return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert list_document_types("from clinic import registry; registry.load()") == list_document_types("import clinic.main")


def test_database_page_has_the_diagram_of_the_models():
    """docs/database.md: `python -m clinic.cli database-diagram` prints it."""
    from clinic.core.database.diagram import table_diagrams

    assert table_diagrams() in (DOCS / "database.md").read_text(encoding="utf-8")
