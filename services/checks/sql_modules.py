"""SQL text stands in modules named `queries`; other modules build their statements by SQLAlchemy.

`core/database` and `seed` are free: the machinery and the sample data. So is the definition of the schema: DDL, and the body of a
lookup function, which is declared next to its table or its caller. Another module with SQL must stand in sql_modules.txt with its reason.
"""

import ast
import re
from collections.abc import Iterator

from checks.exemptions import Entry
from checks.sql_tables import sql_literals

EXEMPTIONS = "sql_modules.txt"
FREE_FOLDERS = ("clinic/core/database/", "clinic/seed/")
_DRIVER_CALLS = {"execute", "executemany", "fetch", "fetchrow", "fetchval"}
_STATEMENT = re.compile(
    r"(?<!FOR )\bSELECT\s+(?!\d+\Z)[^\s,]|\bINSERT\s+INTO\s|\bDELETE\s+FROM\s"
    r"|\bUPDATE\s+\w+(?:\s+\w+)?\s+SET\s|\bSET\s+(?:LOCAL|TRANSACTION)\s",
)
_LOWER_CASE = re.compile(r"\s*(?:select\s.+\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|with\s+\w+\s+as\s*\()", re.DOTALL)
_DDL = re.compile(r"\s*CREATE\s")


def is_sql(text: str) -> bool:
    """Tell whether a string holds a statement or a subquery; DDL is none."""
    return not _DDL.match(text) and bool(_STATEMENT.search(text) or _LOWER_CASE.match(text))


def misplaced_sql(modules: dict[str, ast.Module]) -> Iterator[tuple[Entry, str]]:
    """Yield each string of SQL in a module that is not named `queries`, with a message."""
    for name, tree in modules.items():
        if name.endswith("/queries.py") or name.startswith(FREE_FOLDERS):
            continue
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        functions = [range(call.lineno, (call.end_lineno or 0) + 1) for call in calls if _called(call) == "lookup_function"]
        lines = {line for line, text in sql_literals(tree) if is_sql(text) and not any(line in function for function in functions)}
        lines |= {call.lineno for call in calls if _called(call) in _DRIVER_CALLS and call.args and _is_text(call.args[0])}
        for line in sorted(lines):
            yield (name, "SQL"), f"{name}:{line}: SQL outside a module named queries"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp)


def _called(call: ast.Call) -> str:
    """Return the last part of the name that is called."""
    return ast.unparse(call.func).rpartition(".")[2]
