import { NumberField, useController } from '@clinic/kit/forms'
import { Group, NativeSelect } from '@clinic/kit/ui'
import { useState } from 'react'
import { useBookingTranslation } from '../../texts/index'

const DAY = 24

/** How long before or after a booking a message is sent, in hours or days; the value is in hours (BKG-037). */
export function ReminderTimeField({ label, disabled }: { label: string; disabled: boolean }) {
  const t = useBookingTranslation()
  const { field } = useController({ name: 'hours' })
  const hours = (field.value as number | null) ?? 0
  const [prefersDays, setPrefersDays] = useState(hours % DAY === 0)
  const unit = prefersDays && hours % DAY === 0 ? DAY : 1
  const handleUnit = (next: number) => {
    setPrefersDays(next === DAY)
    if (hours) field.onChange((hours / unit) * next)
  }
  return (
    <Group gap="sm" align="flex-start">
      <NumberField name="hours" label={label} description={t('messages.hoursHelp')} factor={unit} required disabled={disabled} />
      <NativeSelect
        label={t('messages.unit')}
        disabled={disabled}
        data={[
          { value: '1', label: t('messages.inHours') },
          { value: String(DAY), label: t('messages.inDays') },
        ]}
        value={String(unit)}
        onChange={(event) => handleUnit(Number(event.currentTarget.value))}
      />
    </Group>
  )
}
