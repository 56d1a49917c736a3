"""The request's language, and the texts of validation errors by code. The browser uses the same texts, generated from here (PLT-106)."""

from contextvars import ContextVar
from typing import Any, Literal

Language = Literal["en", "sv"]
LANGUAGES: tuple[Language, ...] = ("en", "sv")
language: ContextVar[str] = ContextVar("language", default="en")
"""The language of the current request."""


def request_language() -> Language:
    """Return the current request's language, in which what the page shows is also frozen (BEY-023)."""
    return "sv" if language.get() == "sv" else "en"


FIELD_TEXTS: dict[str, tuple[str, str]] = {
    "required": ("This field is required.", "Fältet måste fyllas i."),
    "invalid": ("This is not valid.", "Detta är inte giltigt."),
    "too_short": ("Use at least {min} characters.", "Använd minst {min} tecken."),
    "too_long": ("Use at most {max} characters.", "Använd högst {max} tecken."),
    "too_few": ("Choose at least {min}.", "Välj minst {min}."),
    "too_many": ("Choose at most {max}.", "Välj högst {max}."),
    "above": ("Enter a number above {limit}.", "Ange ett tal över {limit}."),
    "at_least": ("Enter a number of at least {limit}.", "Ange ett tal på minst {limit}."),
    "below": ("Enter a number below {limit}.", "Ange ett tal under {limit}."),
    "at_most": ("Enter a number of at most {limit}.", "Ange ett tal på högst {limit}."),
    "number": ("Enter a number.", "Ange ett tal."),
    "choice": ("Choose one of the listed values.", "Välj ett av de listade värdena."),
    "one_person": ("Allow only one selected person", "Välj bara en person"),
    "place_unknown": ("Google knows no place with this id.", "Google känner inte till någon plats med detta id."),
    "email": ("Enter a valid e-mail address.", "Ange en giltig e-postadress."),
    "instant": ("Enter a valid date and time.", "Ange ett giltigt datum och en giltig tid."),
    "date": ("please provide valid date format", "ange ett giltigt datumformat"),
    "time_of_day": ("Enter a time as HH:mm.", "Ange en tid som TT:mm."),
    "time_zone": ("Choose a time zone.", "Välj en tidszon."),
    "password": (
        "Use more than 8 characters with a lower-case letter, an upper-case letter and a number.",
        "Använd fler än 8 tecken med en liten bokstav, en stor bokstav och en siffra.",
    ),
    "email_mismatch": ("The addresses are not the same.", "Adresserna är inte lika."),
    "same_email": ("This is the address that you have.", "Det här är den adress du har."),
    "password_mismatch": ("The passwords are not the same.", "Lösenorden är inte lika."),
    "wrong_password": ("The password is not right.", "Lösenordet stämmer inte."),
    "same_password": ("Choose another password than the one you have.", "Välj ett annat lösenord än det du har."),
    "accept": ("You need to agree to go on.", "Du behöver godkänna för att gå vidare."),
    "mobile_number": ("Enter digits only, at least 7.", "Ange bara siffror, minst 7."),
    "country_code": ("Choose a country code.", "Välj en landskod."),
    "phone": ("This is not a phone number in that country.", "Detta är inte ett telefonnummer i det landet."),
    "sms_country": (
        "SMS is not available in this number's country. Use a number of another country, or contact the clinic.",
        "Sms finns inte i det här numrets land. Använd ett nummer i ett annat land, eller kontakta kliniken.",
    ),
    "sms_mobile": ("Enter a mobile number: the code comes by SMS.", "Ange ett mobilnummer: koden kommer med sms."),
    "plain_name": (
        "A name has no line breaks, no web or e-mail address, and a space after a full stop.",
        "Ett namn har inga radbrytningar, ingen webb- eller e-postadress och mellanslag efter punkt.",
    ),
    "theme_color": ("Choose a colour as #RRGGBB.", "Välj en färg som #RRGGBB."),
    "organization_number": ("Enter an organization number as 000000-0000.", "Ange ett organisationsnummer som 000000-0000."),
    "short_name": (
        "Use 3 to 40 letters a to z, digits and single dashes.", "Använd 3 till 40 bokstäver a till z, siffror och enkla bindestreck.",
    ),
    "reserved": ("This name is reserved. Choose another one.", "Det här namnet är reserverat. Välj ett annat."),
    "swedish_vat_number": ("Enter a VAT number as SE000000000001.", "Ange ett momsregistreringsnummer som SE000000000001."),
    "swedish_zip_code": ("Enter a zip code from 111 15 to 984 99.", "Ange ett postnummer från 111 15 till 984 99."),
    "swedish_personal_id": ("Enter a personal id as YYYYMMDD-XXXX.", "Ange ett personnummer som ÅÅÅÅMMDD-XXXX."),
    "danish_cpr": ("Enter a CPR number as DDMMYY-XXXX.", "Ange ett CPR-nummer som DDMMÅÅ-XXXX."),
    "personal_id": (
        "Enter a personal id as YYYYMMDD-XXXX, or a CPR number as DDMMYY-XXXX.",
        "Ange ett personnummer som ÅÅÅÅMMDD-XXXX eller ett CPR-nummer som DDMMÅÅ-XXXX.",
    ),
    "zip_code": ("This is not a zip code in that country.", "Detta är inte ett postnummer i det landet."),
    "taken": ("This is already in use.", "Detta används redan."),
    "unknown": ("This could not be found.", "Detta gick inte att hitta."),
    "at_least_one": ("At least one field required", "Minst ett fält krävs"),
    "end_after_start": ("The end must be after the start.", "Slutet måste vara efter starten."),
    "repeated_day": (
        "A time that is repeated is at most 24 hours long.", "En tid som upprepas är högst 24 timmar lång.",
    ),
    "no_such_day": ("None of the chosen weekdays comes until then.", "Ingen av de valda veckodagarna infaller före det datumet."),
    "two_times": ("A series has at least two times.", "En serie har minst två tider."),
    "too_many_days": ("Choose at most {max} days.", "Välj högst {max} dagar."),
    "company_name": ("Type the company's name as it is written above.", "Skriv företagets namn så som det står ovan."),
    "today_or_earlier": ("Choose today or an earlier day.", "Välj dagens datum eller ett tidigare."),
    "adult": ("You must be 18 on the day of this treatment.", "Du måste ha fyllt 18 år på dagen för den här behandlingen."),
    "bankid_off": (
        "The clinic doesn't use BankID for its clients. Switch that on first, at Settings for everyone.",
        "Kliniken använder inte BankID för sina klienter. Slå på det först, under Inställningar för alla.",
    ),
    "not_online": (
        "This can't be booked online with these details. Please contact the clinic.",
        "Det här går inte att boka på nätet med de här uppgifterna. Kontakta kliniken.",
    ),
    "not_future": ("Choose a time that has passed.", "Välj en tid som har passerat."),
    "after_today": ("Choose a day after today.", "Välj en dag efter idag."),
    "overlap": ("These times overlap.", "Tiderna överlappar varandra."),
    "code": ("The code is not right.", "Koden stämmer inte."),
    "code_expired": ("The code is too old. Ask for a new one.", "Koden är för gammal. Be om en ny."),
    "ean": ("The check digit of this EAN is wrong.", "EAN-kodens kontrollsiffra stämmer inte."),
    "image_only": ("Only images are allowed", "Endast bilder är tillåtna"),
    "image_size": ("Picture size should be less than 5 MB", "Bilden måste vara mindre än 5 MB"),
    "image_pixels": ("This picture is too large to open: at most {max} megapixels.", "Bilden är för stor: högst {max} megapixlar."),
    "not_yet": ("This day has not come yet.", "Den här dagen har inte kommit ännu."),
    "pdf_only": ("Only PDF files and images are allowed.", "Bara PDF-filer och bilder är tillåtna."),
    "pdf_size": ("The file should be less than 20 MB.", "Filen måste vara mindre än 20 MB."),
    "sheet_only": ("Choose an Excel file (.xlsx) or a CSV file.", "Välj en Excelfil (.xlsx) eller en CSV-fil."),
    "sheet_size": ("The file should be less than 5 MB.", "Filen måste vara mindre än 5 MB."),
    "sheet_rows": ("A file has at most {max} rows. Divide it into several files.", "En fil har högst {max} rader. Dela den i flera filer."),
    "sheet_columns": ("A file has at most {max} columns.", "En fil har högst {max} kolumner."),
    "sheet_empty": (
        "The file has no rows below its headings. The first row holds the headings.",
        "Filen har inga rader under rubrikerna. Rubrikerna står i första raden.",
    ),
    "import_fields": ("Choose a column for: {fields}.", "Välj en kolumn för: {fields}."),
    "import_repeated": ("Two columns are mapped to {name}. Choose one of them.", "Två kolumner är kopplade till {name}. Välj en av dem."),
    "placeholder": ("There is no placeholder {{{name}}}.", "Platshållaren {{{name}}} finns inte."),
    "placeholder_required": ("The text must contain {{{name}}}.", "Texten måste innehålla {{{name}}}."),
    "too_large": ("This is too large to keep.", "Detta är för stort för att sparas."),
    "signature": ("Sign here.", "Signera här."),
    "question_text": ("Write the text in one language at least.", "Skriv texten på minst ett språk."),
    "question_options": ("Write something to choose, each with a text.", "Skriv något att välja, vart och ett med en text."),
    "too_many_files": ("At most {max} files.", "Högst {max} filer."),
    "file_size": ("The file must be at most {max} MB.", "Filen får vara högst {max} MB."),
    "rich_text": ("This text holds something that cannot be kept.", "Texten innehåller något som inte kan sparas."),
    "payments_sum": ("The payments must come to {limit} together.", "Betalningarna måste bli {limit} tillsammans."),
    "whole_units": ("Enter whole units of the currency.", "Ange hela enheter av valutan."),
    "which_lines": (
        "Choose the lines whose goods have come back, or pay back all that remains.",
        "Välj de rader vars varor har kommit tillbaka, eller betala tillbaka allt som återstår.",
    ),
    "day_range": ("Choose a day between the years 1900 and 2199.", "Välj en dag mellan åren 1900 och 2199."),
    "discount_alone": ("Add a service or a product first.", "Lägg till en tjänst eller produkt först."),
    "currency_frozen": (
        "The currency cannot be changed once there is a price.",
        "Valutan kan inte ändras när det finns ett pris.",
    ),
}


