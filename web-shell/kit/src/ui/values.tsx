import { useRegion } from '../i18n'
import { useKitTexts } from '../texts'

interface Value {
  value: string | null | undefined
}

/** A day or an instant's day, in the company's zone and format. */
export function DateText({ value }: Value) {
  const { date } = useRegion()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {date(value)}
    </time>
  ) : null
}

export function TimeText({ value }: Value) {
  const { time } = useRegion()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {time(value)}
    </time>
  ) : null
}

export function DateTimeText({ value }: Value) {
  const { dateTime } = useRegion()
  return value ? (
    <time dateTime={value} className="clinic-number">
      {dateTime(value)}
    </time>
  ) : null
}

/** Minor units in the company's currency. */
export function MoneyText({ minor }: { minor: number | null | undefined }) {
  const { money } = useRegion()
  return minor === null || minor === undefined ? null : <span className="clinic-number">{money(minor)}</span>
}

/** Whole years since a birthday, said as an age. */
export function Age({ born, now = new Date() }: { born: string; now?: Date }) {
  const t = useKitTexts()
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number)
  const before = now.getMonth() + 1 < month || (now.getMonth() + 1 === month && now.getDate() < day)
  return t('years', { count: now.getFullYear() - year - (before ? 1 : 0) })
}
