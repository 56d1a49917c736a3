import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import type { z } from 'zod'
import { cancelProcedure, correctProcedure, deleteProcedure, type Procedure } from './procedures.api'
import { useJournalTexts } from './texts'

/** What is done to an entry with a reason. */
export type Deed = 'correct' | 'cancel' | 'delete'

const deeds = {
  correct: {
    schema: 'ProcedureCorrectIn',
    send: correctProcedure,
    title: 'act.correctTitle',
    help: 'act.correctHelp',
    label: 'act.correctReason',
    button: 'act.begin',
  },
  cancel: {
    schema: 'ProcedureEndIn',
    send: cancelProcedure,
    title: 'act.cancel',
    help: 'act.cancelHelp',
    label: 'act.reason',
    button: 'act.cancel',
  },
  delete: {
    schema: 'ProcedureEndIn',
    send: deleteProcedure,
    title: 'act.deleteTitle',
    help: 'act.deleteHelp',
    label: 'act.reason',
    button: 'act.deleteTitle',
  },
} as const

export const titleOfDeed = (deed: Deed) => deeds[deed].title

interface Values {
  reason: string
  version?: number
}

interface Props {
  procedure: Procedure
  deed: Deed
  onDone: (after: Schema['ProcedureOut'] | undefined) => void
  onReread: () => void
}

/** Why something is done to an entry; the reason stays with it. */
export function ReasonForm({ procedure, deed, onDone, onReread }: Props) {
  const t = useJournalTexts()
  const { schema, send, title, help, label, button } = deeds[deed]
  const more: Partial<Values> = deed === 'correct' ? {} : { version: procedure.version }
  const call = send(procedure) as (submission: Submission<never>) => Promise<Schema['ProcedureOut'] | undefined>
  const form = useKitForm<Values>({
    schema: schemaOf(schema) as unknown as z.ZodType<unknown, Values>,
    initial: { reason: '', ...more },
    onSubmit: async (submission) => onDone((await call(submission)) ?? undefined),
    onReread,
  })
  return (
    <Form form={form} label={t(title)}>
      <Text>{t(help)}</Text>
      <TextAreaField name="reason" label={t(label)} required />
      <Submit size="md" color={deed === 'correct' ? undefined : 'red'}>
        {t(button)}
      </Submit>
    </Form>
  )
}
