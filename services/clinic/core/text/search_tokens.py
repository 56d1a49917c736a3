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
    """Return, for each word of a query, the range [word, end) of tokens that begin with it."""
    words = [fold(word) for word in query.split()]
    normalized = [re.sub(r"\D", "", word) if re.fullmatch(r"[\d+\- ]+", word) else word for word in words]
    return [(word[:MAX_TOKEN_LENGTH], word[:MAX_TOKEN_LENGTH] + "\U0010ffff") for word in normalized if word][:max_words]
