export { addDays, type Day, formatDayInWords, formatDayPart, getWeekday, getWeekNumber, listDays, startOfWeek } from '../core/calendar-days'
export {
  addClockSeconds,
  addMinutes,
  type ClinicTime,
  getClinicTimeRange,
  getLocalDay,
  getMinutesBetween,
  getUtcOffset,
  type Instant,
  parseInstant,
  serializeInstant,
  toClinicTime,
  toUtc,
} from '../core/clinic-time'
export { formatTimeOfDay, toDateSettings } from '../core/date-formats'
export { getFullName } from '../core/full-name'
export type { Language } from '../core/locale'
export { getCountryOfTimeZone, getCountryOptions, getDialingCode, joinPhoneNumber } from '../core/phone'
export type { PlainTextKey, Texts, Translate } from '../core/translator'
export { getClientTermOptions } from './client-term'
export {
  DATE_FORMATS,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  formatTime,
  getClientDetails,
  type LocaleSettings,
  today,
  useFormatters,
  useLocaleSettingsStore,
} from './formatters'
export {
  createTranslations,
  getLanguage,
  LanguageProvider,
  setClientTerm,
  setLanguage,
  translateClientTerm,
  useLanguage,
} from './translations'
