"""Rule 3: the SQL of a domain names only the domain's own tables.

Tables belong to the domain whose models declare them. SQL that names another domain's table must stand in foreign_tables.txt with its
reason.
"""

import ast
import re
from collections.abc import Iterator

from checks.exemptions import Entry

READ_EVERYTHING = {"overview", "reports", "data_exchange", "notifications", "seed"}
"""Domains that read the tables of all others: reports, exports, notifications and sample data."""
EXEMPTIONS = "foreign_tables.txt"
_ITEM = r"(?:public\.)?[a-z_]+(?:\s+(?:AS\s+)?[a-z_0-9]+)?"
_NAMED = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(?:ONLY\s+|LATERAL\s+)?({_ITEM}(?:\s*,\s*{_ITEM})*)")
_CTE = re.compile(r"\b([a-z_]+)\s*(?:\([a-z_, ]*\))?\s+AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(")


def domain_of(name: str) -> str:
    """Return the domain of a module's path, such as `pos` of clinic/pos/jobs.py."""
    return name.split("/")[1]


def tables_by_domain(modules: dict[str, ast.Module]) -> dict[str, str]:
    """Map each table to the domain whose models declare it."""
    return {
        statement.value.value: domain_of(name)
        for name, tree in modules.items() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
        for statement in node.body
        if isinstance(statement, ast.Assign | ast.AnnAssign) and _is_table_name(statement)
        and isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str)
    }


def _is_table_name(statement: ast.Assign | ast.AnnAssign) -> bool:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    return ast.unparse(target) == "__tablename__"


def sql_literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and text of every string that is not a docstring; `_` stands for what an f-string or a sum of strings interpolates."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    text = _text(node)
    if text is not None:
        yield node.lineno, text  # type: ignore[attr-defined]
    for child in _parts_without_text(node) if text is not None else ast.iter_child_nodes(node):
        yield from sql_literals(child)


def _parts_without_text(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if _text(child) is None:
            yield child
        else:
            yield from _parts_without_text(child)


def _text(node: ast.AST) -> str | None:
    """Return the text of a string, or None for another node."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) or "_" for part in parts)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            texts = _text(left), _text(right)
            return None if texts == (None, None) else "".join("_" if text is None else text for text in texts)
        case _:
            return None


def named_tables(sql: str) -> set[str]:
    """Return the names that SQL reads from or writes to, without those of its own common table expressions."""
    names = {item.split()[0].removeprefix("public.") for match in _NAMED.finditer(sql) for item in match[1].split(",")}
    return names - set(_CTE.findall(sql))


def foreign_tables(modules: dict[str, ast.Module]) -> Iterator[tuple[Entry, str]]:
    """Yield the module and table of SQL that names another domain's table, with a message."""
    owners = tables_by_domain(modules)
    for name, tree in modules.items():
        if domain_of(name) in READ_EVERYTHING:
            continue
        for line, sql in sql_literals(tree):
            for table in sorted(named_tables(sql)):
                if owners.get(table, domain_of(name)) != domain_of(name):
                    yield (name, table), f"{name}:{line}: SQL names the table {table} of {owners[table]}"
