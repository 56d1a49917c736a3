"""The launcher keeps its servers and its word: after kills, on taken ports, with missing tools (BEY-066)."""

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

from tests.infra.launching import LAUNCH, Launching, until

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-066")]


async def test_a_second_start_takes_no_time_and_keeps_the_data(launching: Launching) -> None:
    told = launching.env()
    admin = await asyncpg.connect(told["DATABASE_ADMIN_URL"])
    await admin.execute("CREATE TABLE kept (id int)")
    await admin.close()
    postgres, began = launching.pid("postgres"), time.monotonic()
    assert launching.env() == told
    assert time.monotonic() - began < 5
    assert launching.pid("postgres") == postgres
    launching.run("stop")
    assert not launching.pid("postgres")
    assert not launching.pid("valkey")
    admin = await asyncpg.connect(launching.env()["DATABASE_ADMIN_URL"])
    assert await admin.fetchval("SELECT count(*) FROM kept") == 0
    await admin.close()


@pytest.mark.parametrize("name", ["postgres", "valkey"])
def test_a_killed_server_comes_back(launching: Launching, name: str) -> None:
    launching.env()
    first = launching.pid(name)
    os.kill(first, signal.SIGKILL)
    assert until(lambda: not launching.pid(name))
    launching.env()
    assert launching.pid(name) not in (0, first)


@pytest.mark.timeout(200)
async def test_backup_and_restore_are_one_command_each(launching: Launching, tmp_path: Path) -> None:
    admin = await asyncpg.connect(launching.env()["DATABASE_ADMIN_URL"])
    await admin.execute("CREATE TABLE kept AS SELECT 'what was saved' AS said")
    await admin.close()
    (launching.state / "e2e" / "files").mkdir(exist_ok=True)
    (launching.state / "e2e" / "files" / "photo").write_bytes(b"light")
    file = tmp_path / "aster.tar"
    saved = launching.run("backup", str(file))
    assert (saved.returncode, file.stat().st_mode & 0o777) == (0, 0o600), saved.stderr
    assert "The database is not empty" in launching.run("restore", str(file)).stderr
    launching.run("stop")
    elsewhere = Launching(Path(tempfile.mkdtemp(prefix="aster-")))
    try:
        back = elsewhere.run("restore", str(file))
        assert back.returncode == 0, back.stderr
        admin = await asyncpg.connect(elsewhere.env()["DATABASE_ADMIN_URL"])
        assert await admin.fetchval("SELECT said FROM kept") == "what was saved"
        await admin.close()
        assert (elsewhere.state / "e2e" / "files" / "photo").read_bytes() == b"light"
    finally:
        elsewhere.run("stop")
        shutil.rmtree(elsewhere.state)


def test_bytecode_is_kept_even_where_the_shell_forbids_it(launching: Launching) -> None:
    done = launching.run("run", "--", "python", "-c", "import sys; print(sys.dont_write_bytecode)", PYTHONDONTWRITEBYTECODE="1")
    assert done.stdout.splitlines()[-1] == "False", done.stderr


async def test_roles_can_do_what_they_are_for_and_no_more(launching: Launching) -> None:
    told = launching.env()
    rights = "SELECT rolname, rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = ANY($1) ORDER BY rolname"
    app = await asyncpg.connect(told["DATABASE_URL"])
    rows = await app.fetch(rights, ["app", "backup", "door", "migrator", "owner", "seed"])
    assert [tuple(row) for row in rows] == [
        ("app", False, False, True), ("backup", False, True, True), ("door", False, True, False),
        ("migrator", False, True, True), ("owner", False, False, False), ("seed", False, True, True),
    ]
    assert await app.fetchval("SHOW jit") == "off"
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        await app.execute("CREATE TABLE mine (id int)")
    await app.close()


def test_nobody_else_on_the_machine_can_reach_the_servers(launching: Launching) -> None:
    run = Path(launching.env()["DATABASE_URL"].partition("host=")[2])
    assert run.stat().st_mode & 0o777 == 0o700
    assert {path.name for path in run.iterdir()} >= {".s.PGSQL.5432", "valkey.sock"}


