"""How soon pages show themselves in Chromium: the daily pages on a desk, a full week, and the booking portal on a slow phone."""

import press_benchmarks
from results import Result, at_most

MAX_DESK_MS, MAX_PORTAL_MS = 1_000, 2_500


def run_benchmarks() -> list[Result]:
    """Measure the pages of a product with demo data. Raises CalledProcessError when one of them fails."""
    figures = press_benchmarks.run_story("the-first-paints", "PAINTS_FILE")
    desk = [at_most(f"Largest paint on a desk: {page}", figure, MAX_DESK_MS, " ms") for page, figure in figures["desk"].items()]
    portal = figures["portal"]
    week = press_benchmarks.run_story("the-full-week", "WEEK_FILE")
    return [
        *desk,
        at_most(
            "Week of 8 practitioners and 400 bookings on a processor slowed down four times, those on the screen",
            week["screen"], MAX_DESK_MS, " ms", f" (all of them {week['all']:.0f} ms)",
        ),
        at_most("Largest paint of the portal on a slow phone", portal["paint"], MAX_PORTAL_MS, " ms"),
        at_most("First press of a service of the portal on a slow phone", portal["press"], MAX_PORTAL_MS, " ms"),
    ]
