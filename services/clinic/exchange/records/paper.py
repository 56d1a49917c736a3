"""The record on paper: what a person reads first. What was signed lies beside it, just as it was signed."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import date, datetime
from typing import Any

from clinic.core.clock import day_of, now, to_wire
from clinic.core.pdf import Pdf, Sheet
from clinic.core.richtext import as_text
from clinic.exchange.records.gather import Record
from clinic.forms.service import PUBLISH

Row = dict[str, Any]
STATES = {
    "booked": ("Booked", "Bokad"), "cancelled": ("Cancelled", "Avbokad"), "no_show": ("Did not come", "Uteblev"),
    "signed": ("Signed", "Signerad"),
    "not_signed": ("Not signed", "Inte signerad"), "pending_sign": ("Waiting for a signature", "Väntar på signatur"),
    "deleted": ("Deleted", "Borttagen"), "needs_prescription": ("Asked for", "Begärd"), "pending": ("Waiting", "Väntar"),
    "not_prescribed": ("Not prescribed", "Ej förskriven"), "expired": ("Expired", "Utgången"), "inactivated": ("Ended", "Avslutad"),
    "PAID": ("Paid", "Betald"), "PARTIALLY_REFUNDED": ("Partly refunded", "Delvis återbetald"), "REFUNDED": ("Refunded", "Återbetald"),
    "CANCELLED": ("Cancelled", "Avbruten"), "ABORTED": ("Aborted", "Avbruten"), "PENDING": ("Waiting", "Väntar"),
    "PROCESSING": ("Under way", "Pågår"), "queued": ("Waiting", "Väntar"), "sending": ("On its way", "På väg"), "sent": ("Sent", "Skickat"),
    "delivered": ("Delivered", "Levererat"), "failed": ("Failed", "Misslyckades"), "unknown": ("Unknown", "Okänt"),
    "withdrawn": ("Not sent", "Inte skickat"),
}
ENTRY = {
    **STATES, "cancelled": ("Cancelled", "Makulerad"),
    "approved": ("Approved", "Godkänd"), "not_approved": ("Not approved", "Inte godkänd"),
}
FORM = {
    **STATES, "signed": ("Signed", "Signerat"), "not_signed": ("Not signed", "Inte signerat"), "cancelled": ("Cancelled", "Makulerat"),
    "approved": ("Approved", "Godkänt"), "not_approved": ("Not approved", "Inte godkänt"),
}
"""What is said of procedures and of forms, which are cancelled in other words than visits."""
DETAILS = {
    "first_name": ("First name", "Förnamn"), "last_name": ("Last name", "Efternamn"), "email": ("E-mail", "E-post"),
    "mobile_number": ("Mobile number", "Mobilnummer"), "country_code": ("Country code", "Landskod"), "date_of_birth": ("Born", "Född"),
    "personal_id": ("Personal id", "Personnummer"), "street_address": ("Street address", "Gatuadress"),
    "zip_code": ("Zip code", "Postnummer"), "city": ("City", "Ort"), "country": ("Country", "Land"), "occupation": ("Occupation", "Yrke"),
    "language": ("Language", "Språk"), "warning": ("Warning", "Varning"), "is_active": ("Active client", "Aktiv klient"),
    "publish_permission": ("Permission to publish pictures", "Tillstånd att publicera bilder"),
}


def written(record: Record, logo: bytes | None) -> bytes:
    """The PDF."""
    paper, client = record.paper, record.client
    name = f"{client.first_name} {client.last_name}"
    sheet = Sheet(
        company=paper.name, lines=paper.lines, logo=logo, title=name, language=record.language, zone=paper.zone,
        date_format=paper.date_format, is_twelve_hours=paper.is_twelve_hours,
    )
    page = Pdf(sheet)
    page.title(page.say("Record of {name}", "Journal för {name}").format(name=name))
    page.small(page.say("Taken out on {at}", "Uttagen {at}").format(at=page.instant(now())))
    _who(page, record)
    for part in (_visits, _procedures, _consents, _questionnaires, _prescriptions, _receipts, _messages, _documents, _changes, _looks):
        part(page, record)
    return page.made()


def _who(page: Pdf, record: Record) -> None:
    client, say = record.client, page.say
    since = day_of(client.created_at, record.paper.zone)
    address = ", ".join(part for part in (client.street_address, f"{client.zip_code} {client.city}".strip()) if part)
    page.facts([
        (say("Personal id", "Personnummer"), client.personal_id),
        (say("Born", "Född"), page.day(client.date_of_birth) if client.date_of_birth else ""), (say("Phone", "Telefon"), client.phone),
        (say("E-mail", "E-post"), client.email), (say("Address", "Adress"), address), (say("Occupation", "Yrke"), client.occupation),
        (say("Warning", "Varning"), client.warning), (say("Client since", "Klient sedan"), page.day(since)),
    ])


def _state(page: Pdf, state: str, words: Mapping[str, tuple[str, str]] = STATES) -> str:
    return page.say(*words.get(state, (state, state)))


def _form_state(page: Pdf, row: Row, marks: list[Row]) -> str:
    """A consent's or questionnaire's, and all that was said of it since; one that was cancelled says so first."""
    said = [(mark["kind"], mark["by_name"], mark["at"], mark["reason"]) for mark in marks]
    if row["cancelled_at"]:
        said.insert(0, ("cancelled", row["cancelled_by_name"], row["cancelled_at"], row["cancel_reason"]))
    lines = [f"{_state(page, kind, FORM)}: {_said(page, *who)}" for kind, *who in said]
    return "\n".join(lines if row["cancelled_at"] else [_state(page, row["state"], FORM), *lines])


def _by(record: Record, table: str, *columns: str) -> dict[str, list[Row]]:
    """A table's rows by what they hang on, oldest first."""
    found: dict[str, list[Row]] = {}
    for row in record.of(table):
        found.setdefault(next(row[name] for name in columns if row[name]), []).append(row)
    return found


