import type { Schema } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { cancelProcedure, correctProcedure, deleteProcedure, type Procedure } from './procedures.api'
import { useJournalTranslation } from './texts'

/** An action on an entry that requires a reason. */
export type ProcedureAction = 'correct' | 'cancel' | 'delete'

const ACTIONS = {
  correct: {
    schema: 'ProcedureCorrectionRequest',
    send: correctProcedure,
    title: 'actions.correctTitle',
    help: 'actions.correctHelp',
    label: 'actions.correctReason',
    button: 'actions.startCorrection',
  },
  cancel: {
    schema: 'ProcedureCloseRequest',
    send: cancelProcedure,
    title: 'actions.cancel',
    help: 'actions.cancelHelp',
    label: 'common.reason',
    button: 'actions.cancel',
  },
  delete: {
    schema: 'ProcedureCloseRequest',
    send: deleteProcedure,
    title: 'actions.deleteTitle',
    help: 'actions.deleteHelp',
    label: 'common.reason',
    button: 'actions.deleteTitle',
  },
} as const

export const getActionTitle = (action: ProcedureAction) => ACTIONS[action].title

interface Props {
  procedure: Procedure
  action: ProcedureAction
  onDone: (result: Schema['ProcedureOut'] | undefined) => void
  onReload: () => void
}

/** Asks for the reason of a correction, cancellation or deletion, which is stored with the entry. */
export function ReasonForm({ procedure, action, onDone, onReload }: Props) {
  const t = useJournalTranslation()
  const { schema, send, title, help, label, button } = ACTIONS[action]
  const form = useKitForm(schema, {
    initialValues: action === 'correct' ? { reason: '' } : { reason: '', version: procedure.version },
    onSubmit: send(procedure),
    onDone: (result) => onDone(result ?? undefined),
    onReload,
    draft: { form: `procedure-${action}`, subject: procedure.id },
  })
  return (
    <Form form={form} label={t(title)}>
      <Text>{t(help)}</Text>
      <TextAreaField name="reason" label={t(label)} required />
      <Submit size="md" color={action === 'correct' ? undefined : 'red'}>
        {t(button)}
      </Submit>
    </Form>
  )
}
