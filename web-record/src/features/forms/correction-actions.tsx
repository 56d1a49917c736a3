import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Button, Group, SidePanel, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { useFormsTranslation } from './texts'

type CorrectionAction = 'correct' | 'cancel'
type Send<Body> = (submission: Submission<Body>) => Promise<{ id: string }>
export type SendCorrection = Send<Schema['FormCorrectionRequest']>
export type SendCancellation = Send<Schema['FormCancelRequest']>

interface Props {
  id: string
  version: number
  canCorrect: boolean
  canCancel: boolean
  correct: SendCorrection
  cancel: SendCancellation
  /** Gets the id of the new version, where a correction continues. */
  onDone: (action: CorrectionAction, id: string) => void
}

/** Start a correction, which is a new version, or cancel the form, which stays readable. */
export function CorrectionActions({ id, version, canCorrect, canCancel, correct, cancel, onDone }: Props) {
  const t = useFormsTranslation()
  const [action, setAction] = useState<CorrectionAction | null>(null)
  const canWrite = useHasPermission('form.write')
  if (!canWrite) return null
  const handleDone = (id: string) => {
    if (action) onDone(action, id)
    setAction(null)
  }
  return (
    <Group gap="xs">
      {canCorrect && (
        <Button variant="default" onClick={() => setAction('correct')}>
          {t('client.correct')}
        </Button>
      )}
      {canCancel && (
        <Button variant="subtle" color="red" onClick={() => setAction('cancel')}>
          {t('client.cancel')}
        </Button>
      )}
      <SidePanel
        opened={action !== null}
        onClose={() => setAction(null)}
        title={t(action === 'cancel' ? 'client.cancelTitle' : 'client.correctTitle')}
      >
        {action && (
          <ReasonForm
            key={action}
            id={id}
            action={action}
            version={version}
            send={action === 'correct' ? correct : cancel}
            onDone={handleDone}
          />
        )}
      </SidePanel>
    </Group>
  )
}

function ReasonForm({
  id,
  action,
  version,
  send,
  onDone,
}: {
  id: string
  action: CorrectionAction
  version: number
  send: SendCorrection | SendCancellation
  onDone: (id: string) => void
}) {
  const t = useFormsTranslation()
  const form = useKitForm(action === 'correct' ? 'FormCorrectionRequest' : 'FormCancelRequest', {
    initialValues: action === 'correct' ? { reason: '' } : { reason: '', version },
    onSubmit: send,
    onDone: (saved) => onDone(saved.id),
    draft: { form: `client-form-${action}`, subject: id },
  })
  return (
    <Form form={form} label={t(action === 'cancel' ? 'client.cancelTitle' : 'client.correctTitle')}>
      <Text>{t(action === 'cancel' ? 'client.cancelHelp' : 'client.correctHelp')}</Text>
      <TextAreaField name="reason" label={t('common.reason')} required />
      <Submit color={action === 'cancel' ? 'red' : undefined}>{t(action === 'cancel' ? 'client.cancel' : 'client.correct')}</Submit>
    </Form>
  )
}
