import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type FormEvent, useRef, useState } from 'react'
import { useKitTranslation } from '../texts'

/** As long as the server accepts. */
const MAX_LENGTH = 500

export interface ReasonOptions {
  title: string
  body: string
  /** Common reasons. Each is a button that confirms with it, labelled with the action and the reason. */
  choices?: string[]
  confirmLabel: string
  /** "Cancel" when left out; name it where the action itself cancels something. */
  cancelLabel?: string
}

interface ContentProps extends Omit<ReasonOptions, 'title'> {
  onConfirm: (reason: string) => void
  onCancel: () => void
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function ReasonContent({ body, choices = [], confirmLabel, cancelLabel, onConfirm, onCancel }: ContentProps) {
  const t = useKitTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) {
      onConfirm(reason.trim())
      return
    }
    setIsMissing(true)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <Text>{body}</Text>
        {choices.length > 0 && (
          <Stack gap="xs">
            {choices.map((choice) => (
              <Button key={choice} variant="default" c="red" fullWidth justify="flex-start" onClick={() => onConfirm(choice)}>
                {t('reason.choice', { action: confirmLabel, reason: lowerFirst(choice) })}
              </Button>
            ))}
          </Stack>
        )}
        <TextInput
          ref={field}
          data-autofocus
          label={choices.length > 0 ? t('reason.other') : t('common.reason')}
          required
          maxLength={MAX_LENGTH}
          value={reason}
          error={isMissing && !reason.trim() && t('reason.required')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" color="red">
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Asks for the reason of an action that can't be undone or costs money (USE-014); resolves with null when the user goes back. */
export const askReason = ({ title, ...content }: ReasonOptions): Promise<string | null> =>
  new Promise((resolve) => {
    let id = ''
    const finish = (reason: string | null) => {
      resolve(reason)
      modals.close(id)
    }
    id = modals.open({
      title,
      // The cancel button closes the dialog.
      withCloseButton: false,
      onClose: () => resolve(null),
      children: <ReasonContent {...content} onConfirm={finish} onCancel={() => finish(null)} />,
    })
  })
