"""`reset` erases the embedded data after the word was typed, and nothing else; data of an older version stop a start."""

import subprocess
import sys

import asyncpg
import pytest

from tests.infra.launcher_instance import LAUNCH, LauncherInstance

pytestmark = pytest.mark.anyio


def _reset(instance: LauncherInstance, typed: str, name: str = "e2e", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(LAUNCH), "reset", "--instance", name], env=instance.environment(**environment), input=typed,
        capture_output=True, text=True, check=False, timeout=110,
    )


async def test_reset_deletes_only_after_a_typed_confirmation(instance: LauncherInstance) -> None:
    """Any other answer, and a database named in the environment, leave everything as it is."""
    admin = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"])
    await admin.execute("CREATE TABLE saved (id int)")
    await admin.close()
    for typed, environment, sentence in (
        ("yes\n", {}, "Nothing was erased."),
        ("", {}, "Nothing was erased."),
        ("reset\n", {"DATABASE_URL": "postgresql://elsewhere"}, "erases the embedded database only"),
    ):
        refused = _reset(instance, typed, **environment)
        assert (refused.returncode, sentence in refused.stderr + refused.stdout) == (1, True), refused.stderr
        admin = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"])
        assert await admin.fetchval("SELECT to_regclass('saved') IS NOT NULL")
        await admin.close()
    assert _reset(instance, "reset\n").returncode == 0
    admin = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"])
    assert await admin.fetchval("SELECT to_regclass('saved') IS NULL")
    await admin.close()


def test_reset_deletes_files_anchors_and_simulated_messages_of_the_demo(instance: LauncherInstance) -> None:
    """An old anchor would make the new clinic's audit log look altered; what isn't the product's stays."""
    erased = [instance.state / name for name in ("files/a/photo", "anchors/2026-11-22", "simulators.jsonl", "simulators-payments.jsonl")]
    kept = instance.state / "build.json"
    for file in (*erased, kept):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}")
    reset = _reset(instance, "reset\n", name="dev")
    assert reset.returncode == 0, reset.stderr
    assert [file for file in erased if file.exists()] == []
    assert kept.exists()


@pytest.mark.timeout(200)
async def test_data_of_an_older_version_stop_a_start_with_one_sentence(instance: LauncherInstance) -> None:
    """Nothing is changed; the sentence says what to do. `migrate` by itself says the same."""
    url = instance.env()["DATABASE_ADMIN_URL"]
    admin = await asyncpg.connect(url)
    await admin.execute("CREATE TABLE alembic_version (version_num varchar(32)); INSERT INTO alembic_version VALUES ('2026_11_22_codes')")
    await admin.close()
    with instance.started() as launcher:
        assert launcher.prints("This database was made by an older version of Aster (2026_11_22_codes)")
        assert "Traceback" not in launcher.output.read_text()
        assert launcher.process.wait(timeout=60) == 1
    migrated = instance.run("run", "--", "python", "-m", "clinic.cli", "migrate")
    assert migrated.returncode == 1
    assert "can't be brought up to date" in migrated.stderr
    assert "Traceback" not in migrated.stderr
