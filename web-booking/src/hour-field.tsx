import { useController } from '@clinic/kit/forms'
import { formatTimeOfDay, useFormatters } from '@clinic/kit/i18n'
import { NativeSelect } from '@clinic/kit/ui'

const quarters = Array.from(
  { length: 97 },
  (_, index) => `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
)

/**
 * Select of a time of day up to 24:00, in quarters of an hour plus the saved value. Native, since a week has many of them.
 */
export function HourField({ name, label, disabled }: { name: string; label: string; disabled: boolean }) {
  const { localeSettings } = useFormatters()
  const { field, fieldState } = useController({ name })
  const value = field.value as string
  const all = quarters.includes(value) ? quarters : [...quarters, value].sort()
  return (
    <NativeSelect
      ref={field.ref}
      name={name}
      label={label}
      disabled={disabled}
      error={fieldState.error?.message}
      data={all.map((hour) => ({
        value: hour,
        label: formatTimeOfDay(hour, localeSettings.isTwelveHour),
      }))}
      value={value}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
