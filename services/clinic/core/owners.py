"""What files may belong to: each domain names its rows, and who is shown their files."""

from dataclasses import dataclass

from clinic.core.permissions import Permission


@dataclass(frozen=True, slots=True)
class Owner:
    """What files belong to: the permission that shows them, beside that for files, and whether PDFs will do beside pictures."""

    permission: Permission
    takes_papers: bool


OWNERS: dict[str, Owner] = {}


def owner(kind: str, *, permission: Permission, papers: bool = False) -> str:
    """The port: a kind of row that files are claimed for. Files of a kind that isn't here are shown by their own calls alone."""
    OWNERS[kind] = Owner(permission, papers)
    return kind
