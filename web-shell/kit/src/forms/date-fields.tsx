import { Input, Popover, TextInput } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { useMergedRef } from '@mantine/hooks'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useEffect, useRef, useState } from 'react'
import { toClinicTime, toUtc } from '../core/clinic-time'
import { useFormatters } from '../i18n'
import { useKitTranslation } from '../texts'
import { DateCalendar } from './date-calendar'
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

const isDay = (value: string | null | undefined): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && dayjs(value).isValid()

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

/** The text of a day field: what is typed while it is typed, else the form's day in the company's format. */
function useDayText(value: string | null, canChoose: (day: string) => boolean, onChange: (value: string | null) => void) {
  const { localeSettings, formatDate } = useFormatters()
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null)
  const parse = (text: string) => {
    const day = dayjs(text, [localeSettings.dateFormat, 'YYYY-MM-DD'], true)
    return day.isValid() ? day.format('YYYY-MM-DD') : null
  }
  /** The space keeps a day that can't be chosen from passing as a valid one. */
  const toValue = (text: string) => {
    const day = parse(text)
    return day && canChoose(day) ? day : text && `${text} `
  }
  const handleText = (input: string) => {
    // A date has digits, dash, dot and slash only, also where it is pasted (PLT-088).
    const text = input.replaceAll(/[^\d./-]/g, '')
    const next = toValue(text) || null
    setTyped({ text, value: next })
    onChange(next)
  }
  const saved = isDay(value) ? formatDate(value) : (value ?? '').trim()
  return { text: typed && typed.value === value ? typed.text : saved, handleText, forgetTyped: () => setTyped(null) }
}

/**
 * A day in the company's date format; the value is `YYYY-MM-DD`, or what is typed while that is no day which can be chosen: the form then
 * says that the format is wrong, and nothing that was entered before is sent in its place.
 */
export function DateField({ min = FIRST_DAY, max, disabledDates = [], clearable = true, ...props }: DateFieldProps) {
  const t = useKitTranslation()
  const { localeSettings, formatDate } = useFormatters()
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props, formatDate)
  const [isOpen, setIsOpen] = useState(false)
  const canChoose = (day: string) => day >= min && !(max && day > max) && !disabledDates.includes(day)
  const { text, handleText, forgetTyped } = useDayText(value, canChoose, onChange)
  const handleBlur = () => {
    setIsOpen(false)
    if (isDay(value)) forgetTyped()
    onBlur()
  }
  const handlePick = (day: string | null) => {
    forgetTyped()
    onChange(day)
    setIsOpen(false)
  }
  const clear = clearable && value && !inputProps.disabled && (
    <Input.ClearButton aria-label={t('clear')} onMouseDown={(event) => event.preventDefault()} onClick={() => handlePick(null)} />
  )
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" withRoles={false} disabled={inputProps.disabled}>
      <Popover.Target>
        <TextInput
          {...inputProps}
          ref={ref}
          name={name}
          autoComplete="off"
          placeholder={localeSettings.dateFormat.replaceAll('Y', t('yearLetter'))}
          rightSection={clear}
          value={text}
          onChange={(event) => handleText(event.currentTarget.value)}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onBlur={handleBlur}
          onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
          data-dates-input
          data-mantine-stop-propagation={isOpen || undefined}
        />
      </Popover.Target>
      <Popover.Dropdown data-dates-dropdown onMouseDown={(event) => event.preventDefault()}>
        <DateCalendar value={isDay(value) ? value : null} min={min} max={max} canChoose={canChoose} onPick={handlePick} />
      </Popover.Dropdown>
    </Popover>
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
