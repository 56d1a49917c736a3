"""The QR code in a document's footer."""

from functools import lru_cache
from itertools import groupby

import segno
from reportlab.pdfgen.canvas import Canvas

_CACHE_SIZE = 32
"""Codes that are cached, since each page of a document draws the same one."""


@lru_cache(_CACHE_SIZE)
def _dark_runs(text: str) -> tuple[int, list[tuple[int, int, int]]]:
    """Return the number of modules per side, and each row's dark runs as (column, row counted from below, length)."""
    rows = segno.make_qr(text, error="m", boost_error=False).matrix
    runs = []
    for row_index, row in enumerate(reversed(rows)):
        column = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                runs.append((column, row_index, length))
            column += length
    return len(rows), runs


def draw_qr(canvas: Canvas, text: str, left: float, bottom: float, side: float) -> None:
    """Draw the text's QR code in black, `side` points wide, without a margin."""
    modules, runs = _dark_runs(text)
    module = side / modules
    path = canvas.beginPath()
    for column, row_index, length in runs:
        path.rect(left + column * module, bottom + row_index * module, length * module, module)
    canvas.setFillGray(0)
    canvas.drawPath(path, stroke=0, fill=1)
