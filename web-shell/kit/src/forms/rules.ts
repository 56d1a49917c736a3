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

/** YYYYMMDD-XXXX with a day that has been and a right check digit; coordination numbers have 60 added to the day. */
function swedishPersonalId(value: string): boolean {
  const match = /^(\d{4})(\d{2})(\d{2})-?(\d{4})$/.exec(value)
  if (!match) return false
  const [, year = '', month = '', day = '', last = ''] = match
  const born = Number(day) > 60 ? Number(day) - 60 : Number(day)
  const past = Date.UTC(Number(year), Number(month) - 1, born) <= Date.now()
  return realDay(Number(year), Number(month), born) && past && luhn(year.slice(2) + month + day + last)
}

/** PLT-016. A letter is one of any alphabet. */
const password = (value: string): boolean => value.length > 8 && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value)

/** 000000-0000 with its check digit; a legal person's third digit is at least 2. */
function organizationNumber(value: string): boolean {
  const match = /^(\d{6})-(\d{4})$/.exec(value)
  return match !== null && Number(value[2]) >= 2 && /^[1256789]/.test(value) && luhn(`${match[1]}${match[2]}`)
}

export const rules = {
  password,
  mobile_number: (value: string) => /^\d{7,15}$/.test(value),
  organization_number: organizationNumber,
  swedish_personal_id: swedishPersonalId,
  theme_color: (value: string) => /^#[0-9A-Fa-f]{6}$/.test(value),
}

export type RuleName = keyof typeof rules
