"""How long the screen takes to react to the main press of ten jobs, in Chromium with the processor slowed down four times."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from results import Result, at_most

CHECKOUT = Path(__file__).resolve().parents[2]
MAX_PRESS_MS = 200
INSTANCE_VARIABLES = ("SECRET_KEY", "SMS_CALLBACK_SECRET")
"""Variables of the bench's instance besides its addresses (`…_URL`): the stories start a product with servers and simulators of its own."""


def run_benchmarks() -> list[Result]:
    """Run the presses against a product with demo data. Raises CalledProcessError when a press fails."""
    figures = run_story("the-main-presses", "PRESSES_FILE")
    return [at_most(f"Press on a processor slowed down four times: {job}", figure, MAX_PRESS_MS, " ms") for job, figure in figures.items()]


def run_story(name: str, file_variable: str) -> Any:
    """Run a story of infra/e2e/presses and return the figures that it writes to the file in a variable. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        own = {key: value for key, value in os.environ.items() if not key.endswith("_URL") and key not in INSTANCE_VARIABLES}
        env = {**own, file_variable: str(file)}
        story = [name, "--config", "infra/e2e/presses.config.mjs", "--project", "en"]
        subprocess.run([sys.executable, "infra/launch.py", "e2e", *story], cwd=CHECKOUT, env=env, check=True, stdout=sys.stderr)
        return json.loads(file.read_text())
