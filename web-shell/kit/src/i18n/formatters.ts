import { useMemo } from 'react'
import { create } from 'zustand'
import { getLocalDay, type Instant as InstantText } from '../core/clinic-time'
import { type DateSettings, formatDay, formatDayAndYear, formatTime as formatTimeWith } from '../core/date-formats'
import { getLocale } from '../core/locale'
import { formatMoney as formatMinorUnits, withMinusSign } from '../core/money'
import { formatPhone as formatPhoneNumber, getCountryOfTimeZone } from '../core/phone'
import { useLanguage } from './translations'

/** How the company writes dates, times and money (PLT-056, PLT-091). The session sets it. */
export interface LocaleSettings extends DateSettings {
  isSundayFirst: boolean
  currency: string
}

export const DATE_FORMATS = ['DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'YYYY.MM.DD', 'MM.DD.YYYY'] as const

const defaultSettings: LocaleSettings = {
  timezone: 'Europe/Stockholm',
  dateFormat: 'YYYY-MM-DD',
  isTwelveHour: false,
  isSundayFirst: false,
  currency: 'sek',
}

export const useLocaleSettingsStore = create<LocaleSettings>(() => defaultSettings)

type Instant = InstantText | Date

/** Formats a day (`YYYY-MM-DD`, without a zone) or an instant (in the company's time zone) in the company's date format. */
export function formatDate(value: Instant, settings: LocaleSettings = useLocaleSettingsStore.getState()): string {
  const isDay = typeof value === 'string' && value.length === 10
  return formatDay(isDay ? value : getLocalDay(value, settings.timezone), settings)
}

/** Formats an instant's hour and minute in the company's time zone, with its 12- or 24-hour clock. */
export const formatTime = (value: Instant, settings: LocaleSettings = useLocaleSettingsStore.getState()): string =>
  formatTimeWith(value, settings)

export const formatDateTime = (value: Instant, settings: LocaleSettings = useLocaleSettingsStore.getState()): string =>
  `${formatDate(value, settings)} ${formatTime(value, settings)}`

/** Formats a day, or the day of an instant, in words: Tuesday 24 November, Tisdag 24 november (USE-011). */
function formatInWords(value: Instant, language: string, settings: LocaleSettings): string {
  const isDay = typeof value === 'string' && value.length === 10
  return formatDayAndYear(isDay ? value : getLocalDay(value, settings.timezone), { language, timezone: settings.timezone })
}

/** The current day in the company's time zone as `YYYY-MM-DD`, or the same day a number of years ahead. */
export function today(years = 0, now: Date = new Date(), settings: LocaleSettings = useLocaleSettingsStore.getState()): string {
  const date = new Date(`${getLocalDay(now, settings.timezone)}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** Formats minor units (45000) in the company's currency as the language writes money, always with two decimals. */
export const formatMoney = (minor: number, language: string, currency: string = useLocaleSettingsStore.getState().currency): string =>
  formatMinorUnits(minor, currency, language)

/** Formats a stored phone number as people write it where the company is. */
export const formatPhone = (phone: string, settings: LocaleSettings = useLocaleSettingsStore.getState()): string =>
  formatPhoneNumber(phone, getCountryOfTimeZone(settings.timezone))

/** What tells clients of the same name apart: their year of birth and phone number (USE-005). */
export const getClientDetails = ({ date_of_birth: born, phone }: { date_of_birth?: string | null; phone?: string }): string =>
  [born?.slice(0, 4), phone && formatPhone(phone)].filter(Boolean).join(' · ')

/** The formatters for components, which render again when the company or the language changes. */
export function useFormatters() {
  const localeSettings = useLocaleSettingsStore()
  const language = useLanguage()
  return useMemo(
    () => ({
      localeSettings,
      formatDate: (value: Instant) => formatDate(value, localeSettings),
      formatTime: (value: Instant) => formatTime(value, localeSettings),
      formatDateTime: (value: Instant) => formatDateTime(value, localeSettings),
      formatDayInWords: (value: Instant) => formatInWords(value, language, localeSettings),
      formatDateTimeInWords: (value: Instant) => `${formatInWords(value, language, localeSettings)} ${formatTime(value, localeSettings)}`,
      formatMoney: (minor: number, currency?: string) => formatMoney(minor, language, currency ?? localeSettings.currency),
      formatNumber: (value: number) => withMinusSign(new Intl.NumberFormat(getLocale(language)).format(value)),
      formatPhone: (phone: string) => formatPhone(phone, localeSettings),
    }),
    [localeSettings, language],
  )
}
