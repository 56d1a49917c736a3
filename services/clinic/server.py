"""The API's server: one process imports the app and forks those that answer requests, so that they share its memory.

How it works: the parent imports the app, binds the address, forks the children and waits. Each child runs uvicorn on the shared socket
and writes to its pipe each second from its event loop. A child that ends closes its pipe and is replaced at once, or after a growing
delay when it ended within STABLE_AFTER_SECONDS; a child that has written nothing for HANG_SECONDS is killed and replaced. Children stop
when the parent is gone. SIGTERM and SIGINT stop all. Run with `python -m clinic.server --host localhost --port 8000 --processes 2`.
"""

import argparse
import errno
import gc
import os
import select
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass, field

import uvicorn

from clinic.core.api.http_protocol import TimedHttpProtocol
from clinic.main import app

HEARTBEAT_SECONDS = 1
HANG_SECONDS = 30.0
STABLE_AFTER_SECONDS = 10.0
MIN_RESTART_DELAY_SECONDS = 0.2
MAX_RESTART_DELAY_SECONDS = 5.0
LOCAL_ADDRESSES = ("127.0.0.1", "::1")
NO_SUCH_FAMILY = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
ADDRESS_EXIT_CODE = 3
STOP_GRACE_SECONDS = 10.0
"""How long the parent waits for its children to stop, longer than they wait for their requests."""


@dataclass
class Child:
    """A child's place: its process and pipe, and when to fork it again while it has none."""

    pid: int = 0
    pipe: int = -1
    started_at: float = 0.0
    heartbeat_at: float = 0.0
    restart_at: float = 0.0
    delay: float = MIN_RESTART_DELAY_SECONDS


@dataclass
class Server:
    """The parent's state."""

    config: uvicorn.Config
    listeners: list[socket.socket]
    children: list[Child] = field(default_factory=list)
    is_stopping: bool = False

    def run(self) -> None:
        """Keep every child running until a signal stops the process, then stop them."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._handle_stop)
        while not self.is_stopping:
            for child in self.children:
                self._start_or_kill(child)
            self._read_pipes(MIN_RESTART_DELAY_SECONDS)
        self._stop()

    def _handle_stop(self, *_: object) -> None:
        self.is_stopping = True

    def _start_or_kill(self, child: Child) -> None:
        now = time.monotonic()
        if not child.pid and now >= child.restart_at:
            self._fork(child)
        elif child.pid and now - child.heartbeat_at > HANG_SECONDS:
            _print(f"process {child.pid} hangs and is killed")
            os.kill(child.pid, signal.SIGKILL)
            child.heartbeat_at = now

    def _fork(self, child: Child) -> None:
        reader, writer = os.pipe()
        parent = os.getpid()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            for other in self.children:
                if other.pid:
                    os.close(other.pipe)
            self._serve(writer, parent)
        os.close(writer)
        child.pid, child.pipe = pid, reader
        child.started_at = child.heartbeat_at = time.monotonic()

    def _serve(self, pipe: int, parent: int) -> None:
        """Answer requests in this child until it is stopped; does not return."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        server = uvicorn.Server(self.config)
        server.should_exit = self.is_stopping

        async def send_heartbeat() -> None:
            if os.getppid() == parent:
                os.write(pipe, b".")
            else:
                server.should_exit = True

        self.config.callback_notify, self.config.timeout_notify = send_heartbeat, HEARTBEAT_SECONDS
        try:
            server.run(sockets=self.listeners)
        except BaseException:  # noqa: BLE001 - a child must not return into the parent's code
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0 if server.started else 1)

    def _read_pipes(self, timeout: float) -> None:
        """Take the heartbeats and reap the children that have ended, waiting at most `timeout` seconds for one."""
        by_pipe = {child.pipe: child for child in self.children if child.pid}
        for pipe in select.select(list(by_pipe), [], [], timeout)[0]:
            if os.read(pipe, 4096):
                by_pipe[pipe].heartbeat_at = time.monotonic()
            else:
                self._reap(by_pipe[pipe])

    def _reap(self, child: Child) -> None:
        os.close(child.pipe)
        _, status = os.waitpid(child.pid, 0)
        now = time.monotonic()
        if not self.is_stopping:
            _print(f"process {child.pid} ended with status {os.waitstatus_to_exitcode(status)}")
        is_stable = now - child.started_at > STABLE_AFTER_SECONDS
        child.delay = MIN_RESTART_DELAY_SECONDS if is_stable else min(child.delay * 2, MAX_RESTART_DELAY_SECONDS)
        child.pid, child.restart_at = 0, now + (0 if is_stable else child.delay)

    def _stop(self) -> None:
        """Stop the children; those that still run after STOP_GRACE_SECONDS are killed."""
        deadline = time.monotonic() + STOP_GRACE_SECONDS
        for child in self.children:
            if child.pid:
                os.kill(child.pid, signal.SIGTERM)
        while any(child.pid for child in self.children) and time.monotonic() < deadline:
            self._read_pipes(MIN_RESTART_DELAY_SECONDS)
        for child in self.children:
            if child.pid:
                os.kill(child.pid, signal.SIGKILL)


def _print(text: str) -> None:
    sys.stderr.write(f"server: {text}\n")
    sys.stderr.flush()


def bind_listeners(host: str, port: int) -> list[socket.socket]:
    """Bind the address and return its sockets: for `localhost` IPv4 and, where the machine has it, IPv6, since browsers try both.

    Exits with 3 when the address is in use.
    """
    listeners: list[socket.socket] = []
    for name in LOCAL_ADDRESSES if host == "localhost" else (host,):
        listener = socket.socket(socket.AF_INET6 if ":" in name else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((name, port))
        except OSError as error:
            listener.close()
            if error.errno in NO_SUCH_FAMILY and listeners:
                continue
            _print(f"{name}:{port}: {error}")
            sys.exit(ADDRESS_EXIT_CODE)
        listener.set_inheritable(True)
        listeners.append(listener)
    return listeners


def main(argv: list[str] | None = None) -> None:
    """Bind the address and run the server. Exits with 3 when the address is in use."""
    parser = argparse.ArgumentParser(prog="python -m clinic.server", description="Run the API.")
    parser.add_argument("--host", default="localhost")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--processes", type=int, default=2, help="how many processes answer requests")
    parser.add_argument("--grace", type=int, default=5, help="seconds that a stopping process waits for running requests")
    arguments = parser.parse_args(argv)
    config = uvicorn.Config(
        app, host=arguments.host, port=arguments.port, loop="uvloop", http=TimedHttpProtocol, log_level="warning", access_log=False,
        server_header=False, timeout_graceful_shutdown=arguments.grace,
    )
    config.load()
    server = Server(config, bind_listeners(arguments.host, arguments.port), [Child() for _ in range(arguments.processes)])
    if threading.active_count() > 1:
        raise RuntimeError("a process with several threads must not fork")
    gc.collect()
    gc.freeze()  # the children's collections then don't write to the shared pages
    server.run()


if __name__ == "__main__":
    main()
