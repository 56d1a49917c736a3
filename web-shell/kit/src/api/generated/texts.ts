// Generated from services/openapi.json by `just api-types`. Not written by hand.
export const serverTexts = {
  en: {
    "rule.danish_cpr": "Enter a CPR number as DDMMYY-XXXX.",
    "rule.mobile_number": "Enter digits only, at least 7.",
    "rule.organization_number": "Enter an organization number as 000000-0000.",
    "rule.password": "Use more than 8 characters with a lower-case letter, an upper-case letter and a number.",
    "rule.password_mismatch": "The passwords are not the same.",
    "rule.swedish_personal_id": "Enter a personal id as YYYYMMDD-XXXX.",
    "rule.theme_color": "Choose a colour as #RRGGBB.",
  },
  sv: {
    "rule.danish_cpr": "Ange ett CPR-nummer som DDMMÅÅ-XXXX.",
    "rule.mobile_number": "Ange bara siffror, minst 7.",
    "rule.organization_number": "Ange ett organisationsnummer som 000000-0000.",
    "rule.password": "Använd fler än 8 tecken med en liten bokstav, en stor bokstav och en siffra.",
    "rule.password_mismatch": "Lösenorden är inte lika.",
    "rule.swedish_personal_id": "Ange ett personnummer som ÅÅÅÅMMDD-XXXX.",
    "rule.theme_color": "Välj en färg som #RRGGBB.",
  },
} as const;
