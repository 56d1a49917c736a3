import { DateInput, DateTimePicker } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { toClinicTime, toUtc } from '../core/clinic-time'
import { useFormatters } from '../i18n'
import { useKitTranslation } from '../texts'
import { type FieldProps, useField } from './use-field'

dayjs.extend(customParseFormat)

interface DateFieldProps extends FieldProps {
  min?: string
  max?: string
  clearable?: boolean
}

/** A day in the company's date format; the value is `YYYY-MM-DD`. */
export function DateField({ min, max, clearable = true, ...props }: DateFieldProps) {
  const t = useKitTranslation()
  const { localeSettings, formatDate } = useFormatters()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props, formatDate)
  const parse = (text: string) => {
    const day = dayjs(text, [localeSettings.dateFormat, 'YYYY-MM-DD'], true)
    return day.isValid() ? day.format('YYYY-MM-DD') : null
  }
  return (
    <DateInput
      {...inputProps}
      ref={ref}
      name={name}
      valueFormat={localeSettings.dateFormat}
      placeholder={localeSettings.dateFormat.replaceAll('Y', t('yearLetter'))}
      dateParser={parse}
      fixOnBlur={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      minDate={min}
      maxDate={max}
      value={value ?? null}
      onBlur={onBlur}
      onChange={(day) => onChange(day)}
    />
  )
}

/** An instant, shown in the company's time zone; the value is UTC, as in the API. */
export function DateTimeField({ min, max, clearable = false, ...props }: DateFieldProps) {
  const t = useKitTranslation()
  const { localeSettings, formatDateTime } = useFormatters()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props, formatDateTime)
  const local = value ? toClinicTime(value, localeSettings.timezone) : null
  const handleChange = (picked: string | null) => onChange(picked ? toUtc(picked, localeSettings.timezone) : null)
  return (
    <DateTimePicker
      {...inputProps}
      ref={ref}
      name={name}
      valueFormat={`${localeSettings.dateFormat} ${localeSettings.isTwelveHour ? 'hh:mm A' : 'HH:mm'}`}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      timePickerProps={{ format: localeSettings.isTwelveHour ? '12h' : '24h' }}
      minDate={min}
      maxDate={max}
      value={local}
      onBlur={onBlur}
      onChange={handleChange}
    />
  )
}
