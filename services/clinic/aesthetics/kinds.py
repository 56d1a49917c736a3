"""Kinds of treatment under the act (2021:363), and what it asks of each: who may perform it and how long the client reflects."""

from datetime import timedelta
from typing import Literal, get_args

AestheticKind = Literal["", "botulinum_toxin", "filler", "fat_dissolving", "skin_booster", "other_injection", "surgery"]
"""The kind of a service or treatment; empty outside the act."""
KINDS: tuple[str, ...] = get_args(AestheticKind)
KIND_LABELS: dict[str, tuple[str, str]] = {
    "botulinum_toxin": ("Injection: botulinum toxin", "Injektion: botulinumtoxin"),
    "filler": ("Injection: filler", "Injektion: filler"),
    "fat_dissolving": ("Injection: fat-dissolving", "Injektion: fettlösande"),
    "skin_booster": ("Injection: skin booster", "Injektion: skinbooster"),
    "other_injection": ("Injection: other", "Injektion: annan"),
    "surgery": ("Surgery", "Kirurgi"),
}
"""English and Swedish labels of the kinds, as screens show them."""
INJECTION, SURGERY = "other_injection", "surgery"
"""A kind of each of the act's two classes, which have their own performers and times to reflect."""
REPEATABLE_KINDS = frozenset({"botulinum_toxin", "filler", "fat_dissolving", "skin_booster"})
"""Kinds of which two treatments are of the same kind, so that a repeat needs no new time to reflect."""
REPEAT_MONTHS = 6
"""Within so many months of the last treatment, one of the same kind is a repeat."""
ADULT_AGE = 18
INJECTION_PERFORMERS = frozenset({"doctor", "dentist", "nurse"})
SURGERY_PERFORMERS = frozenset({"doctor", "dentist"})
"""Professions that perform surgery, with specialist competence besides."""


def get_reflection_time(kind: str) -> timedelta:
    """Return how long a client reflects after the information: 7 days before surgery, 2 days before an injection."""
    return timedelta(days=7 if kind == SURGERY else 2)


def get_required_level(kind: str) -> int:
    """Return the level that a treatment of a kind asks of its performer: 0 outside the act, 1 for injections, 2 for surgery."""
    return 2 if kind == SURGERY else int(bool(kind))


def get_performer_level(profession: str, *, is_licence_checked: bool, is_specialist: bool) -> int:
    """Return what somebody of a profession may perform: 2 also surgery, 1 injections, 0 neither. It can't be delegated (LAW-020)."""
    if not is_licence_checked or profession not in INJECTION_PERFORMERS:
        return 0
    return 2 if profession in SURGERY_PERFORMERS and is_specialist else 1
