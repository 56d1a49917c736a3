import { type Schema, schemaOf } from '@clinic/kit/api'
import { Form, SignatureField, Submit, useKitForm } from '@clinic/kit/forms'
import { Title, toast } from '@clinic/kit/ui'
import type { z } from 'zod'
import { AnswerField } from '../forms/answer-field'
import { useFormsTexts } from '../forms/texts'
import { type Answered, answerRecord, signRecord } from './records.api'

interface Props {
  clientId: string
  record: Answered
  onDone: () => void
}

const told = (answers: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(answers).filter(([, said]) => said !== undefined && said !== null && said !== ''))

/** The client's answers, written down at the clinic. */
export function AnswerForm({ clientId, record, onDone }: Props) {
  const t = useFormsTexts()
  const form = useKitForm<Schema['AnswersIn']>({
    schema: schemaOf('AnswersIn') as unknown as z.ZodType<unknown, Schema['AnswersIn']>,
    initial: { answers: record.answers, version: record.version },
    onSubmit: (submission) => {
      const { body, key } = submission as { body: Schema['AnswersIn']; key: string }
      return answerRecord(clientId, record.id)({ body: { ...body, answers: told(body.answers) }, key })
    },
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
    draft: { form: 'client-questionnaire', subject: record.id },
  })
  return (
    <Form form={form} label={t('client.fill')}>
      <Title order={2}>{t('client.fill')}</Title>
      {record.questions.map((question) => (
        <AnswerField key={question.id} question={question} files={record.files} />
      ))}
      <Submit size="md">{t('client.answer')}</Submit>
    </Form>
  )
}

/** Somebody at the clinic vouches for the answers. */
export function SignForm({ clientId, record, onDone }: Props) {
  const t = useFormsTexts()
  const form = useKitForm<{ signature: string | null; version: number }>({
    schema: schemaOf('SignIn') as unknown as z.ZodType<unknown, { signature: string | null; version: number }>,
    initial: { signature: null, version: record.version },
    onSubmit: signRecord(clientId, record.id),
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('client.sign')}>
      <Title order={2}>{t('client.sign')}</Title>
      <SignatureField name="signature" label={t('client.signature')} required />
      <Submit>{t('client.signing')}</Submit>
    </Form>
  )
}
