import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, SignatureField, Submit, useKitForm } from '@clinic/kit/forms'
import { useSession } from '@clinic/kit/session'
import { Text } from '@clinic/kit/ui'
import type { z } from 'zod'
import { type Procedure, signProcedure } from './procedures.api'
import { useJournalTexts } from './texts'

type Values = Partial<Schema['ProcedureSignIn']>

interface Props {
  procedure: Procedure
  onDone: (signed: Procedure) => void
  /** Shows what is saved now: nobody signs what they have not read. */
  onReread: () => void
}

/** The signature under what was written. */
export function SignForm({ procedure, onDone, onReread }: Props) {
  const t = useJournalTexts()
  const user = useSession()?.user
  const send = async (submission: Submission<Schema['ProcedureSignIn']>) => onDone(await signProcedure(procedure)(submission))
  const form = useKitForm<Values>({
    schema: schemaOf('ProcedureSignIn') as z.ZodType<unknown, Values>,
    initial: { signature: null as never, version: procedure.version },
    onSubmit: send,
    onReread,
  })
  return (
    <Form form={form} label={t('act.signTitle')}>
      <Text>{t('act.signHelp')}</Text>
      <SignatureField name="signature" label={t('act.signature')} required signer={user ? `${user.first_name} ${user.last_name}` : ''} />
      <Submit size="md">{t('act.sign')}</Submit>
    </Form>
  )
}
