"""Errors of series."""

from clinic.core.api.errors import Conflict


class SeriesClashes(Conflict):
    """Some bookings of a series can't be made or moved, and nothing is saved.

    `clashes` lists all of them, each `{position, start_at, reasons}`. A reason is `{type, name, start_at, end_at}`; its type is
    `practitioner` or `room` (taken or unavailable then), `closed` (outside opening hours and schedule), `past`, or `series` (the time
    of another booking of the series).
    """

    code = "booking.series_clashes"
    en = "{count} of the times can't be booked. Leave them out or choose other times; nothing is saved yet."
    sv = "{count} av tiderna går inte att boka. Hoppa över dem eller välj andra tider; ingenting har sparats än."


class SeriesEmpty(Conflict):
    """Every booking of the series is left out."""

    code = "booking.series_empty"
    en = "Choose at least one time."
    sv = "Välj minst en tid."
