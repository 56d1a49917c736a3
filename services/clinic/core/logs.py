"""Structured logs, one JSON object a line, each with its request's id; no health data, no secrets."""

import logging
import sys

import orjson
import structlog

from clinic.core.settings import settings


def configure() -> None:
    """Set the process's logging up."""
    level = logging.getLevelNamesMapping().get(settings().log_level.upper(), logging.INFO)
    logging.basicConfig(stream=sys.stderr, level=level, format="%(message)s", force=True)
    logging.getLogger("httpx").setLevel(max(level, logging.WARNING))  # it tells each call's address, which may hold an id
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=orjson.dumps),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.BytesLoggerFactory(file=sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )


log: structlog.stdlib.BoundLogger = structlog.get_logger("aster")
