"""The record as PDF, for a person to read; signed documents are separate files of the export."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import date, datetime
from typing import Any

from clinic.clients import service as clients
from clinic.company.schemas import ExtraField
from clinic.core.clock import local_date, now, to_wire
from clinic.core.documents.pdf import PageMetadata, Pdf
from clinic.core.text.richtext import to_text
from clinic.data_exchange.client_export.collect import ClientRecord
from clinic.forms.service import PUBLISH_PERMISSION_LABELS

Row = dict[str, Any]
STATE_LABELS = {
    "booked": ("Booked", "Bokad"), "cancelled": ("Cancelled", "Avbokad"), "no_show": ("No-show", "Uteblev"),
    "arrived": ("Arrived", "På plats"), "in_room": ("In room", "I rummet"), "done": ("Done", "Klar"),
    "signed": ("Signed", "Signerad"), "imported": ("Imported", "Importerad"),
    "not_signed": ("Not signed", "Inte signerad"), "pending_sign": ("Waiting for a signature", "Väntar på signatur"),
    "deleted": ("Deleted", "Borttagen"), "needs_prescription": ("Asked for", "Begärd"), "pending": ("Waiting", "Väntar"),
    "not_prescribed": ("Not prescribed", "Ej ordinerad"), "expired": ("Expired", "Utgången"), "inactivated": ("Ended", "Avslutad"),
    "PAID": ("Paid", "Betald"), "PARTIALLY_REFUNDED": ("Partly refunded", "Delvis återbetald"), "REFUNDED": ("Refunded", "Återbetald"),
    "CANCELLED": ("Cancelled", "Avbruten"), "ABORTED": ("Aborted", "Avbruten"), "PENDING": ("Waiting", "Väntar"),
    "PROCESSING": ("Under way", "Pågår"), "queued": ("Waiting", "Väntar"), "sending": ("On its way", "På väg"), "sent": ("Sent", "Skickat"),
    "delivered": ("Delivered", "Levererat"), "failed": ("Failed", "Misslyckades"), "unknown": ("Unknown", "Okänt"),
    "withdrawn": ("Not sent", "Inte skickat"),
}
PROCEDURE_LABELS = {
    **STATE_LABELS, "cancelled": ("Cancelled", "Makulerad"),
    "approved": ("Approved", "Godkänd"), "not_approved": ("Not approved", "Inte godkänd"),
}
FORM_LABELS = {
    **STATE_LABELS, "signed": ("Signed", "Signerat"), "not_signed": ("Not signed", "Inte signerat"),
    "cancelled": ("Cancelled", "Makulerat"),
    "approved": ("Approved", "Godkänt"), "not_approved": ("Not approved", "Inte godkänt"),
}
"""Labels of procedures, and of consents and questionnaires; Swedish has another word for their cancellation than for a booking's."""
DETAIL_LABELS = {
    "first_name": ("First name", "Förnamn"), "last_name": ("Last name", "Efternamn"), "email": ("E-mail", "E-post"),
    "mobile_number": ("Mobile number", "Mobilnummer"), "country_code": ("Country code", "Landskod"), "date_of_birth": ("Born", "Född"),
    "personal_id": ("Personal id", "Personnummer"), "is_reserve_number": ("Reserve number", "Reservnummer"),
    "identity_document": ("Identity checked with", "Identitet kontrollerad med"),
    "identity_note": ("Note on the identity check", "Anteckning om identitetskontrollen"),
    "cpr_id": ("CPR id", "CPR-nummer"), "profile_photo": ("Profile picture", "Profilbild"),
    "street_address": ("Street address", "Gatuadress"),
    "zip_code": ("Zip code", "Postnummer"), "city": ("City", "Ort"), "state": ("State", "Delstat"),
    "country": ("Country", "Land"), "occupation": ("Occupation", "Yrke"),
    "language": ("Language", "Språk"), "warning": ("Warning", "Varning"), "is_active": ("Active client", "Aktiv klient"),
    "publish_permission": ("Permission to publish pictures", "Tillstånd att publicera bilder"),
}


