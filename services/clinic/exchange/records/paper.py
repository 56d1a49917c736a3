"""The record on paper: what a person reads first. What was signed lies beside it, just as it was signed."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import Any

from clinic.core.clock import now, to_wire
from clinic.core.pdf import Pdf, Sheet
from clinic.core.richtext import as_text
from clinic.exchange.records.gather import Record

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
    for part in (_visits, _procedures, _consents, _questionnaires, _prescriptions, _receipts, _messages, _documents, _looks):
        part(page, record)
    return page.made()


def _who(page: Pdf, record: Record) -> None:
    client, say = record.client, page.say
    address = ", ".join(part for part in (client.street_address, f"{client.zip_code} {client.city}".strip()) if part)
    page.facts([
        (say("Personal id", "Personnummer"), client.personal_id),
        (say("Born", "Född"), page.day(client.date_of_birth) if client.date_of_birth else ""), (say("Phone", "Telefon"), client.phone),
        (say("E-mail", "E-post"), client.email), (say("Address", "Adress"), address), (say("Occupation", "Yrke"), client.occupation),
        (say("Warning", "Varning"), client.warning), (say("Client since", "Klient sedan"), page.day(client.created_at.date())),
    ])


def _state(page: Pdf, row: Row) -> str:
    state = str(row["state"])
    return page.say(*STATES.get(state, (state, state)))


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
        _at(page, row["start_at"]), row["service_name"], _state(page, row), row["special_request"],
    ], widths=[3, 4, 2, 5])


def _procedures(page: Pdf, record: Record) -> None:
    rows = sorted(record.of("procedure"), key=lambda row: (row["done_on"], row["number"]), reverse=True)
    if not rows:
        return
    page.heading(page.say("Procedures", "Behandlingar"))
    treatments = record.of("procedure_treatment")
    for row in rows:
        number = page.say("version {n}", "version {n}").format(n=row["number"])
        page.heading(f"{_day(page, row['done_on'])} {row['title']} ({number}, {_state(page, row).lower()})", 2)
        given = [one["name"] for one in treatments if one["procedure_id"] == row["id"]]
        page.facts([
            (page.say("Treatments", "Behandlingar"), ", ".join(given)), (page.say("Written by", "Skrivet av"), row["written_by_name"]),
            (page.say("Signed by", "Signerat av"), f"{row['signed_by_name']} {_at(page, row['signed_at'])}".strip()),
            ("NRS", "" if row["nrs_rating"] is None else str(row["nrs_rating"])),
            (page.say("Why it was corrected", "Varför det rättades"), row["correction_reason"]),
        ])
        if row["notes"]:
            page.text(as_text(row["notes"]))


def _consents(page: Pdf, record: Record) -> None:
    head = {"Letter of consent": "Samtycke", "State": "Status", "Signed": "Signerat", "By": "Av"}
    _table(page, ("Letters of consent", "Samtycken"), head, record.of("client_consent"), lambda row: [
        f"{row['title']} ({row['number']})", _state(page, row), _at(page, row["signed_at"]), row["signed_by_name"],
    ])


def _questionnaires(page: Pdf, record: Record) -> None:
    head = {"Questionnaire": "Frågeformulär", "Answered": "Besvarat", "By": "Av"}
    _table(page, ("Questionnaires", "Frågeformulär"), head, record.of("client_questionnaire"), lambda row: [
        page.say(row["title_en"] or row["title_sv"], row["title_sv"] or row["title_en"]), _at(page, row["answered_at"]),
        row["answered_by_name"],
    ])


def _prescriptions(page: Pdf, record: Record) -> None:
    head = {"Drug": "Läkemedel", "Dose": "Dosering", "State": "Status", "Prescriber": "Förskrivare", "Valid until": "Gäller till"}
    _table(page, ("Prescriptions", "Förskrivningar"), head, record.of("prescription"), lambda row: [
        f"{row['drug']} {row['strength']}".strip(), row["dose"], _state(page, row), row["signed_by_name"] or row["prescriber_name"],
        _day(page, row["valid_until"]),
    ])


def _receipts(page: Pdf, record: Record) -> None:
    head = {"Receipt": "Kvitto", "When": "När", "What": "Vad", "State": "Status", "Amount": "Belopp"}
    lines = record.of("receipt_line")
    _table(page, ("Receipts", "Kvitton"), head, record.of("receipt"), lambda row: [
        str(row["number"] or ""), _at(page, row["paid_at"] or row["created_at"]),
        ", ".join(line["name"] for line in lines if line["receipt_id"] == row["id"]), _state(page, row),
        page.money(-row["total"] if row["kind"] == "refund" else row["total"], record.currency),
    ], widths=[2, 3, 5, 3, 3])


def _messages(page: Pdf, record: Record) -> None:
    head = {"When": "När", "To": "Till", "Text": "Text", "State": "Status"}
    _table(page, ("Messages", "Meddelanden"), head, record.of("message"), lambda row: [
        _at(page, row["created_at"]), row["to"], row["text"], _state(page, row),
    ], widths=[3, 4, 8, 2])


def _documents(page: Pdf, record: Record) -> None:
    rows = [{"title": one.title, "at": to_wire(one.created_at), "code": one.code} for one in record.documents]
    head = {"Document": "Dokument", "Frozen": "Fryst", "Code": "Kod"}
    _table(page, ("Signed documents", "Signerade dokument"), head, rows, lambda row: [row["title"], page.instant(row["at"]), row["code"]])


def _looks(page: Pdf, record: Record) -> None:
    rows = [look.model_dump() for look in record.looks]
    head = {"When": "När", "Who": "Vem", "What": "Vad"}
    _table(page, ("Who has looked at the record", "Vem som har tittat i journalen"), head, rows, lambda row: [
        page.instant(row["at"]), row["who"], row["what"],
    ], widths=[3, 5, 6])
