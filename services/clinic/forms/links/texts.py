"""What the client reads in the message with the link and in the one with the code."""

LINK = (
    "{clinic}: please read and fill in {forms} before your visit: {url} The link works until {until}.",
    "{clinic}: läs och fyll i {forms} före ditt besök: {url} Länken fungerar till {until}.",
)
FORMS = (("a form", "{count} forms"), ("ett formulär", "{count} formulär"))
SUBJECT = ("Forms to fill in before your visit to {clinic}", "Formulär att fylla i före ditt besök hos {clinic}")
CODE = (
    "{code} is your code for your forms at {clinic}. It is valid for {minutes} minutes.",
    "{code} är din kod för dina formulär hos {clinic}. Den gäller i {minutes} minuter.",
)
CODE_SUBJECT = ("Your code for {clinic}", "Din kod för {clinic}")


def said(texts: tuple[str, str], language: str, **facts: str) -> str:
    """One of them, in the client's language."""
    return texts[1 if language == "sv" else 0].format(**facts)


def forms(count: int, language: str) -> str:
    """How many there are."""
    one, several = FORMS[1 if language == "sv" else 0]
    return one if count == 1 else several.format(count=count)
