"""Messages for the person while an order is open and when it ends: BankID's recommended messages (RFA) in our own words."""

_TEXTS: dict[str, tuple[str, str]] = {
    "RFA1": ("Open the BankID app.", "Öppna BankID-appen."),
    "RFA3": (
        "The identification or signature was interrupted. Please try again.", "Identifieringen eller underskriften avbröts. Försök igen.",
    ),
    "RFA6": ("You cancelled in the BankID app.", "Du avbröt i BankID-appen."),
    "RFA8": (
        "The BankID app did not answer. Check that it is running and connected, and that your BankID is valid.",
        "BankID-appen svarade inte. Kontrollera att den är igång och uppkopplad och att ditt BankID är giltigt.",
    ),
    "RFA9": ("Enter your security code in the BankID app and confirm.", "Skriv in din säkerhetskod i BankID-appen och bekräfta."),
    "RFA13": ("Trying to start the BankID app.", "Försöker starta BankID-appen."),
    "RFA14": (
        "Looking for your BankID. If it takes long, your BankID may be on another device.",
        "Letar efter ditt BankID. Om det dröjer kan ditt BankID finnas på en annan enhet.",
    ),
    "RFA15": (
        "Looking for your BankID on this device. If it takes long, you may not have one that can be used here.",
        "Letar efter ditt BankID på den här enheten. Om det dröjer finns kanske inget BankID som kan användas här.",
    ),
    "RFA16": (
        "Your BankID is too old or has been blocked. Use another, or get a new one from your bank.",
        "Ditt BankID är för gammalt eller spärrat. Använd ett annat eller skaffa ett nytt hos din bank.",
    ),
    "RFA17A": (
        "The BankID app was not found on this device. Install it and get a BankID from your bank.",
        "BankID-appen hittades inte på den här enheten. Installera den och skaffa ett BankID hos din bank.",
    ),
    "RFA17B": (
        "The QR code was not read in time. Open the BankID app, read the code and try again.",
        "QR-koden lästes inte i tid. Öppna BankID-appen, läs av koden och försök igen.",
    ),
    "RFA21": ("Identification or signature in progress.", "Identifiering eller underskrift pågår."),
    "RFA22": ("An unknown error occurred. Please try again.", "Ett okänt fel uppstod. Försök igen."),
    "RFA23": (
        "Hold your passport or identity card to the phone, as the app says.",
        "Håll pass eller id-kort mot telefonen, som appen visar.",
    ),
    "CALL": ("Confirm in the BankID app that you are on the phone with us.", "Bekräfta i BankID-appen att du talar med oss i telefon."),
    "DECLINED": ("You said in the app that you were not on the phone with us.", "Du svarade i appen att du inte talade med oss i telefon."),
    "OLD_APP": (
        "Your BankID app is too old for this. Update it and try again.",
        "Din BankID-app är för gammal för detta. Uppdatera den och försök igen.",
    ),
    "RISK": ("BankID stopped this because of the risk. Contact your bank.", "BankID stoppade detta på grund av risken. Kontakta din bank."),
    "DONE": ("Done.", "Klart."),
}
_PENDING = {"noClient": "RFA1", "userSign": "RFA9", "userMrtd": "RFA23", "userCallConfirm": "CALL", "processing": "RFA21"}
_FAILED = {
    "expiredTransaction": "RFA8", "certificateErr": "RFA16", "userCancel": "RFA6", "cancelled": "RFA3", "userDeclinedCall": "DECLINED",
    "notSupportedByUserApp": "OLD_APP", "transactionRiskBlocked": "RISK",
}


def code_of(status: str, hint: str, *, same_device: bool) -> str:
    """Return the message code for a status and a hint; an unknown hint gives RFA21 while the order is open, RFA22 when it failed."""
    if status == "complete":
        return "DONE"
    if status == "failed":
        return ("RFA17A" if same_device else "RFA17B") if hint == "startFailed" else _FAILED.get(hint, "RFA22")
    if hint in {"outstandingTransaction", ""}:
        return "RFA13" if same_device else "RFA1"
    if hint == "started":
        return "RFA15" if same_device else "RFA14"
    return _PENDING.get(hint, "RFA21")


def text_of(code: str, language: str) -> str:
    """Return a message's text."""
    en, sv = _TEXTS[code]
    return sv if language == "sv" else en
