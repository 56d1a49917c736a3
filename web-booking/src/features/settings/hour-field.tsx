import { useController } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { NativeSelect } from '@clinic/kit/ui'
import { hourText } from '../calendar/wall'

const quarters = Array.from(
  { length: 97 },
  (_, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
)

/** An hour of the day, by the company's clock and up to 24:00: every quarter, and whatever else has been saved. A week has many of them, so
 * the browser draws the list. */
export function HourField({ name, label, disabled }: { name: string; label: string; disabled: boolean }) {
  const { region } = useRegion()
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
        label: hour === '24:00' && !region.twelveHours ? hour : hourText(`${hour}:00`, region.twelveHours),
      }))}
      value={value}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
