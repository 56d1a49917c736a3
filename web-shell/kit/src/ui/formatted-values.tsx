import { getLocalDay, useFormatters } from '../i18n'
import { useKitTranslation } from '../texts'
import { Anchor } from './mantine'

interface InstantProps {
  value: string | null | undefined
}

/** A day, or the day of an instant, in the company's time zone and date format. */
export function DateText({ value }: InstantProps) {
  const { formatDate } = useFormatters()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {formatDate(value)}
    </time>
  ) : null
}

export function TimeText({ value }: InstantProps) {
  const { formatTime } = useFormatters()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {formatTime(value)}
    </time>
  ) : null
}

export function DateTimeText({ value }: InstantProps) {
  const { formatDateTime } = useFormatters()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {formatDateTime(value)}
    </time>
  ) : null
}

/** An instant with its day in words, where it is read in a sentence rather than compared in a column. */
export function DateTimeInWords({ value }: InstantProps) {
  const { formatDateTimeInWords } = useFormatters()
  return value ? <time dateTime={value}>{formatDateTimeInWords(value)}</time> : null
}

/** A phone number as people write it, which a press dials. */
export function PhoneText({ value }: InstantProps) {
  const { formatPhone } = useFormatters()
  return value ? (
    <Anchor href={`tel:${value}`} inherit className="clinic-number">
      {formatPhone(value)}
    </Anchor>
  ) : null
}

/** An amount in minor units of the company's currency. */
export function MoneyText({ minor }: { minor: number | null | undefined }) {
  const { formatMoney } = useFormatters()
  return minor === null || minor === undefined ? null : <span className="clinic-number">{formatMoney(minor)}</span>
}

/** The age in whole years today, where the clinic is. */
export function Age({ dateOfBirth, now = new Date() }: { dateOfBirth: string; now?: Date }) {
  const t = useKitTranslation()
  const { localeSettings } = useFormatters()
  const today = getLocalDay(now, localeSettings.timezone)
  const isBeforeBirthday = today.slice(5) < dateOfBirth.slice(5)
  return t('years', { count: Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (isBeforeBirthday ? 1 : 0) })
}