def _said(page: Pdf, name: str, at: str, reason: str) -> str:
    """Who said it and when, and why if that was asked."""
    by = f"{name} {_at(page, at)}".strip()
    return f"{by}. {reason}" if reason else by


def _at(page: Pdf, value: str | None) -> str:
    """An instant as the database writes it in JSON."""
    return page.instant(datetime.fromisoformat(value)) if value else ""


def _day(page: Pdf, value: str | None) -> str:
    return page.day(date.fromisoformat(value[:10])) if value else ""


def _table(
    page: Pdf, title: tuple[str, str], head: Mapping[str, str], rows: list[Row], cells: Callable[[Row], list[str]],
    *, widths: list[float] | None = None,
) -> None:
    if not rows:
        return
    page.heading(page.say(*title))
    page.table([page.say(en, sv) for en, sv in head.items()], [cells(row) for row in rows], widths=widths)


def _visits(page: Pdf, record: Record) -> None:
    rows = sorted(record.of("booking"), key=lambda row: row["start_at"], reverse=True)
    head = {"When": "När", "Service": "Tjänst", "State": "Status", "Request": "Önskemål"}
    _table(page, ("Visits", "Besök"), head, rows, lambda row: [
        _at(page, row["start_at"]), row["service_name"], _state(page, row["state"]), row["special_request"],
    ], widths=[3, 4, 2, 5])


def _procedures(page: Pdf, record: Record) -> None:
    rows = sorted(record.of("procedure"), key=lambda row: (row["done_on"], row["number"]), reverse=True)
    if not rows:
        return
    page.heading(page.say("Procedures", "Behandlingar"))
    treatments, marks = _by(record, "procedure_treatment", "procedure_id"), _by(record, "procedure_mark", "procedure_id")
    for row in rows:
        _procedure(page, row, treatments.get(row["id"], []), marks.get(row["id"], []))


def _procedure(page: Pdf, row: Row, treatments: list[Row], marks: list[Row]) -> None:
    """One version, and all that was said of it since: a signed one that was cancelled is cancelled, its row stays as it was signed."""
    ended = any(mark["kind"] == "cancelled" for mark in marks)
    state = _state(page, "cancelled" if ended else row["state"], ENTRY)
    number = page.say("version {n}", "version {n}").format(n=row["number"])
    page.heading(f"{_day(page, row['done_on'])} {row['title']} ({number}, {state.lower()})", 2)
    page.facts([
        (page.say("Treatments", "Behandlingar"), ", ".join(one["name"] for one in treatments)),
        (page.say("Written by", "Skrivet av"), row["written_by_name"]),
        (page.say("Signed by", "Signerat av"), f"{row['signed_by_name']} {_at(page, row['signed_at'])}".strip()),
        ("NRS", "" if row["nrs_rating"] is None else str(row["nrs_rating"])),
        (page.say("Why it was corrected", "Varför det rättades"), row["correction_reason"]),
        *((_state(page, mark["kind"], ENTRY), _said(page, mark["by_name"], mark["at"], mark["reason"])) for mark in marks),
    ])
    if row["notes"]:
        page.text(as_text(row["notes"]))


