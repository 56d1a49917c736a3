"""Texts of notifications about several bookings of a series, in the client's language (BKG-036)."""

from collections.abc import Sequence

from clinic.booking.bookings.notification_texts import BookingDetails
from clinic.booking.message_settings import templates

MAX_SMS_TIMES = 8
SUBJECTS = {
    "confirmed": ("Your bookings at {clinic}", "Dina bokningar hos {clinic}"),
    "moved": ("Your bookings at {clinic} have new times", "Dina bokningar hos {clinic} har fått nya tider"),
    "cancelled": ("Your bookings at {clinic} are cancelled", "Dina bokningar hos {clinic} är avbokade"),
}
TEXTS = {
    "confirmed": (
        "{clinic}: you are booked {count} times{for_service} with {practitioner}: {times}. {arrive_early}",
        "{clinic}: du är bokad {count} gånger{for_service} hos {practitioner}: {times}. {arrive_early}",
    ),
    "moved": (
        "{clinic}: {count} of your bookings{for_service} are moved. New times, with {practitioner}: {times}. {arrive_early}",
        "{clinic}: {count} av dina bokningar{for_service} är flyttade. Nya tider, hos {practitioner}: {times}. {arrive_early}",
    ),
    "cancelled": (
        "{clinic}: {count} of your bookings{for_service} are cancelled: {times}.\nTel. {phone}",
        "{clinic}: {count} av dina bokningar{for_service} är avbokade: {times}.\nTel. {phone}",
    ),
}
FOR_SERVICE = (" for {service}", " för {service}")
"""Names the treatment where the messages may (LAW-052)."""
REACH_LINES = (
    "{address}\nTel. {phone}\nSee, move or cancel the first: {link}",
    "{address}\nTel. {phone}\nSe, boka om eller avboka den första: {link}",
)
MAIL_REACH_LINES = ("{clinic}\n{address}\nTel. {phone}", "{clinic}\n{address}\nTel. {phone}")
LINKS_TITLE = ("See, move or cancel:", "Se, boka om eller avboka:")
MORE = ("and {count} more", "och {count} till")


def format_subject(change: str, bookings: Sequence[BookingDetails]) -> str:
    """Return the subject of an e-mail; it names the clinic and no treatment."""
    return templates.pick_language(SUBJECTS[change], bookings[0].language).format(clinic=bookings[0].clinic)


def _format_times(change: str, bookings: Sequence[BookingDetails], most: int | None) -> str:
    first, times = bookings[0], [booking.local_start for booking in bookings]
    if most is not None and len(times) > most:
        times = [*times[:most], templates.pick_language(MORE, first.language).format(count=len(times) - most)]
    for_service = templates.pick_language(FOR_SERVICE, first.language).format(service=first.service_name) if first.service_name else ""
    values = {**first.values, "count": str(len(bookings)), "times": "; ".join(times), "for_service": for_service}
    return templates.render(templates.pick_language(TEXTS[change], first.language), values)


def format_text(change: str, bookings: Sequence[BookingDetails], *, most: int | None = None) -> str:
    """Return the text of an SMS with the bookings' times, at most `most` of them written out, and how to reach the first one's page."""
    text, first = _format_times(change, bookings, most), bookings[0]
    if change == "cancelled":
        return text
    return f"{text}\n{templates.render(templates.pick_language(REACH_LINES, first.language), first.values)}".strip()


def format_mail_text(change: str, bookings: Sequence[BookingDetails]) -> str:
    """Return the text of an e-mail; while the bookings stand, each one's link and the cancellation policy follow (BKG-035)."""
    text, first = _format_times(change, bookings, None), bookings[0]
    if change == "cancelled":
        return text
    links = [f"{booking.local_start}: {booking.link}" for booking in bookings if booking.link]
    title = templates.pick_language(LINKS_TITLE, first.language)
    parts = [
        text, templates.render(templates.pick_language(MAIL_REACH_LINES, first.language), first.values),
        "\n".join([title, *links]) if links else "", first.policy,
    ]
    return "\n\n".join(part for part in parts if part)
