"""Texts of audited actions in English and Swedish: what was acted on, and what was done."""

ENTITY_LABELS: dict[str, tuple[str, str]] = {
    "access": ("Access", "Åtkomst"), "audit_log": ("Log", "Logg"), "authenticator": ("Authenticator app", "Autentiseringsapp"),
    "aesthetic_information": ("Information before an aesthetic treatment", "Information före en estetisk behandling"),
    "bankid": ("BankID", "BankID"), "bookable_device": ("Bookable device", "Bokningsbar utrustning"),
    "booking": ("Booking", "Bokning"),
    "booking_fee": ("Fee of a booking", "Avgift för en bokning"),
    "booking_fee_settings": ("Fees of bookings", "Avgifter för bokningar"),
    "service_fee_settings": ("A service's own fees", "En tjänsts egna avgifter"),
    "booking_note": ("Note about a booking", "Anteckning om en bokning"),
    "booking_series": ("Series of bookings", "Bokningsserie"),
    "booking_settings": ("Booking settings", "Bokningsinställningar"), "browser_error": ("Error in the browser", "Fel i webbläsaren"),
    "calendar_link": ("Calendar link", "Kalenderlänk"),
    "card_charge": ("Charge of a card on file", "Debitering av ett sparat kort"),
    "card_on_file": ("Card on file", "Sparat kort"),
    "category": ("Service category", "Tjänstekategori"), "client": ("Client", "Klient"),
    "client_bookings": ("Client's bookings by link", "Klients bokningar via länk"),
    "client_list": ("Client list", "Klientlista"), "company": ("Clinic", "Klinik"),
    "company_document": ("Clinic document", "Klinikdokument"),
    "consent": ("Consent", "Samtycke"), "consent_template": ("Consent form", "Samtyckesmall"),
    "controlled_document": ("Controlled document", "Styrdokument"), "delivery": ("Delivery", "Leverans"),
    "data_import": ("Import of data", "Import av data"),
    "device": ("Medical device", "Medicinteknisk produkt"), "document": ("Document", "Dokument"), "draft": ("Draft", "Utkast"),
    "email": ("E-mail address", "E-postadress"), "extra_field": ("Extra field", "Extra fält"), "file": ("File", "Fil"),
    "forms": ("Forms link", "Formulärlänk"), "friend": ("Friend", "Vän"), "gift_card": ("Gift card", "Presentkort"),
    "holiday": ("Days off", "Lediga dagar"), "hours": ("Opening hours", "Öppettider"), "log_review": ("Log review", "Logggranskning"),
    "message": ("Message", "Meddelande"),
    "google_calendar": ("Google calendar", "Google-kalender"), "google_rating": ("Google rating", "Google-betyg"),
    "notification": ("Notifications", "Aviseringar"), "passkey": ("Passkey", "Passnyckel"), "password": ("Password", "Lösenord"),
    "payment_account": ("Payment account", "Betalningskonto"), "policy": ("Personal data policy", "Personuppgiftspolicy"),
    "online_payment": ("Online payment", "Betalning på nätet"),
    "online_payment_settings": ("Online payments", "Betalning på nätet"),
    "portal": ("Booking portal", "Bokningssida"), "practitioner": ("Practitioner", "Behandlare"),
    "prescriber": ("Prescriber", "Förskrivare"), "prescription": ("Prescription", "Ordination"),
    "procedure": ("Treatment note", "Behandling"), "product": ("Product", "Produkt"),
    "product_category": ("Product category", "Produktkategori"), "questionnaire": ("Questionnaire", "Frågeformulär"),
    "receipt": ("Receipt", "Kvitto"), "recovery_code": ("Recovery code", "Återställningskod"),
    "recovery_codes": ("Recovery codes", "Återställningskoder"), "refund": ("Refund", "Återbetalning"), "register": ("Register", "Kassa"),
    "register_settings": ("Register settings", "Kassainställningar"), "reminder_settings": ("Reminders", "Påminnelser"),
    "registration": ("Registration of a client", "Klients registrering"),
    "report": ("Report", "Rapport"), "room": ("Room", "Rum"), "sale": ("Sale", "Försäljning"), "saved_view": ("Saved view", "Sparad vy"),
    "schedule": ("Schedule", "Schema"), "schedule_template": ("Schedule template", "Schemamall"),
    "service": ("Service", "Tjänst"), "session": ("Sign-in", "Inloggning"), "sign_up": ("Sign-up", "Registrering"),
    "support_message": ("Message to support", "Meddelande till supporten"), "terminal": ("Card terminal", "Kortterminal"),
    "terms": ("Terms of service", "Användarvillkor"), "treatment": ("Treatment", "Behandlingstyp"), "user": ("User", "Användare"),
    "message_settings": ("Texts of confirmations", "Bekräftelsernas texter"),
    "portal_settings": ("Settings of the booking portal", "Bokningssidans inställningar"),
    "treatment_name_consent": ("Consent to name treatments in messages", "Samtycke till behandlingens namn i meddelanden"),
    "unavailable_time": ("Unavailable time", "Otillgänglig tid"), "waiting_list": ("Waiting list", "Väntelista"),
}
"""By the part of an action before its dot."""
ACTION_LABELS: dict[str, tuple[str, str]] = {
    "paid": ("paid", "betalades"), "refund_due": ("to be paid back", "ska betalas tillbaka"),
    "refund_sent": ("repayment sent", "återbetalning skickades"), "refunded": ("paid back", "betalades tillbaka"),
    "waiting": ("waiting to be paid", "väntar på betalning"),
    "abort_requested": ("cancellation requested", "avbrott begärdes"), "acknowledged": ("read and understood", "bekräftades som läst"),
    "activated": ("activated", "aktiverades"), "added": ("added", "lades till"), "agreed": ("accepted", "godkändes"),
    "answered": ("answered", "besvarades"), "approved": ("approved", "godkändes"), "assigned": ("assigned", "tilldelades"),
    "bankid_connected": ("BankID connected", "BankID anslöts"), "bankid_disconnected": ("BankID disconnected", "BankID kopplades från"),
    "booked": ("booked", "bokades"), "bookkeeping_exported": ("postings downloaded", "kontering hämtades"),
    "cancellation_policy_changed": ("cancellation policy changed", "avbokningsregler ändrades"),
    "charged": ("taken into a sale", "lades i en försäljning"), "due": ("became due", "ska betalas"),
    "reopened": ("due, as it was not paid or was paid back", "ska betalas, eftersom den inte betalades eller betalades tillbaka"),
    "waived": ("waived", "efterskänktes"),
    "cancelled": ("cancelled", "makulerades"), "changed": ("changed", "ändrades"),
    "checklist_dismissed": ("checklist hidden", "checklista doldes"), "claimed": ("added to the record", "lades till i journalen"),
    "client_access_changed": ("client access changed", "klientåtkomst ändrades"),
    "client_fields_changed": ("client fields changed", "klientfält ändrades"), "code_requested": ("code requested", "kod begärdes"),
    "cleared": ("cleared", "rensades"), "confirmed": ("confirmed", "bekräftades"),
    "code_sent": ("code sent", "kod skickades"), "completed": ("completed", "slutfördes"),
    "broken": ("lost access", "förlorade åtkomsten"), "connected": ("connected", "anslöts"),
    "confirmation_sent": ("confirmation sent", "bekräftelse skickades"),
    "consent_begun": ("consent begun", "medgivande påbörjades"), "disconnected": ("disconnected", "kopplades från"),
    "copy": ("receipt copy printed", "kvittokopia skrevs ut"), "correction_started": ("correction started", "rättelse påbörjades"),
    "created": ("added", "lades till"), "day_closed": ("day closed", "dagsavslut gjordes"), "deactivated": ("deactivated", "inaktiverades"),
    "declined": ("declined", "avslogs"), "deleted": ("deleted", "togs bort"), "delivered": ("delivered", "levererades"),
    "device_trusted": ("device trusted for 30 days", "enhet betrodd i 30 dagar"), "draft_changed": ("draft changed", "utkast ändrades"),
    "checked": ("checked", "kontrollerades"), "discarded": ("discarded", "kastades"), "done": ("completed", "slutfördes"),
    "mapped": ("columns chosen", "kolumner valdes"), "report_downloaded": ("report downloaded", "rapport hämtades"),
    "draft_discarded": ("draft discarded", "utkast kastades"), "downloaded": ("downloaded", "hämtades"),
    "drawn": ("sample drawn", "urval gjordes"),
    "drafted": ("new version begun", "ny version påbörjades"),
    "email_changed": ("e-mail address changed", "e-postadress ändrades"),
    "email_code_sent": ("code sent to a new e-mail address", "kod skickades till en ny e-postadress"),
    "ended": ("ended", "avslutades"), "ended_everywhere": ("signed out everywhere", "utloggning överallt"),
    "enrolled": ("enrolled at the control unit", "anmäldes till kontrollenheten"), "expired": ("expired", "gick ut"),
    "expiring": ("expires soon", "går snart ut"),
    "pasted": ("copied", "kopierades"), "template_applied": ("template applied", "mall användes"),
    "export_completed": ("record export created", "journalutdrag skapades"),
    "export_deleted": ("record export deleted", "journalutdrag raderades"),
    "export_downloaded": ("record export downloaded", "journalutdrag hämtades"),
    "export_requested": ("record export requested", "journalutdrag begärdes"),
    "export_reused": ("record export shown", "journalutdrag visades"), "exported": ("downloaded", "hämtades"),
    "failed": ("failed", "misslyckades"), "flow_started": ("booking begun", "bokning påbörjades"),
    "follow_up": ("follow-up sent", "uppföljning skickades"), "frozen": ("locked as signed", "låstes som signerad version"),
    "generated": ("created", "skapades"), "given": ("given to the client", "gavs till klienten"),
    "handed_over": ("handed over to another super user", "överläts till en annan superanvändare"),
    "identified": ("identified by BankID", "legitimerades med BankID"),
    "identity_checked": ("identity checked", "identitet kontrollerad"), "imported": ("imported", "importerades"),
    "inactivated": ("inactivated", "inaktiverades"),
    "initialized": ("set", "angavs"), "invitation_accepted": ("invitation accepted", "inbjudan accepterades"),
    "invitation_requested": ("invitation requested", "inbjudan begärdes"), "invited": ("invited", "inbjudan skickades"),
    "invited_again": ("invited again", "ny inbjudan skickades"), "issued": ("issued", "lämnades ut"), "joined": ("joined", "anslöt sig"),
    "language_changed": ("language changed", "språk ändrades"), "left_unsigned": ("left unsigned", "signerades inte"),
    "left": ("left", "lämnades"),
    "licence_checked": ("licence checked", "legitimation kontrollerad"), "link_opened": ("link opened", "länk öppnades"),
    "maintenance_planned": ("maintenance planned", "underhåll planerades"),
    "maintenance_recorded": ("maintenance recorded", "underhåll registrerades"),
    "maintenance_reminded": ("maintenance reminder sent", "påminnelse om underhåll skickades"),
    "maintenance_unplanned": ("planned maintenance removed", "planerat underhåll togs bort"),
    "listed": ("shown in a list", "visades i en lista"),
    "log_extracted": ("log extract made for the client", "loggutdrag gjordes till klienten"),
    "manual_added": ("manual added", "bruksanvisning lades till"), "manual_removed": ("manual removed", "bruksanvisning togs bort"),
    "merged": ("merged with another client", "slogs ihop med en annan klient"), "not_approved": ("not approved", "godkändes inte"),
    "mobile_code_sent": ("code sent to a mobile number", "kod skickades till ett mobilnummer"),
    "mobile_code_verified": ("code to a mobile number verified", "kod till ett mobilnummer bekräftades"),
    "mobile_verified": ("mobile number verified", "mobilnummer bekräftades"),
    "not_registered_at_unit": ("not recorded at the control unit", "registrerades inte i kontrollenheten"),
    "offer_accepted": ("offered time accepted", "erbjuden tid accepterades"),
    "offer_declined": ("offered time declined", "erbjuden tid avböjdes"),
    "offer_expired": ("offer not answered in time", "erbjudande fick inget svar i tid"),
    "offer_taken": ("offered time taken by another", "erbjuden tid togs av någon annan"), "offered": ("time offered", "tid erbjöds"),
    "onboarded": ("set up", "konfigurerades"), "opened": ("opened", "öppnades"),
    "payment_outcome_unknown": ("payment status unknown", "okänd betalningsstatus"), "pdf_generated": ("PDF created", "PDF skapades"),
    "pdf_requested": ("PDF requested", "PDF begärdes"),
    "personal_id_claimed": ("personal id of another client given", "annan klients personnummer angavs"),
    "personal_id_dismissed": ("personal id of another client dismissed", "annan klients personnummer avfärdades"),
    "policy_shown": ("personal data policy shown", "personuppgiftspolicyn visades"),
    "profile_changed": ("own profile changed", "egen profil ändrades"),
    "publish_permission_changed": ("permission to publish pictures changed", "tillstånd att publicera bilder ändrades"),
    "published": ("published", "publicerades"), "queued": ("queued", "ställdes i kö"),
    "redeemed": ("used as payment", "användes som betalning"), "refund": ("refund recorded", "återbetalning registrerades"),
    "refused": ("refused", "nekades"), "reminder": ("reminder sent", "påminnelse skickades"), "removed": ("deleted", "togs bort"),
    "renamed": ("renamed", "bytte namn"),
    "reordered": ("order changed", "ordning ändrades"), "reported": ("reported", "rapporterades"), "requested": ("requested", "begärdes"),
    "rescheduled": ("rescheduled", "bokades om"), "resent": ("sent again", "skickades igen"), "reset": ("reset", "återställdes"),
    "reset_requested": ("reset requested", "återställning begärdes"), "restored": ("restored", "återställdes"),
    "returned_at_unit": ("returned at the control unit", "återtogs i kontrollenheten"),
    "reversal_failed": ("card refund failed", "kortåterbetalning misslyckades"),
    "reversal_started": ("card refund started", "kortåterbetalning påbörjades"), "revoked": ("revoked", "drogs in"),
    "sale": ("sale recorded", "försäljning registrerades"), "saved": ("saved", "sparades"), "sent": ("sent", "skickades"),
    "second_factors_reset": ("second factors reset", "andra faktorer återställdes"),
    "services_assigned": ("services assigned", "tjänster tilldelades"), "services_changed": ("services changed", "tjänster ändrades"),
    "details_saved": ("details entered", "uppgifter angavs"), "resolved": ("details handled", "uppgifter hanterades"),
    "registration_changed": ("registration portal changed", "registreringssida ändrades"),
    "settings_changed": ("settings changed", "inställningar ändrades"), "short_name_chosen": ("short name chosen", "kort namn valdes"),
    "signed": ("signed", "signerades"), "sold": ("sold", "såldes"), "started": ("started", "påbörjades"),
    "starter_list_added": ("starter list added", "startlista lades till"), "state_changed": ("got another status", "fick en ny status"),
    "step_begun": ("second step begun", "andra steget påbörjades"), "stock_adjusted": ("stock adjusted", "lagersaldo justerades"),
    "stored": ("sent", "skickades"), "switched": ("choice changed", "val ändrades"), "synced": ("updated", "uppdaterades"),
    "tags_changed": ("tags changed", "taggar ändrades"), "time_held": ("time held", "tid hölls"),
    "time_selected": ("time selected", "tid valdes"), "toggled": ("switched on or off", "slogs på eller av"),
    "two_factor_changed": ("two-step sign-in changed", "tvåstegsinloggning ändrades"),
    "terms_accepted": ("terms accepted", "villkor godkändes"),
    "unassigned": ("without a prescriber", "blev utan förskrivare"),
    "unfinished": ("unfinished sale recorded", "oavslutad försäljning registrerades"), "unknown": ("outcome unknown", "okänt utfall"),
    "unverified": ("verification withdrawn", "verifiering återkallades"), "uploaded": ("uploaded", "laddades upp"),
    "used": ("used", "användes"), "uses_released": ("use released", "användning återfördes"),
    "verification_requested": ("verification requested", "verifiering begärdes"), "verified": ("verified", "verifierades"),
    "viewed": ("opened", "öppnades"), "withdrawn": ("withdrawn", "återkallades"),
}
"""By the part of an action after its dot."""
END_LABELS = {
    "replaced": ("signed in elsewhere", "loggade in på annat håll"), "signed_out": ("signed out", "loggade ut"),
    "expired": ("expired", "tiden gick ut"), "password": ("password changed", "lösenordet ändrades"),
    "deactivated": ("access ended", "åtkomsten avslutades"),
    "second_factor_reset": ("second factors reset", "andra faktorer återställdes"),
}
"""By the reason of a session's end; other reasons are what somebody typed."""
SIGN_IN_LABELS = {
    "password": ("password", "lösenord"), "mail_code": ("code by e-mail", "kod via e-post"), "sms_code": ("code by SMS", "kod via sms"),
    "totp": ("authenticator app", "autentiseringsapp"), "recovery_code": ("recovery code", "återställningskod"),
    "passkey": ("passkey", "passnyckel"), "bankid": ("BankID", "BankID"),
}
"""By the method of a refused sign-in."""
ACTOR_LABELS = {
    "visitor": ("A visitor", "En besökare"), "anonymous": ("A visitor", "En besökare"), "prescriber": ("A prescriber", "En förskrivare"),
    "master_admin": ("An administrator of Aster", "En administratör hos Aster"), "staff": ("Unknown user", "Okänd användare"),
}
"""By the type of an actor without a name; any other is the system."""
_COLUMN_LABELS = {
    "at": ("Time", "Tid"), "actor": ("User", "Användare"), "event": ("Event", "Händelse"), "subject": ("Concerns", "Gäller"),
    "client": ("Client", "Klient"), "reason": ("Reason", "Orsak"), "log": ("Log", "Logg"), "empty": ("No events.", "Inga händelser."),
}


def _pick(texts: tuple[str, str], language: str) -> str:
    return texts[1 if language == "sv" else 0]


def event_label(action: str, language: str) -> str:
    """Return what was acted on and what was done, such as *Booking: rescheduled*; an unknown part stands as it is stored."""
    entity, _, name = action.partition(".")
    entity_text = _pick(ENTITY_LABELS[entity], language) if entity in ENTITY_LABELS else entity
    return f"{entity_text}: {_pick(ACTION_LABELS[name], language) if name in ACTION_LABELS else name.replace('_', ' ')}"


def reason_label(action: str, reason: str, language: str) -> str:
    """Return the reason of an event, in words where the system gave it; of a refused sign-in the method that was tried."""
    labels = {"session.ended": END_LABELS, "session.refused": SIGN_IN_LABELS}.get(action, {})
    return _pick(labels[reason], language) if reason in labels else reason


def actor_label(actor: str, name: str, language: str) -> str:
    """Return the actor's name, or the label of an actor without a name."""
    return name or _pick(ACTOR_LABELS.get(actor, ("The system", "Systemet")), language)


def column_label(name: str, language: str) -> str:
    """Return a heading of the workbook, or another of its texts."""
    return _pick(_COLUMN_LABELS[name], language)
