import { type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useMay } from '@clinic/kit/session'
import { Button, Group, SidePanel, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { useFormsTexts } from './texts'

type Deed = 'correct' | 'cancel'
type Send = (submission: Submission<never>) => Promise<{ id: string }>

interface Props {
  version: number
  mayCorrect: boolean
  mayCancel: boolean
  correct: Send
  cancel: Send
  /** After a correction has begun its id is told, so that one may go on there. */
  onDone: (deed: Deed, id: string) => void
}

/** What is done afterwards: a correction, which is a new version, or cancelling, which leaves everything readable. */
export function CorrectOrCancel({ version, mayCorrect, mayCancel, correct, cancel, onDone }: Props) {
  const t = useFormsTexts()
  const [deed, setDeed] = useState<Deed | null>(null)
  const mayWrite = useMay('form.write')
  if (!mayWrite) return null
  const done = (id: string) => {
    if (deed) onDone(deed, id)
    setDeed(null)
  }
  return (
    <Group gap="xs">
      {mayCorrect && (
        <Button variant="default" onClick={() => setDeed('correct')}>
          {t('client.correct')}
        </Button>
      )}
      {mayCancel && (
        <Button variant="subtle" color="red" onClick={() => setDeed('cancel')}>
          {t('client.cancel')}
        </Button>
      )}
      <SidePanel
        opened={deed !== null}
        onClose={() => setDeed(null)}
        title={t(deed === 'cancel' ? 'client.cancelTitle' : 'client.correctTitle')}
      >
        {deed && <Reason key={deed} deed={deed} version={version} send={deed === 'correct' ? correct : cancel} onDone={done} />}
      </SidePanel>
    </Group>
  )
}

function Reason({ deed, version, send, onDone }: { deed: Deed; version: number; send: Send; onDone: (id: string) => void }) {
  const t = useFormsTexts()
  const form = useKitForm<{ reason: string; version?: number }>({
    schema: schemaOf(deed === 'correct' ? 'CorrectIn' : 'FormCancelIn') as unknown as z.ZodType<
      unknown,
      { reason: string; version?: number }
    >,
    initial: deed === 'correct' ? { reason: '' } : { reason: '', version },
    onSubmit: async (submission) => onDone((await send(submission)).id),
  })
  return (
    <Form form={form} label={t(deed === 'cancel' ? 'client.cancelTitle' : 'client.correctTitle')}>
      <Text>{t(deed === 'cancel' ? 'client.cancelHelp' : 'client.correctHelp')}</Text>
      <TextAreaField name="reason" label={t('client.reason')} required />
      <Submit color={deed === 'cancel' ? 'red' : undefined}>{t(deed === 'cancel' ? 'client.cancel' : 'client.correct')}</Submit>
    </Form>
  )
}
