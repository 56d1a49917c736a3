import { DateInput, DateTimePicker, TimeInput } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { useRegion } from '../i18n'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'

dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.extend(timezone)

const WIRE = 'YYYY-MM-DD HH:mm:ss'

interface DateProps extends FieldProps {
  min?: string
  max?: string
  clearable?: boolean
}

/** A day, typed or picked in the company's format; `YYYY-MM-DD` in the form. */
export function DateField({ min, max, clearable = true, ...props }: DateProps) {
  const t = useKitTexts()
  const { region, date } = useRegion()
  const { value, change, blur, ref, name, box } = useField<string>(props, date)
  const parse = (typed: string) => {
    const day = dayjs(typed, [region.dateFormat, 'YYYY-MM-DD'], true)
    return day.isValid() ? day.format('YYYY-MM-DD') : null
  }
  return (
    <DateInput
      {...box}
      ref={ref}
      name={name}
      valueFormat={region.dateFormat}
      placeholder={region.dateFormat.replaceAll('Y', t('yearLetter'))}
      dateParser={parse}
      fixOnBlur={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      minDate={min}
      maxDate={max}
      value={value ?? null}
      onBlur={blur}
      onChange={(day) => change(day)}
    />
  )
}

/** An instant: shown and picked in the company's zone, UTC in the form as it is on the wire. */
export function DateTimeField({ min, max, clearable = false, ...props }: DateProps) {
  const t = useKitTexts()
  const { region, dateTime } = useRegion()
  const { value, change, blur, ref, name, box } = useField<string>(props, dateTime)
  const local = value ? dayjs.utc(value).tz(region.timezone).format(WIRE) : null
  const take = (picked: string | null) => change(picked ? dayjs.tz(picked, region.timezone).utc().format(WIRE) : null)
  return (
    <DateTimePicker
      {...box}
      ref={ref}
      name={name}
      valueFormat={`${region.dateFormat} ${region.twelveHours ? 'hh:mm A' : 'HH:mm'}`}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      timePickerProps={{ format: region.twelveHours ? '12h' : '24h' }}
      minDate={min}
      maxDate={max}
      value={local}
      onBlur={blur}
      onChange={take}
    />
  )
}

/** An hour of the day, `HH:mm`. */
export function TimeField(props: FieldProps) {
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <TimeInput {...box} ref={ref} name={name} value={value ?? ''} onBlur={blur} onChange={(event) => change(event.currentTarget.value)} />
  )
}