def field_text(code: str, lang: str, **details: Any) -> str:
    """Return the sentence that is shown beside a field."""
    en, sv = FIELD_TEXTS.get(code, FIELD_TEXTS["invalid"])
    return (sv if lang == "sv" else en).format_map(details)


_PYDANTIC: dict[str, tuple[str, dict[str, str]]] = {
    "string_too_short": ("too_short", {"min": "min_length"}),
    "string_too_long": ("too_long", {"max": "max_length"}),
    "too_short": ("too_few", {"min": "min_length"}),
    "too_long": ("too_many", {"max": "max_length"}),
    "greater_than": ("above", {"limit": "gt"}),
    "greater_than_equal": ("at_least", {"limit": "ge"}),
    "less_than": ("below", {"limit": "lt"}),
    "less_than_equal": ("at_most", {"limit": "le"}),
    "int_parsing": ("number", {}),
    "int_type": ("number", {}),
    "int_from_float": ("number", {}),
    "float_parsing": ("number", {}),
    "enum": ("choice", {}),
    "literal_error": ("choice", {}),
    "date_from_datetime_parsing": ("date", {}),
    "date_parsing": ("date", {}),
    "date_type": ("date", {}),
    "time_parsing": ("time_of_day", {}),
}


def from_pydantic_error(error_type: str, context: dict[str, Any], value: Any) -> tuple[str, dict[str, Any]]:
    """Return our code and details for one of pydantic's errors."""
    if error_type == "missing" or value is None or value == "":
        return "required", {}
    if error_type in FIELD_TEXTS and "field_type" not in context:  # ours; pydantic's own too_short and too_long have a field_type
        return error_type, context
    if error_type == "string_too_short" and context.get("min_length") == 1:
        return "required", {}
    code, names = _PYDANTIC.get(error_type, ("invalid", {}))
    return code, {ours: context[theirs] for ours, theirs in names.items()}
