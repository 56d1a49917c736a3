"""Lists: paginated, searched and sorted on the server (PLT-006, PLT-109)."""

from typing import Annotated, Any, Generic, Literal, TypeVar

from fastapi import Query
from pydantic import BaseModel, Field
from sqlalchemy import UnaryExpression

Item = TypeVar("Item")
DEFAULT_PAGE_SIZE = 20
PREVIEW_ROWS = 5
"""Rows of a list that is shown within another page, with a link to all of them."""
COUNT_CAP = 1000
"""Rows are counted up to this number; a longer list only says that there are more (`total_capped`)."""


class PageParams(BaseModel):
    """Query parameters of a paginated list. A list takes the parameters that it honours and no more, by the subclasses below."""

    page: int = Field(1, ge=1, le=100_000)
    per_page: int = Field(DEFAULT_PAGE_SIZE, ge=1, le=100)

    @property
    def offset(self) -> int:
        """The number of rows before this page."""
        return (self.page - 1) * self.per_page


class SearchParams(PageParams):
    """Query parameters of a list that can be searched."""

    search: str = Field("", max_length=100)


class SortParams(PageParams):
    """Query parameters of a list whose order can be reversed. A list with several sort keys adds `sort`, a Literal of them."""

    order: Literal["asc", "desc"] = "asc"

    @property
    def direction(self) -> Literal["ASC", "DESC"]:
        """The order as an SQL keyword."""
        return "DESC" if self.order == "desc" else "ASC"

    def order_by(self, *columns: Any) -> list[UnaryExpression[Any]]:
        """Return the columns as ORDER BY terms in the requested order."""
        return [column.desc() if self.order == "desc" else column.asc() for column in columns]


class NewestFirstParams(SortParams):
    """Query parameters of a list ordered by time, newest first unless asked otherwise."""

    order: Literal["asc", "desc"] = "desc"


NewestFirstQuery = Annotated[NewestFirstParams, Query()]


class PaginatedList(BaseModel, Generic[Item]):
    """A page of a list."""

    items: list[Item]
    page: int
    per_page: int
    total: int
    total_capped: bool = False

    @classmethod
    def build(cls, items: list[Item], params: PageParams, count: int) -> "PaginatedList[Item]":
        """Build the page from its items and from a count of all rows that stopped at COUNT_CAP + 1."""
        return cls(
            items=items, page=params.page, per_page=params.per_page, total=min(count, COUNT_CAP), total_capped=count > COUNT_CAP,
        )
