"""The Excel file of clients: their fields as the clinic names them, the clinic's own fields, tags and status."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

import orjson

from clinic.company.schemas import ExtraField
from clinic.company.service import Company
from clinic.core.clock import zone
from clinic.core.documents.xlsx import Column, ColumnType
from clinic.data_exchange.client_export.pdf import DETAIL_LABELS
from clinic.data_exchange.client_list.queries import COLUMNS

TITLE = ("Clients", "Klienter")
_TAGS, _STATUS, _CREATED = ("Tags", "Taggar"), ("Status", "Status"), ("Client since", "Klient sedan")
_ACTIVE, _INACTIVE = ("Active", "Aktiv"), ("Inactive", "Inaktiv")
_YES_NO = {"yes": ("Yes", "Ja"), "no": ("No", "Nej")}
_EXTRA_TYPES: dict[str, ColumnType] = {"number": "decimal", "date": "date"}


class ClientRows:
    """The columns of the file, and a client's row, in a language. Fields that the clinic hides have no column."""

    def __init__(self, company: Company, language: str) -> None:
        self.language, self.zone, fields = language, zone(company.timezone), company.client_fields
        self.names = [name for name in COLUMNS if (field := fields.get(name)) is None or field.is_visible]
        self.extra_fields = company.live_extra_fields
        usual = {name: self.translate(*DETAIL_LABELS[name]) for name in self.names}
        titles = [(name, field.name(language, usual[name]) if (field := fields.get(name)) else usual[name]) for name in self.names]
        self.columns = [
            *(Column(title, "date" if name == "date_of_birth" else "text", 20) for name, title in titles),
            *(Column(field.name(language), _EXTRA_TYPES.get(field.type, "text"), 20) for field in self.extra_fields),
            Column(self.translate(*_TAGS), width=24), Column(self.translate(*_STATUS), width=12),
            Column(self.translate(*_CREATED), "instant", 18),
        ]

    def translate(self, en: str, sv: str) -> str:
        """Return the text in the file's language."""
        return sv if self.language == "sv" else en

    def create_row(self, client: Mapping[str, Any]) -> list[Any]:
        """Return the cells of a client."""
        extras = orjson.loads(client["extra_fields"])
        return [
            *(client[name] for name in self.names),
            *(self._extra_value(field, extras.get(str(field.id))) for field in self.extra_fields),
            client["tags"], self.translate(*(_ACTIVE if client["is_active"] else _INACTIVE)), to_local(client["created_at"], self.zone),
        ]

    def _extra_value(self, field: ExtraField, value: Any) -> Any:
        if value is not None and field.type == "date":
            return date.fromisoformat(value)
        return self.translate(*_YES_NO[value]) if field.type == "yes_no" and value in _YES_NO else value


def to_local(instant: datetime, timezone: ZoneInfo) -> datetime:
    """Return an instant as the clinic's clock shows it, without its zone, which a cell can't hold."""
    return instant.astimezone(timezone).replace(tzinfo=None)
