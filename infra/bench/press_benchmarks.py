"""How long the screen takes to react to the main press of ten jobs, in Chromium with the processor slowed down four times."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from results import Result, at_most

CHECKOUT = Path(__file__).resolve().parents[2]
MAX_PRESS_MS = 200
DATASTORE_VARIABLES = ("DATABASE_URL", "DATABASE_ADMIN_URL", "DATABASE_SEED_URL", "DATABASE_BACKUP_URL", "REDIS_URL")
"""Variables of the bench's servers: the presses start a product with servers of its own."""


def run_benchmarks() -> list[Result]:
    """Run the presses against a product with demo data. Raises CalledProcessError when a press fails."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "presses.json"
        env = {key: value for key, value in os.environ.items() if key not in DATASTORE_VARIABLES} | {"PRESSES_FILE": str(file)}
        story = ["the-main-presses", "--config", "infra/e2e/presses.config.mjs", "--project", "en"]
        subprocess.run([sys.executable, "infra/launch.py", "e2e", *story], cwd=CHECKOUT, env=env, check=True, stdout=subprocess.DEVNULL)
        figures = json.loads(file.read_text())
    return [at_most(f"Press on a processor slowed down four times: {job}", figure, MAX_PRESS_MS, " ms") for job, figure in figures.items()]
