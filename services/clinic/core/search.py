"""Search by pieces: a token table, since row-level security keeps ILIKE from its index.

Each word of a row is stored with all its suffixes, folded; a query word then is a prefix range of some token. The range operators
are leakproof, so the index serves under the same policies as the row itself.
"""

import re
from unicodedata import combining, normalize

SHORTEST, LONGEST, MOST = 2, 40, 200
_WORD = re.compile(r"[^\W_]+(?:[.@+-][^\W_]+)*")


def fold(value: str) -> str:
    """Lower case without marks, so that `Åsa` is found by `asa` and by `ÅSA`."""
    if value.isascii():
        return value.lower()
    plain = normalize("NFKD", value.casefold())
    return "".join(letter for letter in plain if not combining(letter))


_LAST_LETTERS = str.maketrans({"å": "z~1", "ä": "z~2", "æ": "z~2", "ö": "z~3", "ø": "z~3"})


def sort_key(value: str, most: int = 170) -> str:
    """The order of a Nordic register: å, ä and ö come after z, other marks don't count."""
    return fold(value.casefold().translate(_LAST_LETTERS))[:most]


def tokens(*texts: str | None) -> set[str]:
    """The tokens of a row: every suffix, two letters at least, of each of its words; digits also without their separators."""
    found: set[str] = set()
    for text in texts:
        for word in _WORD.findall(fold(text or "")):
            found |= _suffixes(word[:LONGEST])
        digits = re.sub(r"\D", "", text or "")
        if len(digits) > SHORTEST:
            found |= _suffixes(digits[:LONGEST])
    return found if len(found) <= MOST else set(sorted(found, key=lambda token: (-len(token), token))[:MOST])


def _suffixes(word: str) -> set[str]:
    return {word[start:] for start in range(len(word) - SHORTEST + 1)} or {word}


def query_ranges(query: str, most: int = 4) -> list[tuple[str, str]]:
    """For each word of a query the range [word, next) of tokens that begin with it."""
    words = [fold(word) for word in query.split()]
    plain = [re.sub(r"\D", "", word) if re.fullmatch(r"[\d+\- ]+", word) else word for word in words]
    return [(word[:LONGEST], word[:LONGEST] + "\U0010ffff") for word in plain if word][:most]
