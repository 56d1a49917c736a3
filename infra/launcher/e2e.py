"""Run the browser tests in Chromium: each language against a product of its own, both concurrently, since they mostly wait."""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from launcher.paths import CHECKOUT, STATE, ensure_folder

PLAYWRIGHT = [str(CHECKOUT / "node_modules" / ".bin" / "playwright"), "test", "--config", "infra/e2e/playwright.config.mjs"]
PORT_STEP = 40
"""Distance between the ports of the products."""


@dataclass(frozen=True)
class Product:
    """The product that the browser tests of one language use."""

    language: str
    instance: str
    port: int
    bundles: Path

    @property
    def report_name(self) -> str:
        """Name of the JUnit report."""
        return f"e2e-{self.language}"


def select_products(arguments: list[str]) -> tuple[list[Product], list[str]]:
    """Return the products needed and the remaining arguments for the runner."""
    languages, rest = _languages(arguments)
    first = int(os.environ.get("E2E_PORT", "8100"))
    products = [
        Product("en", "e2e", first, CHECKOUT),
        Product("sv", "e2e-sv", first + PORT_STEP, STATE / "e2e-sv" / "bundles"),
    ]
    return [product for product in products if product.language in languages], rest


def _languages(arguments: list[str]) -> tuple[list[str], list[str]]:
    if "--project" not in arguments:
        return ["en", "sv"], arguments
    index = arguments.index("--project")
    return [arguments[index + 1]], arguments[:index] + arguments[index + 2:]


def run_suites(arguments: list[str], env: dict[str, str]) -> list[tuple[str, int]]:
    """Run the suites; return each report's name and exit code. Servers that the environment names are used by one product at a time."""
    products, rest = select_products(arguments)
    shared = bool(os.environ.get("DATABASE_URL") or os.environ.get("E2E_URL"))
    with ThreadPoolExecutor(1 if shared else len(products)) as pool:
        codes = list(pool.map(lambda product: _run_suite(product, rest, env), products))
    return [(product.report_name, code) for product, code in zip(products, codes, strict=True)]


def _run_suite(product: Product, arguments: list[str], env: dict[str, str]) -> int:
    if product.bundles != CHECKOUT:
        _copy_bundles(product.bundles)
    variables = {
        "CI": os.environ.get("CI", ""), "FORCE_COLOR": "0", "E2E_LANGUAGE": product.language, "E2E_INSTANCE": product.instance,
        "E2E_PORT": str(product.port), "E2E_BUNDLES": str(product.bundles), "BUNDLES_DIR": str(product.bundles),
    }
    return subprocess.run([*PLAYWRIGHT, *arguments], cwd=CHECKOUT, env=env | variables, stdin=subprocess.DEVNULL, check=False).returncode


def _copy_bundles(folder: Path) -> None:
    """Copy the bundles and the remotes' entries for one product, because a browser test removes some bundles for a while."""
    shutil.rmtree(folder, ignore_errors=True)
    for dist in sorted(CHECKOUT.glob("web-*/dist")):
        shutil.copytree(dist, ensure_folder(folder / dist.parent.name) / "dist")
    for entry in sorted(CHECKOUT.glob("web-*/remote.json")):
        shutil.copy(entry, ensure_folder(folder / entry.parent.name))
