import { type FieldProps, useField } from '@clinic/kit/forms'
import { useFormatters, useLanguage } from '@clinic/kit/i18n'
import { Checkbox, Group } from '@clinic/kit/ui'
import { getWeekdayName, getWeekdays } from './weekdays'

/** Checkboxes of the weekdays; 0 is Monday. */
export function WeekdaysField(props: FieldProps) {
  const language = useLanguage()
  const { localeSettings } = useFormatters()
  const format = (values: number[]) => values.map((weekday) => getWeekdayName(weekday, language)).join(', ')
  const { value, onChange, onBlur, ref, name, inputProps } = useField<number[]>(props, format)
  const handleChange = (days: string[]) => onChange(days.map(Number).sort())
  return (
    <Checkbox.Group {...inputProps} value={(value ?? []).map(String)} onChange={handleChange} onBlur={onBlur}>
      <Group gap="md" my={6}>
        {getWeekdays(localeSettings.isSundayFirst).map((weekday, index) => (
          <Checkbox
            key={weekday}
            ref={index === 0 ? ref : undefined}
            name={name}
            value={String(weekday)}
            label={getWeekdayName(weekday, language)}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
