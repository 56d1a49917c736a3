import { describe, expect, it } from 'vitest'
import { getCountryOptions, getDialingCode, getDialingCodeOptions, parsePhoneNumber } from './phone'

describe('PUB-003 phone numbers and dialling codes', () => {
  it.each([
    ['070-123 45 67', 'SE', 'SE', '701234567'],
    ['+46 (0)70 123 45 67', 'SE', 'SE', '701234567'],
    ['0046701234567', 'NO', 'SE', '701234567'],
    ['+4512345678', 'SE', 'DK', '12345678'],
    ['+1 416 555 0100', 'CA', 'CA', '4165550100'],
    ['+1 416 555 0100', 'SE', 'US', '4165550100'],
    ['+1876 555 0100', 'SE', 'JM', '5550100'],
    ['12 34 56 78', 'NO', 'NO', '12345678'],
    ['my number', 'SE', 'SE', ''],
  ])('%s typed in %s is parsed', (written, country, owner, national) => {
    expect(parsePhoneNumber(written, country)).toEqual({ country: owner, national })
  })

  it('lists Sweden and Norway first and names each country in the visitor’s language', () => {
    const options = getCountryOptions('sv')
    expect(options.slice(0, 2).map(({ text }) => text)).toEqual(['+46 Sverige', '+47 Norge'])
    expect(options.length).toBeGreaterThan(220)
    expect(getDialingCode('GB')).toBe('44')
    expect(new Set(options.map(({ country }) => country)).size).toBe(options.length)
  })

  it('PLT-101 lists each dialling code once for staff, with the names of its countries', () => {
    const options = getDialingCodeOptions('en')
    expect(options.slice(0, 2)).toEqual([
      { value: '+46', countries: 'Sweden' },
      { value: '+47', countries: 'Norway' },
    ])
    expect(options.find(({ value }) => value === '+1')?.countries).toBe('Canada, United States')
    expect(options.find(({ value }) => value === '+91')?.countries).toBe('India')
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  })
})
