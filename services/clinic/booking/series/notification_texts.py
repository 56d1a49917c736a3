"""Texts of notifications about several bookings of a series, in the client's language (BKG-036)."""

from collections.abc import Sequence

from clinic.booking.bookings.notification_texts import BookingDetails

MAX_SMS_TIMES = 8
SUBJECTS = {
    "confirmed": ("Your bookings at {clinic}", "Dina bokningar hos {clinic}"),
    "moved": ("Your bookings at {clinic} have new times", "Dina bokningar hos {clinic} har fått nya tider"),
    "cancelled": ("Your bookings at {clinic} are cancelled", "Dina bokningar hos {clinic} är avbokade"),
}
TEXTS = {
    "confirmed": (
        "{clinic}: you are booked {count} times for {service} with {practitioner}: {times}. Welcome!",
        "{clinic}: du är bokad {count} gånger för {service} hos {practitioner}: {times}. Välkommen!",
    ),
    "moved": (
        "{clinic}: {count} of your bookings for {service} are moved. New times, with {practitioner}: {times}.",
        "{clinic}: {count} av dina bokningar för {service} är flyttade. Nya tider, hos {practitioner}: {times}.",
    ),
    "cancelled": (
        "{clinic}: {count} of your bookings for {service} are cancelled: {times}.",
        "{clinic}: {count} av dina bokningar för {service} är avbokade: {times}.",
    ),
}
MORE = ("and {count} more", "och {count} till")


def _format(texts: tuple[str, str], language: str, **values: str | int) -> str:
    return texts[1 if language == "sv" else 0].format(**values)


def format_subject(change: str, bookings: Sequence[BookingDetails]) -> str:
    """Return the subject of an e-mail; it names the clinic and no treatment."""
    return _format(SUBJECTS[change], bookings[0].language, clinic=bookings[0].clinic)


def format_text(change: str, bookings: Sequence[BookingDetails], *, most: int | None = None) -> str:
    """Return the text of a message with the bookings' times, at most `most` of them written out."""
    first, times = bookings[0], [booking.local_start for booking in bookings]
    if most is not None and len(times) > most:
        times = [*times[:most], _format(MORE, first.language, count=len(times) - most)]
    return _format(
        TEXTS[change], first.language, clinic=first.clinic, service=first.service_name, practitioner=first.practitioner_name,
        count=len(bookings), times="; ".join(times),
    )


def format_mail_text(change: str, bookings: Sequence[BookingDetails]) -> str:
    """Return the text of an e-mail; while the bookings stand, the cancellation policy follows (BKG-035)."""
    parts = [format_text(change, bookings), bookings[0].policy if change != "cancelled" else ""]
    return "\n\n".join(part for part in parts if part)
