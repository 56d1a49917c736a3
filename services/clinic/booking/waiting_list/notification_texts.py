"""Texts of the waiting list's messages, in the client's language and the clinic's time zone."""

OFFER_SUBJECT = ("A free time at {clinic}", "En ledig tid hos {clinic}")
OFFER_TEXT = (
    "{clinic}: a time is free{for_service} with {practitioner} on {time}. Answer by {deadline}: {link}",
    "{clinic}: en tid är ledig{for_service} hos {practitioner} {time}. Svara senast {deadline}: {link}",
)
FOR_SERVICE = (" for {service}", " för {service}")
"""Names the treatment where the messages may (LAW-052)."""
JOINED_SUBJECT = ("You are on the waiting list at {clinic}", "Du står på väntelistan hos {clinic}")
JOINED_TEXT = (
    "{clinic}: you are on the waiting list{for_service} until {day}. We write to you when a time is free. Leave the list: {link}",
    "{clinic}: du står på väntelistan{for_service} till och med {day}. Vi skriver när en tid blir ledig. Lämna listan: {link}",
)


def format_text(texts: tuple[str, str], language: str, **values: str) -> str:
    """Return the text in a language, with its values."""
    return texts[language == "sv"].format(**values)
