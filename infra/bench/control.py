"""A control system that answers at once: providers at 0 ms, so that what is measured is the till."""

import os
import re
import subprocess
import sys
from asyncio import Protocol, Transport, get_running_loop, run
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

_NUMBER = re.compile(rb"<SequenceNumber>(\d+)</SequenceNumber>")
_SAYS = (
    '<?xml version="1.0"?><TcsResponse><ResponseCode>0</ResponseCode><SKVResponseCode>0</SKVResponseCode><SequenceNumber>{number}'
    "</SequenceNumber><ControlCode><ControlServerID>ISTCSKS0000000011</ControlServerID><Code>" + "A" * 32 + ";" + "B" * 26
    + "</Code></ControlCode></TcsResponse>"
)


class Control(Protocol):
    """One kept connection."""

    def __init__(self) -> None:
        self.kept = b""
        self.transport: Transport | None = None

    def connection_made(self, transport: object) -> None:
        """Keep the way out."""
        self.transport = cast("Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Answer once the document is whole."""
        self.kept += data
        if b"</TcsRequest>" not in self.kept:
            return
        number = _NUMBER.search(self.kept)
        body = _SAYS.format(number=number[1].decode() if number else 0).encode()
        self.kept = b""
        head = f"HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: {len(body)}\r\n\r\n"
        assert self.transport is not None  # noqa: S101
        self.transport.write(head.encode() + body)


async def _serve() -> None:
    server = await get_running_loop().create_server(Control, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


@contextmanager
def answering() -> Iterator[None]:
    """Let what is started meanwhile register its receipts here."""
    process = subprocess.Popen([sys.executable, str(Path(__file__))], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None  # noqa: S101
    before = os.environ.get("INFRASEC_URL")
    os.environ["INFRASEC_URL"] = f"http://127.0.0.1:{int(process.stdout.readline())}"
    try:
        yield
    finally:
        if before is None:
            del os.environ["INFRASEC_URL"]
        else:
            os.environ["INFRASEC_URL"] = before
        process.terminate()
        process.wait()


if __name__ == "__main__":
    run(_serve())
