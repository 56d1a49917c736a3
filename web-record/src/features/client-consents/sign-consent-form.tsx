import { type Schema, schemaOf } from '@clinic/kit/api'
import { CheckField, ChoiceField, Form, PicturesField, SignatureField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Title, toast } from '@clinic/kit/ui'
import type { z } from 'zod'
import { AnswerField } from '../forms/answer-field'
import { useFormsTexts } from '../forms/texts'
import { type Consent, signConsent } from './consents.api'

const PUBLISH = ['do_not_authorize', 'only_treated_part', 'eyes_covered', 'authorize'] as const

interface Props {
  clientId: string
  consent: Consent
  onDone: () => void
}

type Values = Schema['SigningIn']

/** The client reads, answers and signs on the clinic's screen; a letter signed on paper is photographed instead. */
export function SignConsentForm({ clientId, consent, onDone }: Props) {
  const t = useFormsTexts()
  const form = useKitForm<Values>({
    schema: schemaOf('SigningIn') as unknown as z.ZodType<unknown, Values>,
    initial: {
      answers: consent.answers,
      publish_permission: (consent.publish_permission || null) as Values['publish_permission'],
      agreed: false,
      signature: null,
      signed_by: '',
      file_ids: [],
      version: consent.version,
    },
    onSubmit: signConsent(clientId, consent.id),
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
    draft: { form: 'client-consent', subject: consent.id },
  })
  const options = PUBLISH.map((value) => ({ value, label: t(`client.${value}`) }))
  return (
    <Form form={form} label={t('client.signHere')}>
      <Title order={2}>{t('client.signHere')}</Title>
      {consent.questions.map((question) => (
        <AnswerField key={question.id} question={question} files={consent.files} />
      ))}
      {consent.asks_publish && <ChoiceField name="publish_permission" label={t('client.publish')} options={options} required />}
      <CheckField name="agreed" label={t('client.agree')} required agreement />
      <SignatureField name="signature" label={t('client.signature')} />
      <TextField name="signed_by" label={t('client.signer')} />
      <PicturesField name="file_ids" label={t('client.attached')} most={10} />
      <Submit size="md">{t('client.signing')}</Submit>
    </Form>
  )
}
