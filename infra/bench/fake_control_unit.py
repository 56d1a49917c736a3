"""A control unit that answers at once, so that the point of sale is measured without the provider's latency."""

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
_RESPONSE = (
    '<?xml version="1.0"?><TcsResponse><ResponseCode>0</ResponseCode><SKVResponseCode>0</SKVResponseCode><SequenceNumber>{number}'
    "</SequenceNumber><ControlCode><ControlServerID>ISTCSKS0000000011</ControlServerID><Code>" + "A" * 32 + ";" + "B" * 26
    + "</Code></ControlCode></TcsResponse>"
)


class FakeControlUnit(Protocol):
    """A persistent connection from the product."""

    def __init__(self) -> None:
        self.buffer = b""
        self.transport: Transport | None = None

    def connection_made(self, transport: object) -> None:
        """Store the transport."""
        self.transport = cast("Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Answer once the document is complete."""
        self.buffer += data
        if b"</TcsRequest>" not in self.buffer:
            return
        number = _NUMBER.search(self.buffer)
        body = _RESPONSE.format(number=number[1].decode() if number else 0).encode()
        self.buffer = b""
        headers = f"HTTP/1.1 200 OK\r\nContent-Type: application/xml\r\nContent-Length: {len(body)}\r\n\r\n"
        assert self.transport is not None  # noqa: S101
        self.transport.write(headers.encode() + body)


async def _serve() -> None:
    server = await get_running_loop().create_server(FakeControlUnit, "127.0.0.1", 0)
    sys.stdout.write(f"{server.sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await server.serve_forever()


@contextmanager
def run_fake_control_unit() -> Iterator[None]:
    """Run the control unit for the block and set INFRASEC_URL, so that servers started in it register there."""
    process = subprocess.Popen([sys.executable, str(Path(__file__))], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None  # noqa: S101
    previous_url = os.environ.get("INFRASEC_URL")
    os.environ["INFRASEC_URL"] = f"http://127.0.0.1:{int(process.stdout.readline())}"
    try:
        yield
    finally:
        if previous_url is None:
            del os.environ["INFRASEC_URL"]
        else:
            os.environ["INFRASEC_URL"] = previous_url
        process.terminate()
        process.wait()


if __name__ == "__main__":
    run(_serve())
