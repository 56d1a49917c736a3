/** Country codes (ISO 3166) with their dialling codes, the clinics' neighbours first. */
const TABLE =
  'SE46 NO47 DK45 FI358 IS354 AF93 AL355 DZ213 AS1684 AD376 AO244 AI1264 AG1268 AR54 AM374 AW297 AU61 AT43 AZ994 BS1242 BH973 BD880 ' +
  'BB1246 BY375 BE32 BZ501 BJ229 BM1441 BT975 BO591 BA387 BW267 BR55 IO246 VG1284 BN673 BG359 BF226 BI257 KH855 CM237 CA1 CV238 KY1345 ' +
  'CF236 TD235 CL56 CN86 CO57 KM269 CG242 CD243 CK682 CR506 CI225 HR385 CU53 CW599 CY357 CZ420 DJ253 DM1767 DO1809 EC593 EG20 SV503 ' +
  'GQ240 ER291 EE372 SZ268 ET251 FK500 FO298 FJ679 FR33 GF594 PF689 GA241 GM220 GE995 DE49 GH233 GI350 GR30 GL299 GD1473 GP590 GU1671 ' +
  'GT502 GG44 GN224 GW245 GY592 HT509 HN504 HK852 HU36 IN91 ID62 IR98 IQ964 IE353 IM44 IL972 IT39 JM1876 JP81 JE44 JO962 KZ7 KE254 ' +
  'KI686 XK383 KW965 KG996 LA856 LV371 LB961 LS266 LR231 LY218 LI423 LT370 LU352 MO853 MG261 MW265 MY60 MV960 ML223 MT356 MH692 MQ596 ' +
  'MR222 MU230 YT262 MX52 FM691 MD373 MC377 MN976 ME382 MS1664 MA212 MZ258 MM95 NA264 NR674 NP977 NL31 NC687 NZ64 NI505 NE227 NG234 ' +
  'NU683 KP850 MK389 MP1670 OM968 PK92 PW680 PS970 PA507 PG675 PY595 PE51 PH63 PL48 PT351 PR1787 QA974 RE262 RO40 RU7 RW250 WS685 ' +
  'SM378 ST239 SA966 SN221 RS381 SC248 SL232 SG65 SX1721 SK421 SI386 SB677 SO252 ZA27 KR82 SS211 ES34 LK94 KN1869 LC1758 VC1784 SD249 ' +
  'SR597 CH41 SY963 TW886 TJ992 TZ255 TH66 TL670 TG228 TK690 TO676 TT1868 TN216 TR90 TM993 TC1649 TV688 UG256 UA380 AE971 GB44 US1 UY598 ' +
  'UZ998 VU678 VE58 VN84 VI1340 YE967 ZM260 ZW263'

const codes = new Map(TABLE.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]))
const NEIGHBOUR_COUNT = 5
/** The default country of a dialling code that several countries share. */
const MAIN_COUNTRY_BY_CODE: Record<string, string> = { '1': 'US', '44': 'GB', '7': 'RU', '262': 'RE' }

export const getDialingCode = (country: string) => codes.get(country) ?? '46'

export function getCountryOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const all = [...codes].map(([country, code]) => ({
    country,
    text: `+${code} ${names.of(country) ?? country}`,
    name: names.of(country) ?? country,
  }))
  const byName = new Intl.Collator(language).compare
  return [...all.slice(0, NEIGHBOUR_COUNT), ...all.slice(NEIGHBOUR_COUNT).sort((a, b) => byName(a.name, b.name))]
}

const COUNTRY_BY_TIME_ZONE: Record<string, string> = {
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/Helsinki': 'FI',
  'Atlantic/Reykjavik': 'IS',
}

/** Guess a visitor's country: most live where the clinic is. */
export const getCountryOfTimeZone = (timezone: string) => COUNTRY_BY_TIME_ZONE[timezone] ?? 'SE'

/** Swedish area codes of one and two digits, mobile and service numbers included; all others have three. */
const SWEDISH_AREA = /^(?:8|1[01368]|19|2[01236]|3[1356]|4[0246]|54|60|63|7[0-9]|90)/

