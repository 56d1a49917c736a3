import { DateInput, DateTimePicker } from '@mantine/dates'
import { useMergedRef } from '@mantine/hooks'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toClinicTime, toUtc } from '../core/clinic-time'
import { useFormatters } from '../i18n'
import { useKitTranslation } from '../texts'
import { type FieldProps, useField } from './use-field'

dayjs.extend(customParseFormat)

/** The first day of the picker. */
const FIRST_DAY = '1850-01-01'

interface DateFieldProps extends FieldProps {
  min?: string
  max?: string
  /** Days that can't be chosen, as `YYYY-MM-DD`. */
  disabledDates?: string[]
  clearable?: boolean
}

const isDay = (value: string | null | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && dayjs(value).isValid()

/** Removes what no date has from what is typed or pasted, before it is read: digits, dash, dot and slash remain (PLT-088). */
const removeOtherCharacters = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
  const text = input.value.replaceAll(/[^\d./-]/g, '')
  if (text !== input.value) input.value = text
}

/** The props of a picker's input that keep Escape from the panel or dialog below it while its dropdown is open (USE-009). */
function usePickerLayer() {
  const [isOpen, setIsOpen] = useState(false)
  const popoverProps = { onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false), returnFocus: true }
  return { isOpen, layerProps: { popoverProps, 'data-mantine-stop-propagation': isOpen || undefined } }
}

/** Close an open picker on Escape wherever the focus is: the picker itself hears it only in its dropdown, whose pressed button may be gone. */
function useCloseOnEscape(isOpen: boolean) {
  const input = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const handleKeyDown = ({ key, target }: KeyboardEvent) => {
      const isInDropdown = target instanceof Element && target.closest('[data-dates-dropdown]')
      if (key === 'Escape' && !isInDropdown) input.current?.click()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [isOpen])
  return input
}

/**
 * A day in the company's date format; the value is `YYYY-MM-DD`, or what is typed while that is no day which can be chosen: the form then
 * says that the format is wrong, and nothing that was entered before is sent in its place.
 */
export function DateField({ min = FIRST_DAY, max, disabledDates = [], clearable = true, ...props }: DateFieldProps) {
  const t = useKitTranslation()
  const { localeSettings, formatDate } = useFormatters()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props, formatDate)
  const parse = (text: string) => {
    const day = dayjs(text, [localeSettings.dateFormat, 'YYYY-MM-DD'], true)
    return day.isValid() ? day.format('YYYY-MM-DD') : null
  }
  const canChoose = (day: string) => day >= min && !(max && day > max) && !disabledDates.includes(day)
  const { layerProps } = usePickerLayer()
  // The input keeps its text while the form's value is what was typed.
  const lastDay = useRef<string | null>(null)
  if (!value || isDay(value)) lastDay.current = value || null
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim()
    const day = parse(text)
    // The space keeps a day that can't be chosen from passing as a valid one.
    if (text && !(day && canChoose(day))) onChange(`${text} `)
  }
  return (
    <DateInput
      {...inputProps}
      {...layerProps}
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
      excludeDate={(day) => disabledDates.includes(day)}
      onInputCapture={removeOtherCharacters}
      onInput={handleInput}
      value={lastDay.current}
      onBlur={onBlur}
      onChange={(day) => {
        if (!day || canChoose(day)) onChange(day)
      }}
    />
  )
}

/** An instant, shown in the company's time zone; the value is UTC, as in the API. */
export function DateTimeField({ min = FIRST_DAY, max, disabledDates = [], clearable = false, ...props }: DateFieldProps) {
  const t = useKitTranslation()
  const { localeSettings, formatDateTime } = useFormatters()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props, formatDateTime)
  const { isOpen, layerProps } = usePickerLayer()
  const inputRef = useMergedRef(ref, useCloseOnEscape(isOpen))
  const local = value ? toClinicTime(value, localeSettings.timezone) : null
  const handleChange = (picked: string | null) => onChange(picked ? toUtc(picked, localeSettings.timezone) : null)
  return (
    <DateTimePicker
      {...inputProps}
      {...layerProps}
      ref={inputRef}
      name={name}
      valueFormat={`${localeSettings.dateFormat} ${localeSettings.isTwelveHour ? 'hh:mm A' : 'HH:mm'}`}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      timePickerProps={{ format: localeSettings.isTwelveHour ? '12h' : '24h' }}
      minDate={min}
      maxDate={max}
      excludeDate={(day) => disabledDates.includes(day.slice(0, 10))}
      value={local}
      onBlur={onBlur}
      onChange={handleChange}
    />
  )
}
