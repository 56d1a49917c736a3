"""Lint and render the Helm chart with Helm; exits with 1 and the errors when either fails."""

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
HELM = CHECKOUT / ".state" / "tools" / "bin" / "helm"
CHART = CHECKOUT / "infra" / "helm" / "aster"
KINDS = ("Deployment", "Service", "HorizontalPodAutoscaler", "PodDisruptionBudget", "Job", "Ingress")


def find_errors(chart: Path) -> list[str]:
    """List the errors of the chart."""
    lint = _helm("lint", "--strict", str(chart))
    if lint.returncode:
        return [lint.stdout + lint.stderr]
    rendered = _helm("template", "aster", str(chart))
    if rendered.returncode:
        return [rendered.stderr]
    documents = rendered.stdout.split("\n---\n")
    missing = [f"the chart makes no {kind}" for kind in KINDS if f"\nkind: {kind}\n" not in f"\n{rendered.stdout}"]
    return missing + [
        f"{_name(document)} may read DATABASE_ADMIN_URL, which only the migration may"
        for document in documents if "DATABASE_ADMIN_URL" in document and "\nkind: Job\n" not in f"\n{document}"
    ]


def _name(document: str) -> str:
    return next((line.strip() for line in document.splitlines() if line.startswith("  name:")), "a document")


def _helm(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(HELM), *arguments], capture_output=True, text=True, check=False)


if __name__ == "__main__":
    errors = find_errors(Path(sys.argv[1]) if len(sys.argv) > 1 else CHART)
    sys.stdout.write("\n".join(errors))
    sys.exit(1 if errors else 0)