/** Group sizes of a number's digits by their count, as Swedes, Norwegians, … write them; the last size repeats. */
const SWEDISH_GROUPS: Record<number, number[]> = { 5: [3, 2], 6: [2], 7: [3, 2], 8: [3, 3, 2] }
const GROUPS_BY_COUNTRY: Record<string, (national: string) => number[]> = {
  NO: (national) => (/^[49]/.test(national) ? [3, 2, 3] : [2]),
  DK: () => [2],
  FI: () => [2, 3, 4],
  IS: () => [3, 4],
  US: () => [3, 3, 4],
  CA: () => [3, 3, 4],
}

function groupDigits(digits: string, sizes: number[]): string {
  const groups: string[] = []
  for (let start = 0, index = 0; start < digits.length; index++) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? digits.length
    groups.push(digits.slice(start, start + size))
    start += size
  }
  return groups.join(' ')
}

function formatSwedish(national: string, isHome: boolean): string {
  const area = SWEDISH_AREA.exec(national)?.[0] ?? national.slice(0, 3)
  const rest = national.slice(area.length)
  const grouped = groupDigits(rest, SWEDISH_GROUPS[rest.length] ?? [3])
  return isHome ? `0${area}-${grouped}` : `+46 ${area} ${grouped}`
}

/** Format a stored phone number (+46701740667) as people write it: 070-174 06 67 in its own country, +46 70 174 06 67 elsewhere (USE-011). */
export function formatPhone(phone: string, homeCountry: string): string {
  const { country, national } = phone.startsWith('+') ? parsePhoneNumber(phone, homeCountry) : { country: '', national: '' }
  if (!national) return phone
  const isHome = country === homeCountry
  if (country === 'SE') return formatSwedish(national, isHome)
  const grouped = groupDigits(national, GROUPS_BY_COUNTRY[country]?.(national) ?? [3])
  if (!isHome) return `+${getDialingCode(country)} ${grouped}`
  return country === 'FI' ? `0${grouped}` : grouped
}

/** Join a country code and a national number as it is dialled from anywhere (E.164). */
export const joinPhoneNumber = (countryCode: string, national: string): string =>
  national ? `+${countryCode.replace(/\D/g, '')}${national.replace(/\D/g, '').replace(/^0+/, '')}` : ''

/** Parse a phone number as people write it (070-123 45 67, +46 (0)70 …, 0046 70 …) into its country and national number without leading zero. */
export function parsePhoneNumber(input: string, country: string): { country: string; national: string } {
  if (/[^\d\s()+./-]/.test(input)) return { country, national: '' }
  const plain = input
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  if (!plain.startsWith('+')) return { country, national: plain.replace(/^0+/, '') }
  const digits = plain.slice(1)
  const matchedCountry = findCountryByPrefix(digits, country)
  return matchedCountry
    ? { country: matchedCountry, national: digits.slice(getDialingCode(matchedCountry).length).replace(/^0+/, '') }
    : { country, national: '' }
}

function findCountryByPrefix(digits: string, preferred: string) {
  if (digits.startsWith(getDialingCode(preferred))) return preferred
  for (let length = 4; length > 0; length--) {
    const code = digits.slice(0, length)
    const owner = MAIN_COUNTRY_BY_CODE[code] ?? [...codes].find(([, dial]) => dial === code)?.[0]
    if (owner) return owner
  }
  return null
}

/** Lists each dialling code once, the neighbours' first, with the names of its countries. */
export function getDialingCodeOptions(language: string): { value: string; countries: string }[] {
  const countriesByCode = new Map<string, string[]>()
  for (const { text, name } of getCountryOptions(language)) {
    const code = text.split(' ', 1)[0] ?? ''
    countriesByCode.set(code, [...(countriesByCode.get(code) ?? []), name])
  }
  return [...countriesByCode].map(([value, names]) => ({ value, countries: names.join(', ') }))
}
