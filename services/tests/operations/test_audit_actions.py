"""The declared audit actions about a client are those that the code writes; the client's log has a label for each (REC-008)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clinic.core.audit.actions import CLIENT_ACTIONS
from clinic.main import app

pytestmark = pytest.mark.covers("REC-008")
SOURCES = Path(__file__).parents[2] / "clinic"
RECORDING_FUNCTIONS = {"record", "record_access", "record_change", "verify_code"}


def recorded_actions() -> Iterator[ast.expr]:
    """Yield the action of each call that audits something about a client."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in RECORDING_FUNCTIONS and (name == "record_change" or "client_id" in {keyword.arg for keyword in node.keywords}):
                    yield node.args[1]


def test_every_action_about_a_client_is_declared():
    actions, entities = set(), set()
    for action in recorded_actions():
        literals = {str(node.value) for node in ast.walk(action) if isinstance(node, ast.Constant)}
        actions |= {literal for literal in literals if re.fullmatch(r"\w+\.\w+", literal)}
        if isinstance(action, ast.JoinedStr) and isinstance(action.values[0], ast.Constant):
            entities.add(str(action.values[0].value).rstrip("."))
    assert {"client.created", "client.changed", "procedure.signed", "message.sent"} <= actions
    assert {"procedure", "booking", "message", "register"} <= entities
    assert actions <= set(CLIENT_ACTIONS), actions - set(CLIENT_ACTIONS)
    assert entities <= {action.partition(".")[0] for action in CLIENT_ACTIONS}
    assert list(CLIENT_ACTIONS) == sorted(set(CLIENT_ACTIONS))


def test_the_api_document_lists_the_actions():
    action = app.openapi()["components"]["schemas"]["AuditEntryOut"]["properties"]["action"]
    assert action["x-client-actions"] == list(CLIENT_ACTIONS)


def recorded_actions_in_code() -> set[str]:
    """Return every action that the code audits, about a client or not."""
    actions = set(CLIENT_ACTIONS)
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in RECORDING_FUNCTIONS:
                    literals = {str(part.value) for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
                    actions |= {literal for literal in literals if re.fullmatch(r"[a-z_]+\.[a-z_]+", literal)}
    return actions
