"""Reported faults, on the wire."""

from typing import Literal

from pydantic import BaseModel, Field


class ErrorReportIn(BaseModel):
    """What broke, and where."""

    type: Literal["client_report"]
    url: str = Field(max_length=2000)
    stack: str = Field(max_length=20_000)
