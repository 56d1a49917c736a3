"""The code in a document's foot that a phone reads."""

from functools import lru_cache
from itertools import groupby

import segno
from reportlab.pdfgen.canvas import Canvas

_READY = 32
"""Documents whose code is kept for their next pages."""


@lru_cache(_READY)
def _runs(text: str) -> tuple[int, list[tuple[int, int, int]]]:
    """How many modules a side has, and each row's dark runs as (column, row from below, length)."""
    rows = segno.make_qr(text, error="m", boost_error=False).matrix
    found = []
    for height, row in enumerate(reversed(rows)):
        column = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                found.append((column, height, length))
            column += length
    return len(rows), found


def draw_qr(canvas: Canvas, text: str, left: float, bottom: float, side: float) -> None:
    """Draw the text's QR code in black, `side` points wide, without a border of its own."""
    modules, runs = _runs(text)
    module = side / modules
    path = canvas.beginPath()
    for column, height, length in runs:
        path.rect(left + column * module, bottom + height * module, length * module, module)
    canvas.setFillGray(0)
    canvas.drawPath(path, stroke=0, fill=1)