def render_record(record: ClientRecord, logo: bytes | None) -> bytes:
    """Render the whole record as a PDF, in the client's language."""
    company, client = record.letterhead, record.client
    name = f"{client.first_name} {client.last_name}"
    sheet = PageMetadata(
        company=company.name, lines=company.lines, logo=logo, title=name, subject=client.personal_id,
        language=record.language, zone=company.zone,
        date_format=company.date_format, is_twelve_hours=company.is_twelve_hours,
    )
    page = Pdf(sheet)
    page.title(page.translate("Record of {name}", "Journal för {name}").format(name=name))
    page.small(page.translate("Exported {at}", "Exporterad {at}").format(at=page.instant(now())))
    _write_client(page, record)
    for write_section in (
        _write_bookings, _write_procedures, _write_consents, _write_questionnaires, _write_prescriptions, _write_receipts, _write_messages,
        _write_documents, _write_changes, _write_access_log,
    ):
        write_section(page, record)
    return page.to_bytes()


def _write_client(page: Pdf, record: ClientRecord) -> None:
    client, say = record.client, page.translate

    def name(field: str, en: str, sv: str) -> str:
        used = record.client_fields.get(field)
        return used.name(record.language, say(en, sv)) if used else say(en, sv)

    snapshot = clients.identity_snapshot(client)
    client_since = local_date(client.created_at, record.letterhead.zone)
    address = ", ".join(line for line in (client.street_address, f"{client.zip_code} {client.city}".strip()) if line)
    page.definition_list([
        (name("personal_id", "Personal id", "Personnummer"), client.personal_id), (name("cpr_id", "CPR id", "CPR-nummer"), client.cpr_id),
        (say("Identity checked", "Identitet kontrollerad"), clients.describe_identity_check(snapshot["identity_check"], page)),
        (name("date_of_birth", "Born", "Född"), page.day(client.date_of_birth) if client.date_of_birth else ""),
        (name("mobile_number", "Phone", "Telefon"), client.phone),
        (name("email", "E-mail", "E-post"), client.email), (say("Address", "Adress"), address),
        (name("state", "State", "Delstat"), client.state), (name("occupation", "Occupation", "Yrke"), client.occupation),
        *(
            (field.name(record.language), _extra_text(page, field, client.extra_fields[str(field.id)]))
            for field in record.extra_fields if str(field.id) in client.extra_fields
        ),
        (say("Warning", "Varning"), client.warning), (say("Client since", "Klient sedan"), page.day(client_since)),
    ])


def _state_label(page: Pdf, state: str, labels: Mapping[str, tuple[str, str]] = STATE_LABELS) -> str:
    return page.translate(*labels.get(state, (state, state)))


def _form_state_text(page: Pdf, row: Row, reviews: list[Row]) -> str:
    """Return the state of a consent or questionnaire and its reviews; of a cancelled one the cancellation comes first."""
    entries = [(review["type"], review["reviewer_name"], review["at"], review["reason"]) for review in reviews]
    if row["cancelled_at"]:
        entries.insert(0, ("cancelled", row["cancelled_by_name"], row["cancelled_at"], row["cancel_reason"]))
    lines = [f"{_state_label(page, state, FORM_LABELS)}: {_signature_text(page, *signature)}" for state, *signature in entries]
    return "\n".join(lines if row["cancelled_at"] else [_state_label(page, row["state"], FORM_LABELS), *lines])


def _rows_by_parent(record: ClientRecord, table: str, *columns: str) -> dict[str, list[Row]]:
    """Group a table's rows by the first of the columns that is set; each group oldest first."""
    groups: dict[str, list[Row]] = {}
    for row in record.rows_of(table):
        groups.setdefault(next(row[column] for column in columns if row[column]), []).append(row)
    return groups


def _signature_text(page: Pdf, name: str, at: str, reason: str) -> str:
    """Return name, time and, if given, the reason."""
    name_and_time = f"{name} {_format_instant(page, at)}".strip()
    return f"{name_and_time}. {reason}" if reason else name_and_time


def _format_instant(page: Pdf, value: str | None) -> str:
    """Format a timestamp that the database wrote as JSON."""
    return page.instant(datetime.fromisoformat(value)) if value else ""


def _format_day(page: Pdf, value: str | None) -> str:
    return page.day(date.fromisoformat(value[:10])) if value else ""


def _write_table(
    page: Pdf, title: tuple[str, str], columns: Mapping[str, str], rows: list[Row], cells: Callable[[Row], list[str]],
    *, widths: list[float] | None = None,
) -> None:
    """Write a heading and a table; nothing when there are no rows. `columns` maps English to Swedish headings."""
    if not rows:
        return
    page.heading(page.translate(*title))
    page.table([page.translate(en, sv) for en, sv in columns.items()], [cells(row) for row in rows], widths=widths)


