"""Lists: paged, searched and sorted on the server (PLT-006, PLT-109)."""

from typing import Annotated, Any, Generic, Literal, TypeVar

from fastapi import Query
from pydantic import BaseModel, Field
from sqlalchemy import UnaryExpression

Item = TypeVar("Item")
PER_PAGE = 20
COUNTED = 1000
"""Totals are counted up to here; past it a list says that there are more."""


class Page(BaseModel):
    """What part of a list is wanted. A list takes what it honours and no more: to be searched or turned it says so, below."""

    page: int = Field(1, ge=1, le=100_000)
    per_page: int = Field(PER_PAGE, ge=1, le=100)

    @property
    def offset(self) -> int:
        """Rows before this page."""
        return (self.page - 1) * self.per_page


class Searched(Page):
    """Of a list that can be searched."""

    search: str = Field("", max_length=100)


class Ordered(Page):
    """Of a list that can be turned round. One with several sorts names them itself: `sort`, a Literal."""

    order: Literal["asc", "desc"] = "asc"

    @property
    def direction(self) -> Literal["ASC", "DESC"]:
        """The order as SQL says it."""
        return "DESC" if self.order == "desc" else "ASC"

    def along(self, *columns: Any) -> list[UnaryExpression[Any]]:
        """Those columns, each in the order that is wanted."""
        return [column.desc() if self.order == "desc" else column.asc() for column in columns]


class Newest(Ordered):
    """Of a list in the order of time: the newest first, or the oldest."""

    order: Literal["asc", "desc"] = "desc"


ByTime = Annotated[Newest, Query()]


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
