"""Traces: a span per request, job and delivery, exported by OTLP over HTTP if an endpoint is configured; otherwise nothing is installed.

OpenTelemetry's ASGI instrumentation makes the requests' spans. It records addresses, queries and headers, which hold ids and secrets; so
no span leaves the process but with the attributes of EXPORTED_ATTRIBUTES, the route's pattern as its name, and of an error its type.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import FastAPI
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware
from opentelemetry.metrics import NoOpMeterProvider
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanContext, Status, format_trace_id, get_current_span
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from opentelemetry.util.http import sanitize_method
from starlette.types import Scope

from clinic.core.settings import settings

EXPORTED_ATTRIBUTES = frozenset({
    "http.request.method", "http.route", "http.response.status_code", "network.protocol.version", "url.scheme", "error.type",
})
OWN_PREFIX = "aster."
"""Prefix of the attributes of `span()`, which are exported too."""
_EXCEPTION_TYPE = "exception.type"
_propagator = TraceContextTextMapPropagator()
_provider: TracerProvider | None = None
_is_exporting = False
_request_scopes: dict[int, Scope] = {}
"""By the ids of requests' spans that haven't ended, the scopes, in which the router stores the route."""


class FilteringSpanProcessor(BatchSpanProcessor):
    """Exports spans without anything that may be secret or personal."""

    def on_end(self, span: ReadableSpan) -> None:
        """Queue a filtered copy of the span for export."""
        super().on_end(_filter_span(span))


def _filter_span(span: ReadableSpan) -> ReadableSpan:
    """Return a copy of the span without unlisted attributes, texts of errors and the caller's trace state."""
    values = {name: value for name, value in (span.attributes or {}).items() if name in EXPORTED_ATTRIBUTES or name.startswith(OWN_PREFIX)}
    for event in span.events:
        if event.attributes and _EXCEPTION_TYPE in event.attributes:
            values["error.type"] = event.attributes[_EXCEPTION_TYPE]
    name, scope = span.name, _request_scopes.pop(span.context.span_id, None) if span.context else None
    if scope is not None and (route := getattr(scope.get("route"), "path", "")):
        values["http.route"], name = route, f"{name} {route}"
    return ReadableSpan(
        name, _without_state(span.context), _without_state(span.parent), span.resource, values, kind=span.kind,
        status=Status(span.status.status_code), start_time=span.start_time, end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )


def _without_state(context: SpanContext | None) -> SpanContext | None:
    return context and SpanContext(context.trace_id, context.span_id, context.is_remote, context.trace_flags)


def configure(service: str) -> None:
    """Export this process's spans, if an endpoint is configured."""
    if _create_provider(service):
        start_export()


def instrument(app: FastAPI) -> None:
    """Trace every request of the app but WebSockets, if an endpoint is configured; `start_export` sends the spans."""
    if _create_provider("aster-api"):
        os.environ["OTEL_SEMCONV_STABILITY_OPT_IN"] = "http"  # the stable names of attributes; there is no argument for it
        app.add_middleware(
            OpenTelemetryMiddleware, tracer_provider=_provider, meter_provider=NoOpMeterProvider(), default_span_details=_span_details,
            server_request_hook=_store_scope, excluded_urls="^wss?:", exclude_spans=["receive", "send"],
        )


def start_export() -> None:
    """Start the thread that exports spans, once a process; a process that is to fork others must not have it yet."""
    global _is_exporting  # noqa: PLW0603 - one process, one exporter
    if _provider is not None and not _is_exporting:
        _is_exporting = True
        _provider.add_span_processor(FilteringSpanProcessor(OTLPSpanExporter(endpoint=f"{_endpoint()}/v1/traces")))


def _create_provider(service: str) -> bool:
    """Create this process's provider of spans. Returns False when no endpoint is configured."""
    global _provider  # noqa: PLW0603 - one process, one provider
    if _provider is None and _endpoint():
        _provider = TracerProvider(resource=Resource.create({"service.name": service}))
    return _provider is not None


def _endpoint() -> str:
    return settings().otel_exporter_otlp_endpoint.rstrip("/")


def _span_details(scope: Scope) -> tuple[str, dict[str, Any]]:
    return sanitize_method(scope["method"]), {}


def _store_scope(span: Span, scope: Scope) -> None:
    if span.is_recording():
        _request_scopes[span.get_span_context().span_id] = scope


def shutdown() -> None:
    """Export the remaining spans and stop."""
    global _provider, _is_exporting
    if _provider is not None:
        _provider.shutdown()
    _provider, _is_exporting = None, False


@contextmanager
def span(name: str, *, parent: str | None = None, **attributes: str | int) -> Iterator[None]:
    """Run a block within a span, in the trace of `parent` (a W3C traceparent) or else the current one; an exception's type is recorded."""
    if _provider is None:
        yield
        return
    context = _propagator.extract({"traceparent": parent}) if parent else None
    values = {f"{OWN_PREFIX}{key}": value for key, value in attributes.items()}
    with _provider.get_tracer("aster").start_as_current_span(name, context, attributes=values):
        yield


def current_traceparent() -> str | None:
    """Return the current span as a W3C traceparent; None outside any span."""
    carrier: dict[str, str] = {}
    if _provider is not None:
        _propagator.inject(carrier)
    return carrier.get("traceparent")


def current_trace_id() -> str | None:
    """Return the id of the current trace in hexadecimal; None outside any span."""
    context = get_current_span().get_span_context() if _provider is not None else None
    return format_trace_id(context.trace_id) if context is not None and context.is_valid else None
