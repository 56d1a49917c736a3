import type { Schema } from '@clinic/kit/api'
import { CheckboxField, Form, ImageUploadField, RadioGroupField, SignatureField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import type { Language } from '@clinic/kit/i18n'
import { Title, toast } from '@clinic/kit/ui'
import { AnswerField } from '../forms/answer-field'
import { useFormsTranslation } from '../forms/texts'
import { type Consent, signConsent } from './consents.api'

const PUBLISH_PERMISSIONS = ['do_not_authorize', 'only_treated_part', 'eyes_covered', 'authorize'] as const

const IDENTITY_CHECKS = ['in_person', 'id_document'] as const

interface Props {
  clientId: string
  consent: Consent
  /** The language that the form is shown in. */
  language: Language
  onDone: () => void
}

type Values = Schema['ConsentSignRequest']

/** Sign a consent on the clinic's screen, or attach pictures of one signed on paper. */
export function SignConsentForm({ clientId, consent, language, onDone }: Props) {
  const t = useFormsTranslation()
  const form = useKitForm('ConsentSignRequest', {
    initialValues: {
      answers: consent.answers,
      publish_permission: (consent.publish_permission || null) as Values['publish_permission'],
      agreed: false,
      data_consent: false,
      signature: null,
      signed_by: '',
      signer_relation: '',
      identity_check: 'in_person',
      file_ids: [],
      version: consent.version,
    },
    onSubmit: ({ body, idempotencyKey }) => signConsent(clientId, consent.id)({ body: { ...body, language }, idempotencyKey }),
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
    draft: { form: 'client-consent', subject: consent.id },
  })
  const options = PUBLISH_PERMISSIONS.map((value) => ({ value, label: t(`client.${value}`) }))
  const identityOptions = IDENTITY_CHECKS.map((value) => ({ value, label: t(`client.identities.${value}`) }))
  return (
    <Form form={form} label={t('client.signHere')}>
      <Title order={2}>{t('client.signHere')}</Title>
      {consent.questions.map((question) => (
        <AnswerField key={question.id} question={question} files={consent.files} />
      ))}
      {consent.asks_publish_permission && (
        <RadioGroupField name="publish_permission" label={t('client.publish')} options={options} required />
      )}
      {consent.asks_agreement && <CheckboxField name="agreed" label={t('client.agreement')} required isTransient />}
      {consent.asks_data_consent && <CheckboxField name="data_consent" label={t('client.dataConsent')} required isTransient />}
      <SignatureField name="signature" label={t('client.signature')} />
      <TextField name="signed_by" label={t('client.signerName')} />
      <TextField name="signer_relation" label={t('client.signerRelation')} />
      <RadioGroupField name="identity_check" label={t('client.identity')} options={identityOptions} required />
      <ImageUploadField name="file_ids" label={t('client.attachments')} maxCount={10} />
      <Submit size="md">{t('client.signButton')}</Submit>
    </Form>
  )
}
