"""Traces go to the endpoint that is configured, and nowhere else."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
import pytest
from fastapi import FastAPI
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from clinic.core import telemetry
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
Spans = list[tuple[str, str, dict[str, str], str]]


@pytest.fixture
def collector(monkeypatch) -> Iterator[Spans]:
    """A collector that speaks OTLP over HTTP, and what came to it."""
    spans: Spans = []

    class Take(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["content-length"])))
            for resource in sent.resource_spans:
                service = next(one.value.string_value for one in resource.resource.attributes if one.key == "service.name")
                for scope in resource.scope_spans:
                    spans.extend(
                        (service, one.name, {fact.key: fact.value.string_value for fact in one.attributes}, one.trace_id.hex())
                        for one in scope.spans
                    )
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Take)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setattr(settings(), "otel_exporter_otlp_endpoint", f"http://127.0.0.1:{server.server_port}")
    yield spans
    telemetry.shut()
    server.shutdown()


def small_app() -> FastAPI:
    made = FastAPI()
    telemetry.surround(made)

    @made.get("/clients/{client_id}")
    async def one(client_id: str) -> str:
        with telemetry.span("inner", step=1):
            return client_id

    return made


async def call(app: FastAPI, path: str, **headers: str) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        await http.get(path, headers=headers)


async def test_a_request_is_a_span_of_its_route_under_its_callers_trace(collector):
    """The span names the route's pattern, so that no person's id leaves with it."""
    trace = "0af7651916cd43dd8448eb211c80319c"
    await call(small_app(), "/clients/19900101-1234", traceparent=f"00-{trace}-b7ad6b7169203331-01")
    telemetry.shut()
    assert [(service, name, trace_id) for service, name, _, trace_id in collector] == [
        ("aster-api", "inner", trace), ("aster-api", "GET /clients/{client_id}", trace),
    ]
    assert collector[1][2]["http.route"] == "/clients/{client_id}"
    assert "19900101" not in str(collector)


async def test_without_an_endpoint_nothing_is_added(monkeypatch):
    monkeypatch.setattr(settings(), "otel_exporter_otlp_endpoint", "")
    app = small_app()
    assert app.user_middleware == []
    await call(app, "/clients/1")
