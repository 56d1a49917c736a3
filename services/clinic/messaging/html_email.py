"""HTML of an e-mail, generated from its plain text so that both have the same content: paragraphs, links, and a code in large type."""

import re
from html import escape

CODE_PATTERN = re.compile(r"\d{4,8}")
URL_PATTERN = re.compile(r"https?://[^\s<>\"]+[^\s<>\".,;:!?)]")
BODY_STYLE = "max-width:560px;margin:0 auto;padding:32px 24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1b1c22"
CODE_STYLE = "margin:24px 0;font-size:32px;font-weight:bold;letter-spacing:6px"


def render_html(text: str, *, title: str, language: str, link_prefix: str = "") -> str:
    """Render plain text as a complete HTML page.

    Blank lines separate paragraphs; a paragraph that is only a code is set in large type. URLs become links if they begin with
    `link_prefix`.
    """
    paragraphs = "\n".join(_render_paragraph(paragraph, link_prefix) for paragraph in re.split(r"\n\s*\n", text.strip()))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title></head>\n'
        f'<body style="margin:0;background:#fff"><div style="{BODY_STYLE}">\n{paragraphs}\n</div></body></html>\n'
    )


def _render_paragraph(text: str, link_prefix: str) -> str:
    if CODE_PATTERN.fullmatch(text.strip()):
        return f'<p style="{CODE_STYLE}">{text.strip()}</p>'
    return f'<p style="margin:0 0 16px">{_linkify(text, link_prefix)}</p>'


def _linkify(text: str, link_prefix: str) -> str:
    parts, end = [], 0
    for match in URL_PATTERN.finditer(text):
        if not match.group().startswith(link_prefix):
            continue
        url = escape(match.group())
        parts += [_escape_lines(text[end : match.start()]), f'<a href="{url}" style="color:#4a45c4">{url}</a>']
        end = match.end()
    return "".join([*parts, _escape_lines(text[end:])])


def _escape_lines(text: str) -> str:
    return escape(text).replace("\n", "<br>\n")
