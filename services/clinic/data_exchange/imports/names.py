"""Look up services, practitioners and members by what a file calls them."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from clinic.core.text.search_tokens import fold
from clinic.data_exchange.imports.errors import NameAmbiguous, NameUnknown


class Names:
    """The rows of a table by their names; `labels` names the field in English and Swedish."""

    def __init__(self, labels: tuple[str, str], rows: Sequence[Mapping[str, object]]) -> None:
        self._labels = labels
        self._ids: dict[str, dict[bool, set[UUID]]] = {}
        for row in rows:
            names = row["names"]
            for name in {fold(str(name)) for name in names if name} if isinstance(names, list) else ():
                self._ids.setdefault(name, {}).setdefault(bool(row["is_active"]), set()).add(UUID(str(row["id"])))

    def find(self, text: str) -> UUID:
        """Return the id of a name, of an active row if there is one. Raises NameUnknown and NameAmbiguous."""
        by_state = self._ids.get(fold(text), {})
        ids = by_state.get(True) or by_state.get(False, set())
        details = {"name": text[:80], "field_en": self._labels[0], "field_sv": self._labels[1]}
        if not ids:
            raise NameUnknown(**details)
        if len(ids) > 1:
            raise NameAmbiguous(**details)
        return next(iter(ids))
