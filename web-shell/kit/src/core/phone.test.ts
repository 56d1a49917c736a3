import { describe, expect, it } from 'vitest'
import { formatPhone, getCountryOptions, getDialingCode, getDialingCodeOptions, joinPhoneNumber, parsePhoneNumber } from './phone'

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

  it.each([
    ['+46701740667', 'SE', '070-174 06 67'],
    ['+46701740667', 'NO', '+46 70 174 06 67'],
    ['+468123456', 'SE', '08-12 34 56'],
    ['+46812345678', 'SE', '08-123 456 78'],
    ['+4631123456', 'SE', '031-12 34 56'],
    ['+4649012345', 'SE', '0490-123 45'],
    ['+4798765432', 'NO', '987 65 432'],
    ['+4798765432', 'SE', '+47 987 65 432'],
    ['+4520123456', 'DK', '20 12 34 56'],
    ['+358401234567', 'FI', '040 123 4567'],
    ['+12025550143', 'SE', '+1 202 555 0143'],
    ['+442079460958', 'SE', '+44 207 946 095 8'],
    ['', 'SE', ''],
    ['ring växeln', 'SE', 'ring växeln'],
  ])('USE-011 %s is shown in %s as %s', (phone, home, shown) => {
    expect(formatPhone(phone, home)).toBe(shown)
  })

  it('PLT-101 joins the country code and the number as they are dialled', () => {
    expect(joinPhoneNumber('+46', '0701740667')).toBe('+46701740667')
    expect(joinPhoneNumber('46', '070-174 06 67')).toBe('+46701740667')
    expect(joinPhoneNumber('+46', '')).toBe('')
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
