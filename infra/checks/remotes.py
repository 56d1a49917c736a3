"""Check the entry of every remote, `remote.json` in its folder: its fields, the names in it, and what it shares with others."""

import re
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator
from pydantic_core import PydanticCustomError

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path.append(str(CHECKOUT / "services"))

from clinic.core.api.spa import bundle_of  # noqa: E402 - after the path is set
from clinic.core.security.permissions import Permission  # noqa: E402 - after the path is set

SERVER_PATHS = ("/api", "/bundles")
MAX_NAV_ENTRIES = 8
SHELL_NAV_ENTRIES = frozenset({"home", "settings"})
PAGE_ROW = re.compile(r"^\| `(/\S*)` \| \S+ \| ([\w-]+) \|", re.MULTILINE)
"""A page of docs/routes.md, and its package."""


def _declared(file: str, first_line: str, name: str) -> frozenset[str]:
    """Read the names that a block of a TypeScript file declares, a line each."""
    block = (CHECKOUT / "web-shell" / file).read_text().partition(first_line)[2].partition("\n}")[0]
    return frozenset(re.findall(name, block, re.MULTILINE))


def _known(names: frozenset[str], noun: str) -> AfterValidator:
    def validate(value: str) -> str:
        if value not in names:
            raise PydanticCustomError("unknown_name", "{value} is no {noun}", {"value": value, "noun": noun})
        return value

    return AfterValidator(validate)


PERMISSIONS = frozenset(permission.value.code for permission in Permission)
SLOTS = _declared("kit/src/contract/remote.ts", "export interface Slots {\n", r"^  '([\w.]+)': ")
ICONS = _declared("src/frame/nav.ts", "const icons = {\n", r"^  (\w+): ")
PermissionCode = Annotated[str, _known(PERMISSIONS, "permission of the server")]
SlotName = Annotated[str, _known(SLOTS, "slot of web-shell/kit/src/contract/remote.ts")]
IconName = Annotated[str, _known(ICONS, "icon of web-shell/src/frame/nav.ts")]
PagePath = Annotated[str, StringConstraints(pattern=r"^(/[a-z]+(-[a-z]+)*)+$")]
Text = Annotated[str, StringConstraints(min_length=1)]


class Strict(BaseModel):
    """Fields that must be of their type, and no others."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Label(Strict):
    """A text in both languages."""

    en: Text
    sv: Text


class NavEntry(Strict):
    """A page of a remote in the navigation; `order` places it among those of all remotes.

    Without `area` it is an entry of its own. Pages of the settings have a `group` and `about`, which the settings page shows and searches;
    those with the same `page` are tabs of one page.
    """

    to: PagePath
    label: Label
    icon: IconName
    permission: PermissionCode
    area: Literal["checkout", "marketing", "quality", "reports", "settings"] | None = None
    group: Literal["clinic", "booking", "record", "checkout", "messages"] | None = None
    about: Label | None = None
    page: Literal["messages"] | None = None
    setting: Literal["SHOW_LETTER_OF_CONSENT"] | None = None
    order: int

    @model_validator(mode="after")
    def _validate_settings(self) -> Self:
        values = (self.group, self.about, self.page)
        if self.area == "settings" and (self.group is None or self.about is None):
            raise PydanticCustomError("settings", "a page of the settings needs group and about")
        if self.area != "settings" and any(value is not None for value in values):
            raise PydanticCustomError("settings", "only pages of the settings have group, about and page")
        return self


class RemoteEntry(Strict):
    """The content of `remote.json`. `order` places the remote on the list, `port` is that of its dev server."""

    order: int
    port: int
    prefixes: Annotated[list[PagePath], Field(min_length=1)]
    permission: PermissionCode
    slots: list[SlotName] = []
    nav: list[NavEntry] = []


def violations(root: Path = CHECKOUT) -> Iterator[str]:
    """Yield every violation as a sentence."""
    entries: dict[str, RemoteEntry] = {}
    files = sorted(root.glob("web-*/remote.json"))
    for file in files:
        try:
            entries[file.parent.name] = RemoteEntry.model_validate_json(file.read_bytes())
        except ValidationError as error:
            for detail in error.errors():
                field = ".".join(str(part) for part in detail["loc"])
                yield f"{file.relative_to(root)}: {field}: {detail['msg']}"
    pages = PAGE_ROW.findall((root / "docs" / "routes.md").read_text())
    for name, entry in entries.items():
        yield from (f"{name}/remote.json: {message}" for message in _own_violations(name, entry, pages))
    for (name, entry), (other_name, other) in combinations(entries.items(), 2):
        yield from (f"{other_name}/remote.json: {message} {name}" for message in _shared_values(other, entry))
    nav_entries = SHELL_NAV_ENTRIES | {item.area or item.to for entry in entries.values() for item in entry.nav}
    if len(nav_entries) > MAX_NAV_ENTRIES:
        yield f"the navigation has {len(nav_entries)} entries, at most {MAX_NAV_ENTRIES} (USE-001): put a page into an area"
    if not files:
        yield "no remote.json was found: nothing was checked"


def _own_violations(name: str, entry: RemoteEntry, pages: list[tuple[str, str]]) -> Iterator[str]:
    for prefix in entry.prefixes:
        owners = {package for address, package in pages if _is_under(address, prefix)} - {name}
        owners |= {bundle_of(prefix, area="")} - {"web-shell"} | {"the server" for path in SERVER_PATHS if _is_under(prefix, path)}
        yield from (f"the prefix {prefix} belongs to {owner}" for owner in sorted(owners))
    for first, second in combinations(entry.prefixes, 2):
        if _overlap(first, second):
            yield f"the prefix {second} overlaps {first}"
    for item in entry.nav:
        if not any(_is_under(item.to, prefix) for prefix in entry.prefixes):
            yield f"{item.to} of the navigation is under none of the prefixes"


def _shared_values(entry: RemoteEntry, other: RemoteEntry) -> Iterator[str]:
    for field in ("order", "port"):
        if getattr(entry, field) == getattr(other, field):
            yield f"the {field} {getattr(entry, field)} is also that of"
    for prefix, others_prefix in product(entry.prefixes, other.prefixes):
        if _overlap(prefix, others_prefix):
            yield f"the prefix {prefix} overlaps {others_prefix} of"


def _overlap(first: str, second: str) -> bool:
    return _is_under(first, second) or _is_under(second, first)


def _is_under(path: str, prefix: str) -> bool:
    return path == prefix or path.startswith(f"{prefix}/")


if __name__ == "__main__":
    lines = list(violations())
    sys.stdout.write("\n".join(lines))
    sys.exit(1 if lines else 0)
