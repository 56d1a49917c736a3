/**
 * The named rules (`x-rule` in the API's schema): what a type and a length can't say. The server has its own of the same name, and
 * one file of vectors, services/clinic/core/rules_vectors.json, is run by both sides' tests.
 */

/** Luhn's sum over digits, the last one being the check digit. */
function luhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const doubled = Number(digits[digits.length - 1 - at]) * ((at % 2) + 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

function realDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A day that has been; coordination numbers have 60 added to theirs. */
function born(year: number, month: number, day: number, coordination = false): boolean {
  const real = coordination && day > 60 ? day - 60 : day
  return realDay(year, month, real) && Date.UTC(year, month - 1, real) <= Date.now()
}

/** YYYYMMDD-XXXX with a day that has been and a right check digit. */
function swedishPersonalId(value: string): boolean {
  const match = /^(\d{4})(\d{2})(\d{2})-?(\d{4})$/.exec(value)
  if (!match) return false
  const [, year = '', month = '', day = '', last = ''] = match
  return born(Number(year), Number(month), Number(day), true) && luhn(year.slice(2) + month + day + last)
}

/** The century of a Danish CPR by its seventh digit, as the CPR office's table has it. */
function danishCentury(year: number, seventh: number): number {
  if (seventh <= 3) return 1900
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900
  return year <= 57 ? 2000 : 1800
}

/** DDMMYY-XXXX with a day that has been; the old check digit no longer holds for all. */
function danishCpr(value: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})-?(\d)\d{3}$/.exec(value)
  if (!match) return false
  const [day = 0, month = 0, year = 0, seventh = 0] = match.slice(1).map(Number)
  return born(danishCentury(year, seventh) + year, month, day)
}

/** PLT-016. A letter is one of any alphabet. */
const password = (value: string): boolean => [...value].length > 8 && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /[0-9]/.test(value)

/** No line break, nothing that turns the writing's direction, nothing that a phone makes a link of: a name goes into mails and SMS. */
const plainName = (value: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value) &&
  !/:\/\/|(?<![\p{L}\p{N}_])www\.|@|[\p{L}\p{N}_-]{2,}\.\p{L}{2,}|\.\p{L}{2,}\//iu.test(value)

/** 000000-0000 with its check digit: a legal person's (third digit at least 2), or a sole trader's, which is a personal id. */
function organizationNumber(value: string): boolean {
  const match = /^(\d{2})(\d{2})(\d{2})-(\d{4})$/.exec(value)
  if (!match || !luhn(value.replace('-', ''))) return false
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  const legal = Number(value[2]) >= 2 && /^[1256789]/.test(value)
  const real = day > 60 ? day - 60 : day
  return legal || realDay(1900 + year, month, real) || realDay(2000 + year, month, real)
}

export const rules = {
  password,
  mobile_number: (value: string) => /^\d{7,15}$/.test(value),
  organization_number: organizationNumber,
  swedish_personal_id: swedishPersonalId,
  danish_cpr: danishCpr,
  plain_name: plainName,
  theme_color: (value: string) => /^#[0-9A-Fa-f]{6}$/.test(value),
}

export type RuleName = keyof typeof rules
