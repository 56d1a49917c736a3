"""Texts of the e-mails that tell a person that how they sign in has changed."""

from typing import Literal

SignInChange = Literal[
    "passkey_added", "passkey_removed", "bankid_connected", "bankid_removed", "authenticator_added", "authenticator_removed",
    "recovery_codes_created", "second_factor_off", "mobile_changed", "second_factors_reset",
]
SIGN_IN_CHANGES: dict[SignInChange, dict[str, str]] = {
    "passkey_added": {"en": "A passkey was added to your account.", "sv": "En passnyckel har lagts till i ditt konto."},
    "passkey_removed": {"en": "A passkey was removed from your account.", "sv": "En passnyckel har tagits bort från ditt konto."},
    "bankid_connected": {"en": "BankID was connected to your account.", "sv": "BankID har anslutits till ditt konto."},
    "bankid_removed": {"en": "BankID was removed from your account.", "sv": "BankID har tagits bort från ditt konto."},
    "authenticator_added": {
        "en": "An authenticator app was added to your account.", "sv": "En autentiseringsapp har lagts till i ditt konto.",
    },
    "authenticator_removed": {
        "en": "The authenticator app was removed from your account.", "sv": "Autentiseringsappen har tagits bort från ditt konto.",
    },
    "recovery_codes_created": {
        "en": "New recovery codes were made for your account.", "sv": "Nya reservkoder har skapats för ditt konto.",
    },
    "second_factor_off": {
        "en": "Two-step sign-in was turned off for your account.", "sv": "Tvåstegsinloggningen har slagits av för ditt konto.",
    },
    "second_factors_reset": {
        "en": (
            "An administrator of your clinic removed your authenticator app, passkeys, BankID and verified mobile number from your "
            "account, and you were signed out. Next time you sign in with your password and a code by e-mail, and set up a new second step."
        ),
        "sv": (
            "En administratör på din klinik har tagit bort din autentiseringsapp, dina passnycklar, ditt BankID och ditt verifierade "
            "mobilnummer från kontot, och du har loggats ut. Nästa gång loggar du in med lösenordet och en kod via e-post och lägger in "
            "ett nytt andra steg."
        ),
    },
    "mobile_changed": {
        "en": "The mobile number that codes are sent to was changed.", "sv": "Mobilnumret som koder skickas till har ändrats.",
    },
}
