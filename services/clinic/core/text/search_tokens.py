"""Substring search by a table of tokens.

Under row-level security PostgreSQL can't use an index for ILIKE, because that operator is not leakproof. So every suffix of each word
of a row is stored, folded to lower case without diacritics; a query word is then a prefix range of some token. Range comparisons are
leakproof, so their index works under the policies.
"""

import re
from unicodedata import combining, normalize

MIN_TOKEN_LENGTH, MAX_TOKEN_LENGTH = 2, 40
MAX_TOKENS = 200
"""Tokens of one row; of more, the longest are kept."""
_WORD = re.compile(r"[^\W_]+(?:[.@+-][^\W_]+)*")
_SEPARATOR = re.compile(r"[\s,;]+")
_NUMBER = re.compile(r"[+(-]*[0-9][0-9()/.+-]*|[()/.+-]")
"""A word of a query that is a number or a piece of one, as in `070-174 06 67` or `+46 (0)70`."""


def fold(value: str) -> str:
    """Return lower case without diacritics, so that `Åsa` is found by `asa` and by `ÅSA`."""
    if value.isascii():
        return value.lower()
    decomposed = normalize("NFKD", value.casefold())
    return "".join(letter for letter in decomposed if not combining(letter))


_AFTER_Z = str.maketrans({"å": "z~1", "ä": "z~2", "æ": "z~2", "ö": "z~3", "ø": "z~3"})


def sort_key(value: str, max_length: int = 170) -> str:
    """Return a key that sorts as Nordic registers do: å, ä and ö after z, other diacritics ignored."""
    return fold(value.casefold().translate(_AFTER_Z))[:max_length]


def tokenize(*texts: str | None) -> set[str]:
    """Return the tokens of a row: every suffix of at least two letters of each word, and of the digits of each text joined."""
    tokens: set[str] = set()
    for text in texts:
        for word in _WORD.findall(fold(text or "")):
            tokens |= _suffixes(word[:MAX_TOKEN_LENGTH])
        digits = re.sub(r"\D", "", text or "")
        if len(digits) > MIN_TOKEN_LENGTH:
            tokens |= _suffixes(digits[:MAX_TOKEN_LENGTH])
    return tokens if len(tokens) <= MAX_TOKENS else set(sorted(tokens, key=lambda token: (-len(token), token))[:MAX_TOKENS])


def _suffixes(word: str) -> set[str]:
    return {word[start:] for start in range(len(word) - MIN_TOKEN_LENGTH + 1)} or {word}


def query_ranges(query: str, max_words: int = 4) -> list[tuple[str, str]]:
    """Return, for each word of a query, the range [word, end) of tokens that begin with it; the longest first, which matches fewest rows.

    Words that are pieces of one number count as one word, so that a phone or a personal id is found in any way of writing:
    070-174 06 67, +46 (0)70 174 06 67, 0046701740667, 900101-2385. A number's leading zeros are dropped: stored phones have none, and every
    number is also found by its end (USE-005).
    """
    terms = sorted(dict.fromkeys(_split_words(query)), key=len, reverse=True)[:max_words]
    return [(term[:MAX_TOKEN_LENGTH], term[:MAX_TOKEN_LENGTH] + "\U0010ffff") for term in terms]


def _split_words(query: str) -> list[str]:
    words, digits = [], ""
    for word in _SEPARATOR.split(fold(query)):
        if _NUMBER.fullmatch(word):
            digits += re.sub(r"\D", "", word.replace("(0)", ""))
        elif word:
            words += _WORD.findall(word) or [word]
    return [*words, digits.lstrip("0") or digits] if digits else words
