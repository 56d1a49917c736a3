import type { Schema, Submission } from '@clinic/kit/api'
import { Form, SignatureField, Submit, useKitForm } from '@clinic/kit/forms'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Text } from '@clinic/kit/ui'
import { type Procedure, signProcedure } from './procedures.api'
import { useJournalTranslation } from './texts'

interface Props {
  procedure: Procedure
  onDone: (signed: Procedure) => void
  /** Reloads the entry after a conflict, so that nobody signs what they have not read. */
  onReload: () => void
}

export function SignForm({ procedure, onDone, onReload }: Props) {
  const t = useJournalTranslation()
  const user = useSession()?.user
  const handleSubmit = async (submission: Submission<Schema['ProcedureSignRequest']>) => onDone(await signProcedure(procedure)(submission))
  const form = useKitForm('ProcedureSignRequest', {
    initialValues: { signature: null, version: procedure.version },
    onSubmit: handleSubmit,
    onReload,
  })
  return (
    <Form form={form} label={t('actions.signTitle')}>
      <Text>{t('actions.signHelp')}</Text>
      <SignatureField name="signature" label={t('actions.signature')} required signerName={user ? getFullName(user) : ''} />
      <Submit size="md">{t('actions.sign')}</Submit>
    </Form>
  )
}
