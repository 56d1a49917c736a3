"""The fields that columns are mapped to, and the recognition of columns by their headings in Swedish and English."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clinic.core.api.errors import FieldError
from clinic.core.text.i18n import language
from clinic.core.text.search_tokens import fold

_NO_LETTERS = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class ImportField:
    """A field of a kind of import, with its names in both languages and further headings by which it is recognized.

    Of the fields that share a `group` at least one has to be mapped.
    """

    name: str
    en: str
    sv: str
    headings: tuple[str, ...] = ()
    is_required: bool = False
    group: str = ""
    example: str = ""
    """A value for the template."""

    def label(self, language: str) -> str:
        """Return its name in a language."""
        return self.sv if language == "sv" else self.en


def normalize_heading(heading: str) -> str:
    """Return a heading without case, accents, spaces and punctuation, as it is compared."""
    return _NO_LETTERS.sub("", fold(heading))


def propose_mapping(columns: Sequence[str], fields: Sequence[ImportField], remembered: Mapping[str, str]) -> list[str]:
    """Return for each column the field that it was mapped to before, or that its heading names; empty where there is none."""
    by_heading: dict[str, str] = {}
    for field in fields:
        for heading in (field.en, field.sv, field.name, *field.headings):
            by_heading.setdefault(normalize_heading(heading), field.name)
    names, used = {field.name for field in fields}, set[str]()
    mapping = []
    for column in columns:
        heading = normalize_heading(column)
        name = remembered[heading] if heading in remembered else by_heading.get(heading, "")
        mapping.append(name if name in names and name not in used else "")
        used.add(name)
    return mapping


def check_mapping(mapping: Sequence[str], column_count: int, fields: Sequence[ImportField]) -> None:
    """Raise FieldError on `mapping` for another number of columns, an unknown field, one that two columns have, or a missing one."""
    by_name = {field.name: field for field in fields}
    used = [name for name in mapping if name]
    if len(mapping) != column_count or set(used) - set(by_name):
        raise FieldError("mapping", "unknown")
    if repeated := next((name for name in used if used.count(name) > 1), ""):
        raise FieldError("mapping", "import_repeated", name=by_name[repeated].label(language.get()))
    if missing := list_missing(set(used), fields):
        raise FieldError("mapping", "import_fields", fields=", ".join(missing))


def list_missing(used: set[str], fields: Sequence[ImportField]) -> list[str]:
    """List the names of required fields that no column is mapped to, those of a group together."""
    missing = [field.label(language.get()) for field in fields if field.is_required and field.name not in used]
    for group in dict.fromkeys(field.group for field in fields if field.group):
        members = [field for field in fields if field.group == group]
        if not used & {field.name for field in members}:
            missing.append(" / ".join(field.label(language.get()) for field in members))
    return missing
