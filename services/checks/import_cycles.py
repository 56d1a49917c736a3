"""Rule 8: modules do not import one another in a circle, neither at their head nor within functions."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter


def import_cycles(modules: dict[str, ast.Module]) -> Iterator[str]:
    """Yield a circle of modules when there is one."""
    paths = {_dotted(name): name for name in modules}
    graph = {module: _imports(module, modules[name], set(paths)) for module, name in paths.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = error.args[1]
        yield f"{paths[circle[0]]}: circle of imports {' <- '.join(circle)}"


def _dotted(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imports(module: str, tree: ast.Module, known: set[str]) -> set[str]:
    """Return the modules that a module imports, except in blocks of TYPE_CHECKING."""
    blocks = (node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ignored = {id(child) for block in blocks for child in ast.walk(block)}
    imported: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in ignored:
            continue
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            submodules = {f"{node.module}.{alias.name}" for alias in node.names}
            imported |= {name if name in known else node.module for name in submodules}
    return {name for name in imported & known if name != module}
