"""Delivery outcomes of SMS and mail, chosen by the receiver's address, so that tests can cause any of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """`refusal` is an HTTP status and text; `reports` are the delivery reports in the order they're sent."""

    name: str
    en: str
    sv: str
    refusal: tuple[int, str] | None = None
    reports: tuple[str, ...] = ("sent", "delivered")
    slow: bool = False
    only_first: bool = False


DELIVERED = Outcome("delivered", "Delivered, with its reports", "Levereras, med rapporter")
BY_ENDING = {
    "9901": Outcome(
        "failed",
        "Accepted, then failed",
        "Tas emot och misslyckas sedan",
        reports=("sent", "failed"),
    ),
    "9902": Outcome(
        "silent",
        "Accepted, no report ever comes",
        "Tas emot, ingen rapport kommer",
        reports=(),
    ),
    "9903": Outcome(
        "no_credit",
        "Refused: no credit (402)",
        "Nekas: inget saldo (402)",
        refusal=(402, "Not enough credits"),
    ),
    "9904": Outcome(
        "slow",
        "Accepted, but the answer comes too late",
        "Tas emot, men svaret kommer för sent",
        slow=True,
    ),
    "9905": Outcome(
        "broken",
        "Provider broken (500)",
        "Leverantören trasig (500)",
        refusal=(500, "Internal server error"),
    ),
    "9906": Outcome(
        "bad_number",
        "Refused: bad number (400)",
        "Nekas: fel nummer (400)",
        refusal=(400, "Invalid to number"),
    ),
    "9907": Outcome(
        "forbidden",
        "Refused: not allowed (403)",
        "Nekas: otillåtet (403)",
        refusal=(403, "Forbidden"),
    ),
    "9908": Outcome(
        "broken_once",
        "Provider broken the first time, then delivered",
        "Leverantören trasig första gången, sedan levererat",
        refusal=(500, "Internal server error"),
        only_first=True,
    ),
    "9909": Outcome(
        "messy",
        "Reports come twice and in the wrong order",
        "Rapporter kommer dubbelt och i fel ordning",
        reports=("delivered", "sent", "delivered"),
    ),
}

MAIL_BY_NAME = {
    "bounce": (
        "550 5.1.1 No such mailbox",
        "Refused for good (550)",
        "Nekas för gott (550)",
    ),
    "busy": (
        "451 4.3.0 Try again later",
        "Refused for now (451)",
        "Nekas tills vidare (451)",
    ),
    "busy-once": (
        "451 4.3.0 Try again later",
        "Refused the first time (451)",
        "Nekas första gången (451)",
    ),
}


def outcome_of_number(to: str) -> Outcome:
    """Return the outcome of an SMS to a number."""
    return BY_ENDING.get(to[-4:], DELIVERED)


def smtp_refusal(to: str) -> str | None:
    """Return the SMTP refusal for a mailbox named bounce, busy or busy-once at any domain, else None."""
    refusal = MAIL_BY_NAME.get(to.partition("@")[0].casefold())
    return refusal[0] if refusal else None
