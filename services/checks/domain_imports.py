"""Rule 3: a domain is entered by the modules `service`, `schemas` and `events` of any of its packages.

`main` mounts the routers of all domains, `registry` imports what registers itself, and `seed` writes to every table. Another import of an
inner module must stand in domain_imports.txt with its reason.
"""

import ast
from collections.abc import Iterator

from checks.exemptions import Entry

EXEMPTIONS = "domain_imports.txt"
ENTRANCES = frozenset({"service", "schemas", "events"})
FREE = frozenset({"registry", "seed"})
NO_DOMAINS = frozenset({"core", "providers", "seed"})


def inner_imports(modules: dict[str, ast.Module]) -> Iterator[tuple[Entry, str]]:
    """Yield the importing and the imported module of each import of a domain's inner module from outside, with a message."""
    files = {name.removesuffix(".py").replace("/", ".") for name in modules}
    domains = {name.split("/")[1] for name in modules if name.count("/") > 1} - NO_DOMAINS
    for name, tree in modules.items():
        importer = name.split("/")[1].removesuffix(".py")
        if importer in FREE:
            continue
        entrances = ENTRANCES | {"router"} if importer == "main" else ENTRANCES
        for line, module in _imported_modules(name, tree, files):
            root, *path = module.split(".")
            if root == "clinic" and path[0] in domains - {importer} and path[-1] not in entrances:
                yield (name, module), f"{name}:{line}: imports {module}; enter {path[0]} by a service, schemas or events"


def _imported_modules(name: str, tree: ast.Module, files: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and the dotted name of every imported module, also of imports within functions and of TYPE_CHECKING.

    `files` are the modules that are no packages: what is imported from another module is a module itself, or a name of a package.
    """
    package = name.split("/")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*parents, *([node.module] if node.module else [])])
            yield from ((node.lineno, module if module in files else f"{module}.{alias.name}") for alias in node.names)