def _write_bookings(page: Pdf, record: ClientRecord) -> None:
    rows = sorted(record.rows_of("booking"), key=lambda row: row["start_at"], reverse=True)
    columns = {"When": "När", "Service": "Tjänst", "State": "Status", "Request": "Önskemål"}
    _write_table(page, ("Bookings", "Bokningar"), columns, rows, lambda row: [
        _format_instant(page, row["start_at"]), " + ".join([row["service_name"], *(add_on["name"] for add_on in row["add_ons"])]),
        ". ".join(filter(None, (_state_label(page, row["state"]), row["cancel_reason"]))), row["special_request"],
    ], widths=[3, 4, 2, 5])


def _write_procedures(page: Pdf, record: ClientRecord) -> None:
    rows = sorted(record.rows_of("procedure"), key=lambda row: (row["done_on"], row["number"]), reverse=True)
    if not rows:
        return
    page.heading(page.translate("Treatment notes", "Behandlingar"))
    treatments = _rows_by_parent(record, "procedure_treatment", "procedure_id")
    reviews = _rows_by_parent(record, "procedure_review", "procedure_id")
    for row in rows:
        _write_procedure(page, row, treatments.get(row["id"], []), reviews.get(row["id"], []))


def _write_procedure(page: Pdf, row: Row, treatments: list[Row], reviews: list[Row]) -> None:
    """Write one version and its reviews; a signed version that was cancelled keeps its row as signed, only a review says so."""
    is_cancelled = any(review["type"] == "cancelled" for review in reviews)
    state = _state_label(page, "cancelled" if is_cancelled else row["state"], PROCEDURE_LABELS)
    number = page.translate("version {n}", "version {n}").format(n=row["number"])
    page.heading(f"{_format_day(page, row['done_on'])} {row['title']} ({number}, {state.lower()})", 2)
    page.definition_list([
        (page.translate("Treatments", "Behandlingar"), ", ".join(treatment["name"] for treatment in treatments)),
        (page.translate("Written by", "Skriven av"), row["written_by_name"]),
        (page.translate("Signed by", "Signerad av"), f"{row['signed_by_name']} {_format_instant(page, row['signed_at'])}".strip()),
        (page.translate("Imported by", "Importerad av"), f"{row['imported_by_name']} {_format_instant(page, row['imported_at'])}".strip()),
        ("NRS", "" if row["nrs_rating"] is None else str(row["nrs_rating"])),
        (page.translate("Reason for the correction", "Orsak till rättelsen"), row["correction_reason"]),
        *(
            (
                _state_label(page, review["type"], PROCEDURE_LABELS),
                _signature_text(page, review["reviewer_name"], review["at"], review["reason"]),
            )
            for review in reviews
        ),
    ])
    if row["notes"]:
        page.text(to_text(row["notes"]))


def _write_consents(page: Pdf, record: ClientRecord) -> None:
    reviews = _rows_by_parent(record, "form_review", "consent_id", "questionnaire_id")
    columns = {"Consent": "Samtycke", "State": "Status", "Signed": "Signerat", "By": "Av", "Language": "Språk"}
    _write_table(page, ("Consents", "Samtycken"), columns, record.rows_of("client_consent"), lambda row: [
        f"{row['title']} ({row['number']})", _form_state_text(page, row, reviews.get(row["id"], [])),
        _format_instant(page, row["signed_at"]), row["signed_by_name"],
        page.translate("Swedish", "Svenska") if row["language"] == "sv" else page.translate("English", "Engelska"),
    ], widths=[4, 5, 3, 3, 2])


def _write_questionnaires(page: Pdf, record: ClientRecord) -> None:
    reviews = _rows_by_parent(record, "form_review", "consent_id", "questionnaire_id")
    columns = {"Questionnaire": "Frågeformulär", "State": "Status", "Answered": "Besvarat", "By": "Av"}
    _write_table(page, ("Questionnaires", "Frågeformulär"), columns, record.rows_of("client_questionnaire"), lambda row: [
        page.translate(row["title_en"] or row["title_sv"], row["title_sv"] or row["title_en"]),
        _form_state_text(page, row, reviews.get(row["id"], [])), _format_instant(page, row["answered_at"]), row["answered_by_name"],
    ], widths=[4, 5, 3, 3])


