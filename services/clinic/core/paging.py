"""Lists: paged, searched and sorted on the server (PLT-006, PLT-109)."""

from typing import Annotated, Generic, Literal, TypeVar

from fastapi import Query
from pydantic import BaseModel, Field

Item = TypeVar("Item")
PER_PAGE = 20
COUNTED = 1000
"""Totals are counted up to here; past it a list says that there are more."""


class Page(BaseModel):
    """What part of a list is wanted."""

    page: int = Field(1, ge=1, le=100_000)
    per_page: int = Field(PER_PAGE, ge=1, le=100)
    search: str = Field("", max_length=100)
    sort: str = Field("", max_length=40)
    order: Literal["asc", "desc"] = "asc"

    @property
    def offset(self) -> int:
        """Rows before this page."""
        return (self.page - 1) * self.per_page


Paging = Annotated[Page, Query()]


class Listed(BaseModel, Generic[Item]):
    """One page of a list."""

    items: list[Item]
    page: int
    per_page: int
    total: int
    total_capped: bool = False

    @classmethod
    def of(cls, items: list[Item], page: Page, counted: int) -> "Listed[Item]":
        """The page, given a count that stopped at COUNTED + 1."""
        return cls(
            items=items, page=page.page, per_page=page.per_page, total=min(counted, COUNTED), total_capped=counted > COUNTED,
        )
