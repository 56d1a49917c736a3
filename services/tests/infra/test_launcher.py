"""The launcher keeps its servers through kills, and explains used ports, missing tools and other faults in one sentence."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

from tests.infra.launcher_instance import LAUNCH, LauncherInstance, wait_until

pytestmark = pytest.mark.anyio


async def test_second_start_is_fast_and_keeps_the_data(instance: LauncherInstance) -> None:
    variables = instance.env()
    admin = await asyncpg.connect(variables["DATABASE_ADMIN_URL"])
    await admin.execute("CREATE TABLE sample (id int)")
    await admin.close()
    postgres, started = instance.pid("postgres"), time.monotonic()
    assert instance.env() == variables
    assert time.monotonic() - started < 5
    assert instance.pid("postgres") == postgres
    instance.run("stop")
    assert not instance.pid("postgres")
    assert not instance.pid("valkey")
    admin = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"])
    assert await admin.fetchval("SELECT count(*) FROM sample") == 0
    await admin.close()


@pytest.mark.parametrize("name", ["postgres", "valkey"])
def test_killed_server_is_started_again(instance: LauncherInstance, name: str) -> None:
    instance.env()
    killed = instance.pid(name)
    os.kill(killed, signal.SIGKILL)
    assert wait_until(lambda: not instance.pid(name))
    instance.env()
    assert instance.pid(name) not in (0, killed)


@pytest.mark.timeout(200)
@pytest.mark.covers("BEY-066")
async def test_backup_and_restore_are_one_command_each(instance: LauncherInstance, tmp_path: Path) -> None:
    admin = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"])
    await admin.execute("CREATE TABLE sample AS SELECT 'saved' AS content")
    await admin.close()
    (instance.state / "e2e" / "files").mkdir(exist_ok=True)
    (instance.state / "e2e" / "files" / "photo").write_bytes(b"light")
    file = tmp_path / "aster.tar"
    saved = instance.run("backup", str(file))
    assert (saved.returncode, file.stat().st_mode & 0o777) == (0, 0o600), saved.stderr
    assert "The database is not empty" in instance.run("restore", str(file)).stderr
    instance.run("stop")
    elsewhere = LauncherInstance(Path(tempfile.mkdtemp(prefix="aster-")))
    try:
        restored = elsewhere.run("restore", str(file))
        assert restored.returncode == 0, restored.stderr
        admin = await asyncpg.connect(elsewhere.env()["DATABASE_ADMIN_URL"])
        assert await admin.fetchval("SELECT content FROM sample") == "saved"
        await admin.close()
        assert (elsewhere.state / "e2e" / "files" / "photo").read_bytes() == b"light"
    finally:
        elsewhere.run("stop")
        shutil.rmtree(elsewhere.state)


def test_bytecode_is_written_even_if_the_shell_disables_it(instance: LauncherInstance) -> None:
    process = instance.run("run", "--", "python", "-c", "import sys; print(sys.dont_write_bytecode)", PYTHONDONTWRITEBYTECODE="1")
    assert process.stdout.splitlines()[-1] == "False", process.stderr


async def test_database_roles_have_only_the_rights_they_need(instance: LauncherInstance) -> None:
    variables = instance.env()
    query = "SELECT rolname, rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = ANY($1) ORDER BY rolname"
    app = await asyncpg.connect(variables["DATABASE_URL"])
    rows = await app.fetch(query, ["app", "backup", "lookup", "migrator", "owner", "seed"])
    assert [tuple(row) for row in rows] == [
        ("app", False, False, True), ("backup", False, True, True), ("lookup", False, True, False),
        ("migrator", False, True, True), ("owner", False, False, False), ("seed", False, True, True),
    ]
    assert await app.fetchval("SHOW jit") == "off"
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        await app.execute("CREATE TABLE forbidden (id int)")
    await app.close()


def test_other_users_of_the_machine_can_not_reach_the_servers(instance: LauncherInstance) -> None:
    socket_folder = Path(instance.env()["DATABASE_URL"].partition("host=")[2])
    assert socket_folder.stat().st_mode & 0o777 == 0o700
    assert {path.name for path in socket_folder.iterdir()} >= {".s.PGSQL.5432", "valkey.sock"}


def test_reused_process_id_is_not_stopped(instance: LauncherInstance) -> None:
    from launcher import process

    other_program = subprocess.Popen(["sleep", "60"], start_new_session=True)
    records = instance.state / "e2e" / "started"
    records.mkdir(parents=True)
    process.write_record(records / "api.json", other_program.pid, "start")
    record_text = (records / "api.json").read_text()
    identity = process.identify(other_program.pid)
    assert identity
    (records / "api.json").write_text(record_text.replace(identity.started, f"{identity.started}0"))
    instance.run("stop")
    assert other_program.poll() is None
    other_program.kill()
    other_program.wait()
    assert process.identify(other_program.pid) is None


def test_used_port_is_explained_in_one_sentence(instance: LauncherInstance) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", instance.ports["SIM_PORT"]))
        listener.listen()
        process = instance.run("start")
    port = instance.ports["SIM_PORT"]
    assert process.returncode == 1
    assert process.stderr.strip() == f"Port {port} is in use by another program; stop it, or choose another port with SIM_PORT={port + 1}."


@pytest.mark.parametrize(("version", "sentence"), [
    ("v18.20.1", "Aster needs Node.js 20 or later, and this machine has v18.20.1."),
    (None, "Aster needs Node.js 20 or later, and there is no node on this machine."),
])
def test_old_or_missing_node_is_explained_in_one_sentence(instance: LauncherInstance, tmp_path: Path, version: str | None, sentence: str) -> None:
    if version:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
    process = instance.run("start", PATH=str(tmp_path) + (":/bin:/usr/bin" if version else ""))
    assert (process.returncode, process.stderr.strip()) == (1, sentence)


def test_node_is_checked_before_any_tool_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    from launcher import errors, tools

    def raise_missing() -> None:
        raise errors.LauncherError("no node")

    monkeypatch.setattr(tools, "check_node", raise_missing)
    monkeypatch.setattr(tools, "_install_tools", lambda: pytest.fail("tools were installed first"))
    with pytest.raises(errors.LauncherError, match="no node"):
        tools.install()


def test_old_python_is_explained_in_one_sentence(tmp_path: Path) -> None:
    program = f"import sys; sys.version_info = (3, 9, 2); sys.argv = ['launch.py', 'env']; exec(open({str(LAUNCH)!r}).read())"
    process = subprocess.run(
        ["/usr/bin/env", "-i", f"PATH={tmp_path}", sys.executable, "-c", program], capture_output=True, text=True, check=False,
    )
    assert (process.returncode, process.stderr.strip()) == (1, "Aster needs Python 3.11 or later, and this machine's python3 is 3.9.")


def test_full_disk_is_explained_in_one_sentence(tmp_path: Path) -> None:
    import errno

    from launcher import errors

    with pytest.raises(errors.LauncherError, match=r"^The disk that holds .* is full: \d+ MB are free and Aster needs \d+ MB\.$"):
        errors.ensure_disk_space(tmp_path, 2**62)
    assert str(errors.to_launcher_error(OSError(errno.ENOSPC, "No space left on device"))).startswith("The disk is full;")
    assert errors.is_disk_full("npm error ENOSPC: no space left on device, write")


def test_missing_admin_url_is_explained(instance: LauncherInstance) -> None:
    process = subprocess.run(
        [sys.executable, str(LAUNCH), "env"], capture_output=True, text=True, check=False,
        env=instance.environment(DATABASE_URL="postgresql://app@127.0.0.1:1/aster"),
    )
    assert process.returncode == 1
    assert process.stderr.strip() == "DATABASE_URL is set but DATABASE_ADMIN_URL is not; migrations connect by that one."


def test_state_path_too_long_for_a_socket_still_works(instance: LauncherInstance) -> None:
    long_path = instance.state / ("d" * 60) / ("e" * 40)
    long_path.mkdir(parents=True)
    instance.state = long_path
    socket_folder = Path(instance.env()["DATABASE_URL"].partition("host=")[2])
    assert len(os.fsencode(socket_folder)) < 92
    instance.run("stop")
    socket_folder.rmdir() if not any(socket_folder.iterdir()) else None


@pytest.mark.parametrize(("output", "sentence"), [
    ('Traceback\nsqlalchemy.exc.ProgrammingError: relation "x" already exists\n[SQL: CREATE]\n(Background on this error at: …)',
     'sqlalchemy.exc.ProgrammingError: relation "x" already exists'),
    ("error: Failed to fetch: `https://x`\n  Caused by: invalid peer certificate\n\nhint: Consider --system-certs", "error: Failed to fetch: `https://x`"),
    ("one\nno such file\nnpm warn old", "no such file"),
    ("", "it said nothing"),
])
def test_failed_command_is_explained_by_its_own_error_line(output: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from launcher.subprocesses import command_failure

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert str(command_failure("Migrating", output)).startswith(f"Migrating failed: {sentence} (all of it: ")
