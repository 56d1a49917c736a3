"""Rule 8: an error code is declared by one class."""

import ast
from collections.abc import Iterator


def duplicate_codes(modules: dict[str, ast.Module]) -> Iterator[str]:
    """Yield error codes that a second class declares."""
    declared: dict[str, str] = {}
    for name, tree in modules.items():
        for class_, code in _codes(tree):
            place = f"{name}:{class_.lineno} {class_.name}"
            if code in declared:
                yield f"{place}: the code {code} is declared by {declared[code]} too"
            declared.setdefault(code, place)


def _codes(tree: ast.Module) -> Iterator[tuple[ast.ClassDef, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for statement in node.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant(value=str(code))) if "." in code:
                    yield node, code
                case ast.AnnAssign(target=ast.Name(id="code"), value=ast.Constant(value=str(code))) if "." in code:
                    yield node, code
