"""The HTML of a mail, made from its text so that both always say the same: paragraphs, links, and a code set large."""

import re
from html import escape

CODE = re.compile(r"\d{4,8}")
LINK = re.compile(r"https?://[^\s<>\"]+[^\s<>\".,;:!?)]")
SHEET = "max-width:560px;margin:0 auto;padding:32px 24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1b1c22"
LARGE = "margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px"


def html_of(text: str, *, title: str, language: str, linked: str = "") -> str:
    """A whole page that says `text`; blank lines part paragraphs, and a paragraph that is a code alone stands large.

    Addresses become links, of those only that begin with `linked`.
    """
    paragraphs = "\n".join(_paragraph(part, linked) for part in re.split(r"\n\s*\n", text.strip()))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title></head>\n'
        f'<body style="margin:0;background:#fff"><div style="{SHEET}">\n{paragraphs}\n</div></body></html>\n'
    )


def _paragraph(text: str, linked: str) -> str:
    if CODE.fullmatch(text.strip()):
        return f'<p style="{LARGE}">{text.strip()}</p>'
    return f'<p style="margin:0 0 16px">{_linked(text, linked)}</p>'


def _linked(text: str, beginning: str) -> str:
    made, end = [], 0
    for found in LINK.finditer(text):
        if not found.group().startswith(beginning):
            continue
        url = escape(found.group())
        made += [_lines(text[end : found.start()]), f'<a href="{url}" style="color:#4a45c4">{url}</a>']
        end = found.end()
    return "".join([*made, _lines(text[end:])])


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>\n")
