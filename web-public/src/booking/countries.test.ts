import { describe, expect, it } from 'vitest'
import { countryOptions, dialCode, splitNumber } from './countries'

describe('PUB-003 a phone number as people write it', () => {
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
  ])('%s by somebody in %s', (written, country, owner, national) => {
    expect(splitNumber(written, country)).toEqual({ country: owner, national })
  })

  it('lists the neighbours first and names each in the visitor’s language', () => {
    const options = countryOptions('sv')
    expect(options.slice(0, 2).map(({ text }) => text)).toEqual(['+46 Sverige', '+47 Norge'])
    expect(options.length).toBeGreaterThan(220)
    expect(dialCode('GB')).toBe('44')
    expect(new Set(options.map(({ country }) => country)).size).toBe(options.length)
  })
})