def _consents(page: Pdf, record: Record) -> None:
    marks = _by(record, "form_mark", "consent_id", "questionnaire_id")
    head = {"Letter of consent": "Samtycke", "State": "Status", "Signed": "Signerat", "By": "Av"}
    _table(page, ("Letters of consent", "Samtycken"), head, record.of("client_consent"), lambda row: [
        f"{row['title']} ({row['number']})", _form_state(page, row, marks.get(row["id"], [])), _at(page, row["signed_at"]),
        row["signed_by_name"],
    ], widths=[4, 5, 3, 3])


def _questionnaires(page: Pdf, record: Record) -> None:
    marks = _by(record, "form_mark", "consent_id", "questionnaire_id")
    head = {"Questionnaire": "Frågeformulär", "State": "Status", "Answered": "Besvarat", "By": "Av"}
    _table(page, ("Questionnaires", "Frågeformulär"), head, record.of("client_questionnaire"), lambda row: [
        page.say(row["title_en"] or row["title_sv"], row["title_sv"] or row["title_en"]),
        _form_state(page, row, marks.get(row["id"], [])), _at(page, row["answered_at"]), row["answered_by_name"],
    ], widths=[4, 5, 3, 3])


def _prescriptions(page: Pdf, record: Record) -> None:
    head = {"Drug": "Läkemedel", "Dose": "Dosering", "State": "Status", "Prescriber": "Förskrivare", "Valid until": "Gäller till"}
    _table(page, ("Prescriptions", "Förskrivningar"), head, record.of("prescription"), lambda row: [
        f"{row['drug']} {row['strength']}".strip(), row["dose"], _state(page, row["state"]),
        row["signed_by_name"] or row["prescriber_name"], _day(page, row["valid_until"]),
    ])


def _receipts(page: Pdf, record: Record) -> None:
    head = {"Receipt": "Kvitto", "When": "När", "What": "Vad", "State": "Status", "Amount": "Belopp"}
    lines = record.of("receipt_line")
    _table(page, ("Receipts", "Kvitton"), head, record.of("receipt"), lambda row: [
        str(row["number"] or ""), _at(page, row["paid_at"] or row["created_at"]),
        ", ".join(line["name"] for line in lines if line["receipt_id"] == row["id"]), _state(page, row["state"]),
        page.money(-row["total"] if row["kind"] == "refund" else row["total"], record.currency),
    ], widths=[2, 3, 5, 3, 3])


def _messages(page: Pdf, record: Record) -> None:
    head = {"When": "När", "To": "Till", "Text": "Text", "State": "Status"}
    _table(page, ("Messages", "Meddelanden"), head, record.of("message"), lambda row: [
        _at(page, row["created_at"]), row["to"], row["text"], _state(page, row["state"]),
    ], widths=[3, 4, 8, 2])


def _documents(page: Pdf, record: Record) -> None:
    rows = [{"title": one.title, "at": to_wire(one.created_at), "code": one.code} for one in record.documents]
    head = {"Document": "Dokument", "Frozen": "Fryst", "Code": "Kod"}
    _table(page, ("Signed documents", "Signerade dokument"), head, rows, lambda row: [row["title"], page.instant(row["at"]), row["code"]])


def _changes(page: Pdf, record: Record) -> None:
    rows = [asdict(change) for change in record.changes]
    head = {"When": "När", "Who": "Vem", "What": "Vad", "It was": "Det var", "It became": "Det blev"}
    _table(page, ("Changes of the client's details", "Ändringar av klientens uppgifter"), head, rows, lambda row: [
        page.instant(row["at"]), row["who"], page.say(*DETAILS[row["field"]]), _detail(page, row["before"]), _detail(page, row["after"]),
    ], widths=[3, 4, 3, 4, 4])


def _detail(page: Pdf, value: Any) -> str:
    """One of the client's details in words; empty ones are said to be."""
    if isinstance(value, bool):
        return page.say("Yes", "Ja") if value else page.say("No", "Nej")
    return page.say(*PUBLISH[value]) if value in PUBLISH else value or page.say("(empty)", "(tomt)")


def _looks(page: Pdf, record: Record) -> None:
    rows = [look.model_dump() for look in record.looks]
    head = {"When": "När", "Who": "Vem", "What": "Vad"}
    _table(page, ("Who has looked at the record", "Vem som har tittat i journalen"), head, rows, lambda row: [
        page.instant(row["at"]), row["who"], row["what"],
    ], widths=[3, 5, 6])
