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
SIGN_UP_CODE = {
    "en": ("Your code for Aster", (
        "Hello {name},\n\nconfirm your e-mail address with this code, which opens the account of {company}:\n\n{code}\n\n"
        "or open this link and press the button:\n\n{link}\n\n"
        "The code is valid for 15 minutes and the link for 24 hours. In another browser than the one in which you signed up, use the "
        "link: it asks for the password that you chose.\n\n"
        "If you have not signed up, you need not do anything. Give the code to nobody."
    )),
    "sv": ("Din kod till Aster", (
        "Hej {name},\n\nbekräfta din e-postadress med den här koden, så öppnas kontot för {company}:\n\n{code}\n\n"
        "eller öppna länken och tryck på knappen:\n\n{link}\n\n"
        "Koden gäller i 15 minuter och länken i 24 timmar. I en annan webbläsare än den där du registrerade dig använder du länken: "
        "den frågar efter lösenordet som du valde.\n\n"
        "Om du inte har registrerat dig behöver du inte göra något. Ge inte koden till någon."
    )),
}
PRESCRIBER_CODE = {
    "en": ("Your code for Aster", (
        "Hello {name},\n\nconfirm your e-mail address with this code, so that you can prescribe for {company}:\n\n{code}\n\n"
        "or open this link and press the button:\n\n{link}\n\n"
        "The code is valid for 15 minutes and the link for 24 hours. In another browser than the one in which you signed up, use the "
        "link: it asks for the password that you chose.\n\n"
        "If you have not signed up, you need not do anything. Give the code to nobody."
    )),
    "sv": ("Din kod till Aster", (
        "Hej {name},\n\nbekräfta din e-postadress med den här koden, så kan du förskriva åt {company}:\n\n{code}\n\n"
        "eller öppna länken och tryck på knappen:\n\n{link}\n\n"
        "Koden gäller i 15 minuter och länken i 24 timmar. I en annan webbläsare än den där du registrerade dig använder du länken: "
        "den frågar efter lösenordet som du valde.\n\n"
        "Om du inte har registrerat dig behöver du inte göra något. Ge inte koden till någon."
    )),
}
PRESCRIBER_ACCOUNT_EXISTS = {
    "en": ("You already have an account in Aster", (
        "Hello,\n\nsomebody used your invitation from {company} to sign up with this address. You already have an account, so nothing has "
        "been created or changed.\n\nJoin {company} with your account and its password here:\n\n{invitation}\n\n"
        "If you have forgotten the password, choose a new one:\n\n{reset}\n\nIf it wasn't you, you need not do anything."
    )),
    "sv": ("Du har redan ett konto i Aster", (
        "Hej,\n\nnågon använde din inbjudan från {company} för att skapa ett konto med den här adressen. Du har redan ett konto, så inget "
        "har skapats eller ändrats.\n\nAnslut till {company} med ditt konto och dess lösenord här:\n\n{invitation}\n\n"
        "Har du glömt lösenordet kan du välja ett nytt:\n\n{reset}\n\nVar det inte du behöver du inte göra något."
    )),
}
ACCOUNT_EXISTS = {
    "en": ("You already have an account in Aster", (
        "Hello,\n\nsomebody tried to sign up in Aster with this address. You already have an account, so nothing has been created or "
        "changed.\n\nSign in here:\n\n{login}\n\nIf you have forgotten the password, choose a new one:\n\n{reset}\n\n"
        "To open an account for another clinic, sign up with another address. If it wasn't you, you need not do anything."
    )),
    "sv": ("Du har redan ett konto i Aster", (
        "Hej,\n\nnågon försökte skapa ett konto i Aster med den här adressen. Du har redan ett konto, så inget har skapats eller "
        "ändrats.\n\nLogga in här:\n\n{login}\n\nHar du glömt lösenordet kan du välja ett nytt:\n\n{reset}\n\n"
        "Vill du öppna ett konto för en annan klinik använder du en annan adress. Var det inte du behöver du inte göra något."
    )),
}
SIGN_IN_CODE = {
    "en": ("Your code to sign in", (
        "Hello,\n\nsign in to Aster with this code:\n\n{code}\n\nIt is valid for ten minutes and can be used once. "
        "Give it to nobody.\n\n"
        "If you are not signing in, somebody knows your password. Choose a new one at once:\n\n{reset}"
    )),
    "sv": ("Din inloggningskod", (
        "Hej,\n\nlogga in i Aster med den här koden:\n\n{code}\n\nDen gäller i tio minuter och kan användas en gång. "
        "Ge den inte till någon.\n\n"
        "Om du inte håller på att logga in är det någon som kan ditt lösenord. Välj genast ett nytt:\n\n{reset}"
    )),
}
EMAIL_CHANGE_CODE = {
    "en": ("Your code for a new e-mail address", (
        "Hello {name},\n\nfrom now on you sign in to Aster with this address, once you have typed this code in your profile:\n\n{code}\n\n"
        "It is valid for 15 minutes. If you have not asked for it, you need not do anything."
    )),
    "sv": ("Din kod för en ny e-postadress", (
        "Hej {name},\n\nskriv den här koden i din profil för att logga in i Aster med den här adressen i fortsättningen:\n\n{code}\n\n"
        "Den gäller i 15 minuter. Om du inte har bett om den behöver du inte göra något."
    )),
}
EMAIL_TAKEN = {
    "en": ("You already have an account in Aster", (
        "Hello,\n\nsomebody wanted to use this address for their account in Aster. You already have an account with it, so nothing has "
        "been changed. If it was you, use another address. If it wasn't you, you need not do anything."
    )),
    "sv": ("Du har redan ett konto i Aster", (
        "Hej,\n\nnågon ville använda den här adressen för sitt konto i Aster. Du har redan ett konto med den, så inget har ändrats. "
        "Var det du använder du en annan adress. Var det inte du behöver du inte göra något."
    )),
}
EMAIL_CHANGE_REQUESTED = {
    "en": ("Your e-mail address in Aster is about to be changed", (
        "Hello {name},\n\nsomebody who is signed in to your account has asked to change its address to {email}. It stays as it is until "
        "the code that was sent there is typed.\n\nIf it was not you, choose a new password at once:\n\n{reset}"
    )),
    "sv": ("Din e-postadress i Aster är på väg att ändras", (
        "Hej {name},\n\nnågon som är inloggad på ditt konto har bett om att ändra adressen till {email}. Den ändras först när koden som "
        "skickades dit anges.\n\nOm det inte var du, välj genast ett nytt lösenord:\n\n{reset}"
    )),
}
EMAIL_CHANGED = {
    "en": ("Your e-mail address in Aster was changed", (
        "Hello {name},\n\nthe address of your account was changed to {email}, so this address can't be used to sign in any more. "
        "If it was not you, tell an administrator of your clinic at once: they can deactivate the account."
    )),
    "sv": ("Din e-postadress i Aster har ändrats", (
        "Hej {name},\n\nadressen till ditt konto har ändrats till {email}, så det går inte längre att logga in med den här adressen. "
        "Om det inte var du, kontakta genast en administratör på kliniken, som kan inaktivera kontot."
    )),
}
SIGN_IN_SMS = {
    "en": "{code} is your code to sign in to Aster. It is valid for ten minutes. Give it to nobody.",
    "sv": "{code} är din kod för att logga in i Aster. Den gäller i tio minuter. Ge den inte till någon.",
}
MOBILE_SMS = {
    "en": "{code} confirms your mobile number in Aster. It is valid for ten minutes. Give it to nobody.",
    "sv": "{code} bekräftar ditt mobilnummer i Aster. Koden gäller i tio minuter. Ge den inte till någon.",
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
PASSWORD_CHANGED = {
    "en": ("Your password was changed", (
        "Hello {name},\n\nthe password of your account in Aster was changed just now, and you were signed out on other devices. "
        "If it was not you, choose a new password at once:\n\n{forgot}"
    )),
    "sv": ("Ditt lösenord har ändrats", (
        "Hej {name},\n\nlösenordet till ditt konto i Aster har just ändrats, och du har loggats ut på andra enheter. "
        "Om det inte var du, välj genast ett nytt lösenord:\n\n{forgot}"
    )),
}
SIGN_IN_CHANGED = {
    "en": ("How you sign in to Aster has changed", (
        "Hello {name},\n\n{change} If it was not you, choose a new password at once, and tell an administrator of your clinic:\n\n{forgot}"
    )),
    "sv": ("Din inloggning i Aster har ändrats", (
        "Hej {name},\n\n{change} Om det inte var du, välj genast ett nytt lösenord och kontakta en administratör på kliniken:\n\n{forgot}"
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
SUPPORT_MESSAGE = {
    "en": ("Support: {title}", "{text}\n\n{name}, {email}\n{company} ({company_id})"),
    "sv": ("Support: {title}", "{text}\n\n{name}, {email}\n{company} ({company_id})"),
}
FRIEND_INVITATION = {
    "en": ("{name} invites you to try Aster", (
        "Hello,\n\n{name} at {company} uses Aster, the system for clinics, and thinks that it would suit you too. You can try it here:"
        "\n\n{link}\n\nYou get this e-mail once, because {name} entered your address. If you are not interested, you need not do "
        "anything."
    )),
    "sv": ("{name} bjuder in dig att prova Aster", (
        "Hej,\n\n{name} på {company} använder Aster, systemet för kliniker, och tror att det skulle passa dig också. Du kan prova det här:"
        "\n\n{link}\n\nDu får det här mejlet en gång, eftersom {name} har angett din adress. Är du inte intresserad "
        "behöver du inte göra något."
    )),
}
COMPANY_RECEIVED = {
    "en": ("You are now the super user of {company}", (
        "Hello {name},\n\n{former} has handed {company} over to you in Aster. You are now its super user: you own the account and the "
        "subscription, and your e-mail address is the company's.\n\nSign in here:\n\n{login}"
    )),
    "sv": ("Du är nu superanvändare för {company}", (
        "Hej {name},\n\n{former} har överlåtit {company} till dig i Aster. Du är nu superanvändare: du äger kontot och abonnemanget, och "
        "din e-postadress är företagets.\n\nLogga in här:\n\n{login}"
    )),
}
COMPANY_HANDED_OVER = {
    "en": ("You have handed over {company}", (
        "Hello {name},\n\nyou have handed {company} over to {owner} in Aster and are now an administrator. "
        "If it was not you, contact {owner} and choose a new password at once."
    )),
    "sv": ("Du har överlåtit {company}", (
        "Hej {name},\n\ndu har överlåtit {company} till {owner} i Aster och är nu administratör. "
        "Om det inte var du, kontakta {owner} och välj genast ett nytt lösenord."
    )),
}
