"""Texts of the access log in English and Swedish."""

ACTION_LABELS: dict[str, tuple[str, str]] = {
    "client.viewed": ("opened the client's card", "öppnade klientens kort"),
    "procedure.viewed": ("read a treatment note", "läste en behandling"),
    "consent.viewed": ("read a consent", "läste ett samtycke"),
    "questionnaire.viewed": ("read a questionnaire", "läste ett formulär"),
    "prescription.viewed": ("read a prescription request", "läste en förfrågan om ordination"),
    "receipt.viewed": ("read a receipt", "läste ett kvitto"),
    "document.viewed": ("opened a document", "öppnade ett dokument"),
    "file.viewed": ("opened a picture or file", "öppnade en bild eller fil"),
    "client_bookings.viewed": ("opened the list of the client's bookings by link", "öppnade listan över klientens bokningar via länk"),
    "forms.viewed": ("opened the forms by link", "öppnade formulären via länk"),
    "client.export_requested": ("requested an export of the record", "begärde ett journalutdrag"),
    "client.export_downloaded": ("downloaded an export of the record", "hämtade ett journalutdrag"),
}
"""By audit action. tests/data_exchange/test_access_log.py fails when an access action is missing here."""
LIST_LABELS: dict[str, tuple[str, str]] = {
    "clients": ("saw the client in the list of clients, with contact details", "såg klienten i klientlistan, med kontaktuppgifter"),
    "calendar": ("saw the client's bookings in the calendar", "såg klientens bokningar i kalendern"),
    "search": ("saw the client in a search, with contact details", "såg klienten i en sökning, med kontaktuppgifter"),
}
"""By the list of an entry `client.listed`."""
ACTOR_LABELS = {
    "visitor": ("A visitor with the client's link and code", "En besökare med klientens länk och kod"),
    "system": ("The system", "Systemet"),
    "unknown": ("Unknown user", "Okänd användare"),
}


def action_label(action: str, language: str) -> str:
    return ACTION_LABELS[action][1 if language == "sv" else 0]


def list_label(list_name: str, language: str) -> str:
    return LIST_LABELS[list_name][1 if language == "sv" else 0]


def actor_label(name: str | None, title: str | None, actor: str, language: str) -> str:
    """Return the actor's name and title; without a name, the label of the type of actor."""
    if name:
        return f"{name} ({title})" if title else name
    return ACTOR_LABELS.get(actor, ACTOR_LABELS["unknown"])[1 if language == "sv" else 0]