def test_a_recycled_id_is_not_taken_for_ours(launching: Launching) -> None:
    from launcher import process

    stranger = subprocess.Popen(["sleep", "60"], start_new_session=True)
    records = launching.state / "e2e" / "started"
    records.mkdir(parents=True)
    process.remember(records / "api.json", stranger.pid, "start")
    written = (records / "api.json").read_text()
    found = process.identify(stranger.pid)
    assert found
    (records / "api.json").write_text(written.replace(found.started, f"{found.started}0"))
    launching.run("stop")
    assert stranger.poll() is None
    stranger.kill()
    stranger.wait()
    assert process.identify(stranger.pid) is None


def test_a_taken_port_is_said_in_one_sentence(launching: Launching) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", launching.ports["SIM_PORT"]))
        taken.listen()
        done = launching.run("start")
    port = launching.ports["SIM_PORT"]
    assert done.returncode == 1
    assert done.stderr.strip() == f"Port {port} is in use by another program; stop it, or choose another port with SIM_PORT={port + 1}."


@pytest.mark.parametrize(("version", "sentence"), [
    ("v18.20.1", "Aster needs Node.js 20 or later, and this machine has v18.20.1."),
    (None, "Aster needs Node.js 20 or later, and there is no node on this machine."),
])
def test_an_old_or_missing_node_is_said_in_one_sentence(launching: Launching, tmp_path: Path, version: str | None, sentence: str) -> None:
    if version:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
    done = launching.run("start", PATH=str(tmp_path) + (":/bin:/usr/bin" if version else ""))
    assert (done.returncode, done.stderr.strip()) == (1, sentence)


def test_node_is_looked_for_before_anything_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    from launcher import tools, trouble

    def missing() -> None:
        raise trouble.Trouble("no node")

    monkeypatch.setattr(tools, "check_node", missing)
    monkeypatch.setattr(tools, "_tools", lambda: pytest.fail("tools were installed first"))
    with pytest.raises(trouble.Trouble, match="no node"):
        tools.install()


def test_an_old_python_is_said_in_one_sentence(tmp_path: Path) -> None:
    program = f"import sys; sys.version_info = (3, 9, 2); sys.argv = ['launch.py', 'env']; exec(open({str(LAUNCH)!r}).read())"
    done = subprocess.run(
        ["/usr/bin/env", "-i", f"PATH={tmp_path}", sys.executable, "-c", program], capture_output=True, text=True, check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (1, "Aster needs Python 3.11 or later, and this machine's python3 is 3.9.")


def test_a_full_disk_is_said_in_one_sentence(tmp_path: Path) -> None:
    import errno

    from launcher import trouble

    with pytest.raises(trouble.Trouble, match=r"^The disk that holds .* is full: \d+ MB are free and Aster needs \d+ MB\.$"):
        trouble.need_room(tmp_path, 2**62)
    assert str(trouble.of(OSError(errno.ENOSPC, "No space left on device"))).startswith("The disk is full;")
    assert trouble.told_full("npm error ENOSPC: no space left on device, write")


def test_a_database_without_its_administrator_is_said(launching: Launching) -> None:
    done = subprocess.run(
        [sys.executable, str(LAUNCH), "env"], capture_output=True, text=True, check=False,
        env=launching.environment(DATABASE_URL="postgresql://app@127.0.0.1:1/aster"),
    )
    assert done.returncode == 1
    assert done.stderr.strip() == "DATABASE_URL is set but DATABASE_ADMIN_URL is not; migrations connect by that one."


def test_a_path_too_long_for_a_socket_still_works(launching: Launching) -> None:
    deep = launching.state / ("d" * 60) / ("e" * 40)
    deep.mkdir(parents=True)
    launching.state = deep
    run = Path(launching.env()["DATABASE_URL"].partition("host=")[2])
    assert len(os.fsencode(run)) < 92
    launching.run("stop")
    run.rmdir() if not any(run.iterdir()) else None


@pytest.mark.parametrize(("output", "said"), [
    ('Traceback\nsqlalchemy.exc.ProgrammingError: relation "x" already exists\n[SQL: CREATE]\n(Background on this error at: …)',
     'sqlalchemy.exc.ProgrammingError: relation "x" already exists'),
    ("error: Failed to fetch: `https://x`\n  Caused by: invalid peer certificate\n\nhint: Consider --system-certs", "error: Failed to fetch: `https://x`"),
    ("one\nno such file\nnpm warn old", "no such file"),
    ("", "it said nothing"),
])
def test_a_command_that_fails_is_told_by_its_own_sentence(output: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from launcher.shell import failed

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert str(failed("Migrating", output)).startswith(f"Migrating failed: {said} (all of it: ")
