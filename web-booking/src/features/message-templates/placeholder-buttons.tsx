import { useFormContext } from '@clinic/kit/forms'
import { Button, Group } from '@clinic/kit/ui'
import type { MouseEvent } from 'react'
import { useBookingTranslation } from '../../texts/index'

export const PLACEHOLDERS = ['client', 'clinic', 'service', 'practitioner', 'time', 'address', 'phone', 'arrive_early', 'link'] as const

/** Buttons that insert a placeholder where the cursor of a text is. */
export function PlaceholderButtons({ name, label }: { name: string; label: string }) {
  const t = useBookingTranslation()
  const { getValues, setValue } = useFormContext()
  const insert = (placeholder: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const textarea = event.currentTarget.form?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
    const text = getValues(name) as string
    const [from, to] = textarea ? [textarea.selectionStart, textarea.selectionEnd] : [text.length, text.length]
    setValue(name, `${text.slice(0, from)}{${placeholder}}${text.slice(to)}`, { shouldDirty: true, shouldValidate: true })
    textarea?.focus()
  }
  return (
    <Group gap={6} role="group" aria-label={label}>
      {PLACEHOLDERS.map((placeholder) => (
        <Button key={placeholder} variant="default" size="compact-sm" onClick={insert(placeholder)}>
          {t(`messages.placeholder.${placeholder}`)}
        </Button>
      ))}
    </Group>
  )
}
