"""The tables as Mermaid diagrams, one a domain, as docs/database.md has them."""

from collections import defaultdict

from clinic.core.database.row_security import list_models

SHARED_KEY = "company_id"


def table_diagrams() -> str:
    """Return one Mermaid entity diagram for each domain: its tables, and the foreign keys that lead from them."""
    tables: dict[str, list[str]] = defaultdict(list)
    references: dict[str, set[str]] = defaultdict(set)
    for model in list_models():
        domain = model.__module__.split(".")[1]
        tables[domain].append(model.__tablename__)
        for constraint in model.__table__.foreign_key_constraints:  # type: ignore[attr-defined]
            columns = [column.name for column in constraint.columns if column.name != SHARED_KEY]
            references[domain].add(f'    {model.__tablename__} }}o--|| {constraint.referred_table.name} : "{", ".join(columns)}"')
    return "\n".join(
        f"### {domain}\n\n```mermaid\nerDiagram\n"
        + "".join(f"    {name}\n" for name in sorted(tables[domain]))
        + "".join(f"{line}\n" for line in sorted(references[domain]))
        + "```\n"
        for domain in sorted(tables)
    )
