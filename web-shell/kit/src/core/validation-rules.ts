/**
 * The named rules (`x-rule` in the API's schema), for what a type and a length can't express. The server has rules of the same names; the
 * tests of both run the vectors of services/clinic/core/text/rules_vectors.json.
 */

/** Luhn's check over digits, of which the last is the check digit. */
function isLuhnValid(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const doubled = Number(digits[digits.length - 1 - index]) * ((index % 2) + 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A calendar day that isn't in the future; a coordination number has 60 added to its day. */
function isBirthday(year: number, month: number, day: number, allowsCoordination = false): boolean {
  const calendarDay = allowsCoordination && day > 60 ? day - 60 : day
  return isCalendarDay(year, month, calendarDay) && Date.UTC(year, month - 1, calendarDay) <= Date.now()
}

/** YYYYMMDD-XXXX with a past day and a valid check digit. */
function isSwedishPersonalId(value: string): boolean {
  const match = /^(\d{4})(\d{2})(\d{2})-?(\d{4})$/.exec(value)
  if (!match) return false
  const [, year = '', month = '', day = '', last = ''] = match
  return isBirthday(Number(year), Number(month), Number(day), true) && isLuhnValid(year.slice(2) + month + day + last)
}

/** The century of a Danish CPR number by its seventh digit (the table of the CPR office). */
function getDanishCentury(year: number, seventh: number): number {
  if (seventh <= 3) return 1900
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900
  return year <= 57 ? 2000 : 1800
}

/** DDMMYY-XXXX with a past day. The old check digit isn't valid for all numbers any more. */
function isDanishCpr(value: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})-?(\d)\d{3}$/.exec(value)
  if (!match) return false
  const [day = 0, month = 0, year = 0, seventh = 0] = match.slice(1).map(Number)
  return isBirthday(getDanishCentury(year, seventh) + year, month, day)
}

/** PLT-016. Letters of any alphabet count. */
const isStrongPassword = (value: string): boolean =>
  [...value].length > 8 && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /[0-9]/.test(value)

/** No line break, no change of writing direction, nothing that a phone turns into a link: names go into e-mails and SMS. */
const isPlainName = (value: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value) &&
  !/:\/\/|(?<![\p{L}\p{N}_])www\.|@|[\p{L}\p{N}_-]{2,}\.\p{L}{2,}|\.\p{L}{2,}\//iu.test(value)

/** 000000-0000 with a check digit: a legal person's number (third digit at least 2), or a sole trader's, which is a personal id. */
function isOrganizationNumber(value: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})-(\d{4})$/.exec(value)
  if (!match || !isLuhnValid(value.replace('-', ''))) return false
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  const isLegalPerson = Number(value[2]) >= 2 && /^[1256789]/.test(value)
  const calendarDay = day > 60 ? day - 60 : day
  return isLegalPerson || isCalendarDay(1900 + year, month, calendarDay) || isCalendarDay(2000 + year, month, calendarDay)
}

/** SE, an organization number with a valid check digit, and the number of the registration, 01 for most. */
function isSwedishVatNumber(value: string): boolean {
  const match = /^SE(\d{10})(\d{2})$/.exec(value)
  return match !== null && isLuhnValid(match[1] ?? '') && match[2] !== '00'
}

/** 111 15 to 984 99, with or without the space (PLT-101). */
function isSwedishZipCode(value: string): boolean {
  const match = /^(\d{3}) ?(\d{2})$/.exec(value)
  const digits = Number(`${match?.[1]}${match?.[2]}`)
  return match !== null && digits >= 11_115 && digits <= 98_499
}

export const rules = {
  password: isStrongPassword,
  mobile_number: (value: string) => /^\d{7,15}$/.test(value),
  organization_number: isOrganizationNumber,
  /** 3 to 40 lower-case letters, digits and single dashes: a name in an address. */
  short_name: (value: string) => /^(?=.{3,40}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
  swedish_vat_number: isSwedishVatNumber,
  swedish_zip_code: isSwedishZipCode,
  swedish_personal_id: isSwedishPersonalId,
  danish_cpr: isDanishCpr,
  plain_name: isPlainName,
  theme_color: (value: string) => /^#[0-9A-Fa-f]{6}$/.test(value),
}

export type RuleName = keyof typeof rules