def _write_prescriptions(page: Pdf, record: ClientRecord) -> None:
    columns = {"Medicine": "Läkemedel", "Dose": "Dos", "State": "Status", "Prescriber": "Förskrivare", "Valid until": "Giltig till och med"}
    _write_table(page, ("Prescriptions", "Ordinationer"), columns, record.rows_of("prescription"), lambda row: [
        f"{row['drug']} {row['strength']}".strip(), row["dose"], _state_label(page, row["state"]),
        row["signed_by_name"] or row["prescriber_name"], _format_day(page, row["valid_until"]),
    ])


def _write_receipts(page: Pdf, record: ClientRecord) -> None:
    columns = {"Receipt": "Kvitto", "When": "När", "What": "Vad", "State": "Status", "Amount": "Belopp"}
    lines = record.rows_of("receipt_line")
    _write_table(page, ("Receipts", "Kvitton"), columns, record.rows_of("receipt"), lambda row: [
        str(row["number"] or ""), _format_instant(page, row["paid_at"] or row["created_at"]),
        ", ".join(line["name"] for line in lines if line["receipt_id"] == row["id"]), _state_label(page, row["state"]),
        page.money(-row["total"] if row["type"] == "refund" else row["total"], record.currency),
    ], widths=[2, 3, 5, 3, 3])


def _write_messages(page: Pdf, record: ClientRecord) -> None:
    columns = {"When": "När", "To": "Till", "Text": "Text", "State": "Status"}
    _write_table(page, ("Messages", "Meddelanden"), columns, record.rows_of("message"), lambda row: [
        _format_instant(page, row["created_at"]), row["to"], row["text"], _state_label(page, row["state"]),
    ], widths=[3, 4, 8, 2])


def _write_documents(page: Pdf, record: ClientRecord) -> None:
    rows = [{"title": document.title, "at": to_wire(document.created_at), "code": document.code} for document in record.documents]
    columns = {"Document": "Dokument", "Frozen": "Fryst", "Code": "Kod"}
    _write_table(page, ("Signed documents", "Signerade dokument"), columns, rows, lambda row: [
        row["title"], page.instant(row["at"]), row["code"],
    ])


def _write_changes(page: Pdf, record: ClientRecord) -> None:
    rows = [asdict(change) for change in record.changes]
    columns = {"Time": "Tid", "User": "Användare", "Field": "Fält", "Before": "Före", "After": "Efter"}
    _write_table(page, ("Changes of the client's details", "Ändringar av klientens uppgifter"), columns, rows, lambda row: [
        page.instant(row["at"]), row["actor"], _detail_label(page, record, row["field"]), _detail_text(page, row["before"]),
        _detail_text(page, row["after"]),
    ], widths=[3, 4, 3, 4, 4])


def _extra_names(record: ClientRecord) -> dict[str, str]:
    """Return the names of the clinic's own fields by their ids, the deleted ones too."""
    return {str(field.id): field.name(record.language) for field in record.extra_fields}


def _extra_text(page: Pdf, field: ExtraField, value: Any) -> str:
    """Return the value of a field of the clinic's own as text."""
    if field.type == "yes_no":
        return page.translate("Yes", "Ja") if value == "yes" else page.translate("No", "Nej")
    if field.type == "number":
        return f"{value:g}"
    return page.day(date.fromisoformat(value)) if field.type == "date" else str(value)


def _detail_label(page: Pdf, record: ClientRecord, field: str) -> str:
    """Return what the clinic calls a field of the client (REC-013)."""
    if field.startswith("extra_fields."):
        return _extra_names(record).get(field.removeprefix("extra_fields."), "")
    usual = page.translate(*DETAIL_LABELS[field])
    used = record.client_fields.get(field)
    return used.name(record.language, usual) if used else usual


def _detail_text(page: Pdf, value: Any) -> str:
    """Return the value of a client's detail as text; an empty value has a text too."""
    if isinstance(value, bool):
        return page.translate("Yes", "Ja") if value else page.translate("No", "Nej")
    return (
        page.translate(*PUBLISH_PERMISSION_LABELS[value])
        if value in PUBLISH_PERMISSION_LABELS
        else value or page.translate("(empty)", "(tomt)")
    )


def _write_access_log(page: Pdf, record: ClientRecord) -> None:
    rows = [entry.model_dump() for entry in record.access_log]
    columns = {"Time": "Tid", "User": "Användare", "Event": "Händelse"}
    _write_table(page, ("Access log", "Åtkomstlogg"), columns, rows, lambda row: [
        page.instant(row["at"]), row["actor"], row["action"],
    ], widths=[3, 5, 6])
