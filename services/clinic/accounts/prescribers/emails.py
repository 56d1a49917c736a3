"""Texts of the e-mails to prescribers, by language: subject and body."""

INVITATION = {
    "en": ("{company} invites you to prescribe", (
        "Hello,\n\n{company} would like you to prescribe for their clients in Aster. Open this link to accept:\n\n{link}\n\n"
        "It can be used once and is valid for 24 hours. If you have an account already, you join with it. "
        "If you don't know the clinic, you need not do anything."
    )),
    "sv": ("{company} bjuder in dig som förskrivare", (
        "Hej,\n\n{company} vill att du förskriver åt deras klienter i Aster. Öppna länken för att tacka ja:\n\n{link}\n\n"
        "Den kan användas en gång och gäller i 24 timmar. Har du redan ett konto ansluter du med det. "
        "Om du inte känner till kliniken behöver du inte göra något."
    )),
}
