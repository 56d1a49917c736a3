import { useMemo } from 'react'
import { create } from 'zustand'
import { locale } from '../lite/dates'
import { money } from '../lite/money'
import { useLanguage } from './texts'

/** How the company writes dates, hours and money (PLT-056, PLT-091); the session fills it. */
export interface Region {
  timezone: string
  dateFormat: string
  twelveHours: boolean
  sundayFirst: boolean
  currency: string
}

export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'YYYY.MM.DD', 'MM.DD.YYYY'] as const

const plain: Region = { timezone: 'Europe/Stockholm', dateFormat: 'YYYY-MM-DD', twelveHours: false, sundayFirst: false, currency: 'sek' }

export const region = create<Region>(() => plain)

type Instant = string | Date

/** An instant on the wire is `YYYY-MM-DD HH:mm:ss` in UTC. */
export const parseInstant = (wire: Instant): Date => (wire instanceof Date ? wire : new Date(`${wire.slice(0, 19).replace(' ', 'T')}Z`))

/** A clock a zone: making one costs more than reading it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, made)
  return made
}

const parts = (at: Date, zone: string): Record<string, string> =>
  Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )

const spell = (pattern: string, year: string, month: string, day: string): string =>
  pattern.replace('YYYY', year).replace('MM', month).replace('DD', day)

/** A day (`YYYY-MM-DD`, no zone) or an instant (in the company's zone), as the company writes dates. */
export function formatDate(value: Instant, is: Region = region.getState()): string {
  if (typeof value === 'string' && value.length === 10) {
    const [year = '', month = '', day = ''] = value.split('-')
    return spell(is.dateFormat, year, month, day)
  }
  const at = parts(parseInstant(value), is.timezone)
  return spell(is.dateFormat, at.year ?? '', at.month ?? '', at.day ?? '')
}

/** An instant's hour and minute in the company's zone and clock. */
export function formatTime(value: Instant, is: Region = region.getState()): string {
  const at = parts(parseInstant(value), is.timezone)
  if (!is.twelveHours) return `${at.hour}:${at.minute}`
  const hour = Number(at.hour)
  return `${hour % 12 || 12}:${at.minute} ${hour < 12 ? 'AM' : 'PM'}`
}

export const formatDateTime = (value: Instant, is: Region = region.getState()): string =>
  `${formatDate(value, is)} ${formatTime(value, is)}`

/** What day it is at the clinic, as the wire writes days; or the same day so many years on. */
export function today(years = 0, now: Date = new Date(), is: Region = region.getState()): string {
  const { year, month, day } = parts(now, is.timezone)
  return new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(day))).toISOString().slice(0, 10)
}

/** Minor units (45000) as the reader's language writes money in the company's currency, always with two decimals. */
export const formatMoney = (minor: number, language: string, currency: string = region.getState().currency): string =>
  money(minor, currency, language)

/** The company's ways of writing, for components: drawn again when the company or the language changes. */
export function useRegion() {
  const is = region()
  const language = useLanguage()
  return useMemo(
    () => ({
      region: is,
      date: (value: Instant) => formatDate(value, is),
      time: (value: Instant) => formatTime(value, is),
      dateTime: (value: Instant) => formatDateTime(value, is),
      money: (minor: number, currency?: string) => formatMoney(minor, language, currency ?? is.currency),
      number: (value: number) => new Intl.NumberFormat(locale(language)).format(value),
    }),
    [is, language],
  )
}
