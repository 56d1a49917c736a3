"""Request schema of a reported browser error."""

from typing import Literal

from pydantic import BaseModel, Field


class BrowserErrorReport(BaseModel):
    """The page's URL and the stack trace of an error."""

    type: Literal["client_report"]
    url: str = Field(max_length=2000)
    stack: str = Field(max_length=20_000)
