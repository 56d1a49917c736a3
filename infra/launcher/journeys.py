"""The journeys in Chromium: each language on a product of its own, both at once, for a journey mostly waits."""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from launcher.places import CHECKOUT, STATE, made

PLAYWRIGHT = [str(CHECKOUT / "node_modules" / ".bin" / "playwright"), "test", "--config", "infra/e2e/playwright.config.mjs"]
STEP = 40
"""How far apart the products' ports are."""


@dataclass(frozen=True)
class Product:
    """What one language's journeys run on."""

    language: str
    instance: str
    port: int
    bundles: Path

    @property
    def report(self) -> str:
        """The report's name."""
        return f"e2e-{self.language}"


def products(words: list[str]) -> tuple[list[Product], list[str]]:
    """The products that are needed, and the words that are left for the runner."""
    wanted, rest = _languages(words)
    first = int(os.environ.get("E2E_PORT", "8100"))
    known = [
        Product("en", "e2e", first, CHECKOUT),
        Product("sv", "e2e-sv", first + STEP, STATE / "e2e-sv" / "bundles"),
    ]
    return [one for one in known if one.language in wanted], rest


def _languages(words: list[str]) -> tuple[list[str], list[str]]:
    if "--project" not in words:
        return ["en", "sv"], words
    place = words.index("--project")
    return [words[place + 1]], words[:place] + words[place + 2:]


def drive(words: list[str], env: dict[str, str]) -> list[tuple[str, int]]:
    """Run them; each report's name with its runner's exit code. Servers that are the person's own are one product's at a time."""
    chosen, rest = products(words)
    shared = bool(os.environ.get("DATABASE_URL") or os.environ.get("E2E_URL"))
    with ThreadPoolExecutor(1 if shared else len(chosen)) as pool:
        codes = list(pool.map(lambda product: _drive(product, rest, env), chosen))
    return [(product.report, code) for product, code in zip(chosen, codes, strict=True)]


def _drive(product: Product, words: list[str], env: dict[str, str]) -> int:
    if product.bundles != CHECKOUT:
        _copy(product.bundles)
    told = {
        "CI": os.environ.get("CI", ""), "FORCE_COLOR": "0", "E2E_LANGUAGE": product.language, "E2E_INSTANCE": product.instance,
        "E2E_PORT": str(product.port), "E2E_BUNDLES": str(product.bundles), "BUNDLES_DIR": str(product.bundles),
    }
    return subprocess.run([*PLAYWRIGHT, *words], cwd=CHECKOUT, env=env | told, stdin=subprocess.DEVNULL, check=False).returncode


def _copy(folder: Path) -> None:
    """Bundles of its own: a journey takes some of them away for a while."""
    shutil.rmtree(folder, ignore_errors=True)
    for dist in sorted(CHECKOUT.glob("web-*/dist")):
        shutil.copytree(dist, made(folder / dist.parent.name) / "dist")
