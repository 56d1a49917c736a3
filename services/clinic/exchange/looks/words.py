"""What each kind of look is called by people."""

LOOKS: dict[str, tuple[str, str]] = {
    "client.looked": ("opened the client's card", "öppnade klientens kort"),
    "procedure.looked_at": ("read a procedure", "läste en behandling"),
    "consent.looked_at": ("read a letter of consent", "läste ett samtycke"),
    "questionnaire.looked_at": ("read a questionnaire", "läste ett frågeformulär"),
    "prescription.looked": ("read a prescription request", "läste en förfrågan om ordination"),
    "receipt.looked_at": ("read a receipt", "läste ett kvitto"),
    "document.looked_at": ("opened a document", "öppnade ett dokument"),
    "file.looked_at": ("opened a picture or file", "öppnade en bild eller fil"),
    "forms.looked_at": ("opened the forms by link", "öppnade formulären via länk"),
    "client.export_asked": ("asked for a copy of the whole record", "begärde en kopia av hela journalen"),
    "client.export_downloaded": ("fetched a copy of the whole record", "hämtade en kopia av hela journalen"),
}
"""By the action in the audit log, in English and Swedish. A test finds a look that has no words here."""
WHO = {
    "visitor": ("Somebody with the client's link and code", "Någon med klientens länk och kod"),
    "system": ("The system", "Systemet"),
    "nobody": ("Somebody unknown", "Någon okänd"),
}


def of(action: str, language: str) -> str:
    """What was done."""
    return LOOKS[action][1 if language == "sv" else 0]


def who(name: str | None, title: str | None, actor: str, language: str) -> str:
    """Who did it: a name with its title, or what is known."""
    if name:
        return f"{name} ({title})" if title else name
    return WHO.get(actor, WHO["nobody"])[1 if language == "sv" else 0]
