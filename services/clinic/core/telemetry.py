"""Traces: a span for each request and job, sent by OTLP over HTTP when an endpoint is configured; nothing is added when not.

A span names the route's pattern, never the address as called: that may hold a person's id.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, StatusCode, Tracer
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars

from clinic.core.settings import settings

_provider: TracerProvider | None = None
_BROKEN = 500


def configure(service: str) -> bool:
    """Begin to send this process's spans, if there is somewhere to send them."""
    global _provider  # noqa: PLW0603 - one process, one provider
    endpoint = settings().otel_exporter_otlp_endpoint.rstrip("/")
    if not endpoint or _provider is not None:
        return _provider is not None
    _provider = TracerProvider(resource=Resource.create({"service.name": service}))
    _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{endpoint}/v1/traces")))
    return True


def surround(app: FastAPI) -> None:
    """Have every request of the app traced, if there is somewhere to send it."""
    if configure("aster-api"):
        app.add_middleware(Traced)


def shut() -> None:
    """Send what is left and stop."""
    global _provider  # noqa: PLW0603
    if _provider is not None:
        _provider.shutdown()
    _provider = None


def _tracer() -> Tracer | None:
    return _provider.get_tracer("aster") if _provider is not None else None


@contextmanager
def span(name: str, **facts: str | int) -> Iterator[None]:
    """One piece of work under a name; its failure is marked and passed on."""
    tracer = _tracer()
    if tracer is None:
        yield
        return
    with tracer.start_as_current_span(name, attributes={f"aster.{key}": value for key, value in facts.items()}):
        yield


class Traced:
    """Pure ASGI: one span a request, under the trace that the caller's headers name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request inside its span."""
        tracer = _tracer()
        if tracer is None or scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        options: dict[str, Any] = {"context": _parent(scope), "kind": SpanKind.SERVER}
        with tracer.start_as_current_span(scope["method"], **options) as current:
            bind_contextvars(trace_id=f"{current.get_span_context().trace_id:032x}")

            async def watch(message: Message) -> None:
                if message["type"] == "http.response.start":
                    _describe(current, scope, message["status"])
                await send(message)

            await self.app(scope, receive, watch)


def _parent(scope: Scope) -> Context:
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return TraceContextTextMapPropagator().extract(headers)


def _describe(current: Span, scope: Scope, status: int) -> None:
    route = getattr(scope.get("route"), "path", "")
    if route:
        current.update_name(f"{scope['method']} {route}")
    current.set_attributes({"http.request.method": scope["method"], "http.route": route, "http.response.status_code": status})
    if status >= _BROKEN:
        current.set_status(StatusCode.ERROR)
