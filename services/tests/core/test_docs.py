"""What the docs print from the code is what the code says."""

from pathlib import Path

from clinic.core.permissions import matrix

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_the_permission_matrix_is_printed_from_the_code():
    """docs/permissions.md: `python -m clinic.cli permissions` makes it."""
    assert matrix() in (DOCS / "permissions.md").read_text(encoding="utf-8")


def test_the_ledger_stands_beside_the_code():
    """docs/ledger keeps every requirement with its ID."""
    text = "".join(page.read_text(encoding="utf-8") for page in (DOCS / "ledger").glob("*.md"))
    assert all(f"**{line}**" in text for line in ("PLT-001", "BKG-013", "BEY-060", "RPT-008"))


def test_the_committed_document_is_that_of_the_app():
    """Rule 12, PLT-002, PLT-106: what the client is generated from is what the server answers; `just api-types` makes it."""
    import json

    from clinic.main import app

    committed = json.loads((DOCS.parent / "services" / "openapi.json").read_text(encoding="utf-8"))
    assert committed == json.loads(json.dumps(app.openapi()))


def test_no_two_shapes_have_one_name():
    """Rule 12: two models of one name are told apart by their modules' names, which renames both for every client."""
    from clinic.main import app

    assert [name for name in app.openapi()["components"]["schemas"] if name.startswith("clinic__")] == []


def test_every_shape_that_the_document_names_is_in_it():
    """Rule 12: refusals are named by reference rather than built for each route, so nothing else would miss their shapes."""
    import json
    import re

    from clinic.main import app

    named = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(app.openapi())))
    assert {"RefusalOut", "InvalidOut"} <= named <= set(app.openapi()["components"]["schemas"])


def test_the_worker_knows_every_kind_of_document():
    """REC-025, BEY-023: what the API freezes the worker prints, and it loads the domains without their routes."""
    import subprocess
    import sys

    def kinds(first: str) -> str:
        said = f"{first}; from clinic.core.documents.kinds import KINDS; print(sorted(KINDS))"
        return subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout

    assert kinds("from clinic import domains; domains.load()") == kinds("import clinic.main")
