"""Request and response schemas of saved views."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.text.validators import SingleLine

ListName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z-]{0,39}$")]


class SavedViewListParams(BaseModel):
    """The list whose views are asked for."""

    list_name: ListName


class SavedViewCreate(BaseModel):
    """A view of a list: its search, filters, sorting and columns as the query string of its address."""

    list_name: ListName
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), SingleLine]
    query: Annotated[str, Field(max_length=1000, pattern=r"^[^?#\s]*$")]


class SavedViewOut(SavedViewCreate):
    """A saved view."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
