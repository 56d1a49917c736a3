"""Subjects and texts of the e-mails about a person's account, by language."""

EmailTemplate = dict[str, tuple[str, str]]
"""An e-mail's subject and text by language, formatted with its variables. No subject contains a secret."""

VERIFY_EMAIL = {
    "en": ("Your code for Aster", (
        "Hello {name},\n\nconfirm your e-mail address with this code:\n\n{code}\n\nor open this link and press the button:\n\n{link}\n\n"
        "The code is valid for 15 minutes and the link for 24 hours. If you have not signed up, you need not do anything."
    )),
    "sv": ("Din kod till Aster", (
        "Hej {name},\n\nbekräfta din e-postadress med den här koden:\n\n{code}\n\neller öppna länken och tryck på knappen:\n\n{link}\n\n"
        "Koden gäller i 15 minuter och länken i 24 timmar. Om du inte har registrerat dig behöver du inte göra något."
    )),
}
RESET_PASSWORD = {
    "en": ("Choose a new password", (
        "Hello,\n\nopen this link to choose a new password:\n\n{link}\n\nIt can be used once and is valid for two hours. "
        "If you have not asked for it, you need not do anything; your password stays as it is."
    )),
    "sv": ("Välj ett nytt lösenord", (
        "Hej,\n\nöppna länken för att välja ett nytt lösenord:\n\n{link}\n\nDen kan användas en gång och gäller i två timmar. "
        "Om du inte har bett om det behöver du inte göra något; ditt lösenord är oförändrat."
    )),
}
INVITE_NEW = {
    "en": ("You have been added to {company}", (
        "Hello {name},\n\nyou now have an account at {company} in Aster. Open this link to choose your password:\n\n{link}\n\n"
        "It can be used once and is valid for 24 hours. After that, the link's page offers to send a new one."
    )),
    "sv": ("Du har lagts till hos {company}", (
        "Hej {name},\n\ndu har nu ett konto hos {company} i Aster. Öppna länken för att välja ditt lösenord:\n\n{link}\n\n"
        "Den kan användas en gång och gäller i 24 timmar. Därefter kan du be om en ny på länkens sida."
    )),
}
INVITE_EXISTING = {
    "en": ("You have been added to {company}", (
        "Hello {name},\n\nyou now also have an account at {company} in Aster. Sign in with your usual password within 24 hours:\n\n{login}"
    )),
    "sv": ("Du har lagts till hos {company}", (
        "Hej {name},\n\ndu har nu ett konto även hos {company} i Aster. Logga in med ditt vanliga lösenord inom 24 timmar:\n\n{login}"
    )),
}
