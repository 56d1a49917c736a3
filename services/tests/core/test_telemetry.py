"""Traces are exported to the configured endpoint, and nowhere else."""

from collections.abc import Iterator, MutableMapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, WebSocket
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import logging, telemetry
from clinic.core.background import dispatcher, outbox
from clinic.core.background.outbox import SUBSCRIBERS, EventMessage, Subscriber
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
TRACE = "0af7651916cd43dd8448eb211c80319c"
TRACEPARENT = f"00-{TRACE}-b7ad6b7169203331-01"


class Spans(list[tuple[str, str, dict[str, str], str]]):
    """The spans that a collector received: service, name, attributes and trace id; `text` holds everything that it received."""

    text = ""


@pytest.fixture
def collector(monkeypatch) -> Iterator[Spans]:
    """A collector for OTLP over HTTP."""
    spans = Spans()

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            request = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["content-length"])))
            spans.text += str(request)
            for resource in request.resource_spans:
                service = next(item.value.string_value for item in resource.resource.attributes if item.key == "service.name")
                for scope in resource.scope_spans:
                    spans.extend(
                        (service, span.name, {item.key: item.value.string_value for item in span.attributes}, span.trace_id.hex())
                        for span in scope.spans
                    )
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setattr(settings(), "otel_exporter_otlp_endpoint", f"http://127.0.0.1:{server.server_port}")
    yield spans
    telemetry.shutdown()
    server.shutdown()


def create_app() -> FastAPI:
    """Create a traced app with one route."""
    app = FastAPI()
    telemetry.instrument(app)
    telemetry.start_export()

    @app.get("/clients/{client_id}")
    async def get_client(client_id: str) -> str:
        with telemetry.span("inner", step=1):
            return client_id

    @app.get("/crash/{client_id}")
    async def crash(client_id: str) -> None:
        raise RuntimeError(client_id)

    @app.websocket("/live/{client_id}")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close()

    return app


async def call_app(app: FastAPI, path: str, **headers: str) -> None:
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        await http.get(path, headers=headers)


async def connect_websocket(app: FastAPI, path: str) -> None:
    """Open a WebSocket, which the app accepts and closes."""
    sent = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message["type"])

    scope = {"type": "websocket", "scheme": "ws", "path": path, "query_string": b"", "headers": [], "subprotocols": []}
    await app(scope, receive, send)
    assert sent == ["websocket.accept", "websocket.close"]


async def test_request_has_a_span_of_its_route_in_the_callers_trace(collector):
    """The span is named by the route's pattern, so that no person's id is exported."""
    await call_app(create_app(), "/clients/19900101-1234", traceparent=TRACEPARENT)
    telemetry.shutdown()
    assert [(service, name, trace_id) for service, name, _, trace_id in collector] == [
        ("aster-api", "inner", TRACE), ("aster-api", "GET /clients/{client_id}", TRACE),
    ]
    assert collector[1][2]["http.route"] == "/clients/{client_id}"
    assert "19900101" not in collector.text


async def test_no_secret_of_a_request_is_exported(collector, monkeypatch):
    """Addresses, queries, headers and texts of errors are left out, also when the environment asks the instrumentation for headers."""
    for direction in ("REQUEST", "RESPONSE"):
        monkeypatch.setenv(f"OTEL_INSTRUMENTATION_HTTP_CAPTURE_HEADERS_SERVER_{direction}", ".*")
    app, secret = create_app(), "s3cret"
    headers = dict.fromkeys(("authorization", "cookie", "user-agent", "host", "x-forwarded-for", "tracestate", "baggage", "x-request-id"), secret)
    headers["tracestate"] = headers["baggage"] = f"a={secret}"
    for path in (f"/clients/{secret}", f"/crash/{secret}", f"/nowhere/{secret}"):
        await call_app(app, f"{path}?code={secret}", traceparent=TRACEPARENT, **headers)
    with pytest.raises(RuntimeError), telemetry.span("failing"):
        raise RuntimeError(secret)
    await connect_websocket(app, f"/live/{secret}")
    telemetry.shutdown()
    assert secret not in collector.text
    assert {(name, attributes.get("error.type")) for _, name, attributes, _ in collector} == {
        ("inner", None), ("GET /clients/{client_id}", None), ("GET /crash/{client_id}", "RuntimeError"), ("GET", None),
        ("failing", "RuntimeError"),
    }
    for _, _, attributes, _ in collector:
        assert {name for name in attributes if not name.startswith(telemetry.OWN_PREFIX)} <= telemetry.EXPORTED_ATTRIBUTES


@pytest.mark.usefixtures("empty_outbox")
async def test_trace_goes_from_a_request_through_the_outbox_to_the_worker(collector, factory):
    """The delivery's span is a part of the request's trace; its subscriber sees the payload as it was published, and logs the trace's id."""
    context, app, payloads = Context.system((await factory.company()).id), create_app(), []

    @app.get("/publish")
    async def publish() -> None:
        async with transaction(context) as session:
            outbox.publish(session, "t.traced", {"row_id": "1"})

    async def handle(_: AsyncSession, event: EventMessage) -> None:
        payloads.append((event.payload, telemetry.current_trace_id()))

    subscriber = Subscriber("t.trace", "t.traced", transactional=handle)
    SUBSCRIBERS.add(subscriber)
    try:
        await call_app(app, "/publish", traceparent=TRACEPARENT)
        await dispatcher.dispatch_due()
    finally:
        del SUBSCRIBERS.by_name["t.trace"], SUBSCRIBERS.by_event["t.traced"]
    telemetry.shutdown()
    assert {(name, trace_id) for _, name, _, trace_id in collector} == {("GET /publish", TRACE), ("delivery t.trace", TRACE)}
    assert payloads == [({"row_id": "1"}, TRACE)]


def test_log_lines_of_a_traced_request_have_the_id_of_its_trace(collector):
    telemetry.configure("aster-api")
    with telemetry.span("request", parent=TRACEPARENT):
        assert logging._add_trace_id(None, "info", {}) == {"trace_id": TRACE}
    assert logging._add_trace_id(None, "info", {}) == {}


async def test_no_middleware_is_added_without_an_endpoint(monkeypatch):
    monkeypatch.setattr(settings(), "otel_exporter_otlp_endpoint", "")
    app = create_app()
    assert app.user_middleware == []
    await call_app(app, "/clients/1")
