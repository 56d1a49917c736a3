"""Structured logs: one JSON object per line, with the ids of the request and of its trace. They must hold no health data and no secrets."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import orjson
import structlog

from clinic.core import telemetry
from clinic.core.settings import settings


def configure() -> None:
    """Configure logging for the process."""
    level = logging.getLevelNamesMapping().get(settings().log_level.upper(), logging.INFO)
    logging.basicConfig(stream=sys.stderr, level=level, format="%(message)s", force=True)
    logging.getLogger("httpx").setLevel(max(level, logging.WARNING))  # it logs each request's URL, which may hold an id
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            _add_trace_id,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=orjson.dumps),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.BytesLoggerFactory(file=sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )


def _add_trace_id(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    if trace_id := telemetry.current_trace_id():
        line["trace_id"] = trace_id
    return line


log: structlog.stdlib.BoundLogger = structlog.get_logger("aster")
