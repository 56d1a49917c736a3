import '../forms/forms.css'
import { RichTextView } from '@clinic/kit/editor'
import { useRealtime } from '@clinic/kit/realtime'
import { DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { AnswersView, Files } from '../forms/answers-view'
import { AssignedFormActions, AssignmentNotice } from '../forms/assigned-form-actions'
import { consentsKey } from '../forms/client-forms.api'
import { consentStatus, FormStatusBadge } from '../forms/form-status'
import { FormReviewHistory } from '../forms/review-history'
import { useFormsTranslation } from '../forms/texts'
import { FormVersionHistory } from '../forms/version-history'
import { ConsentToSign } from './consent-to-sign'
import { type Consent, cancelConsent, consentQuery, correctConsent, reviewConsent } from './consents.api'

/** A client's consent: the form to sign, or the signed text. */
export function ConsentScreen() {
  const { clientId = '', consentId = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(consentQuery(clientId, consentId))
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: consentsKey(clientId) })
  useRealtime('forms', invalidate)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== consentId) return <LoadingState />
  return (
    <Page
      title={data.title}
      help={getHelp('clientConsent')}
      action={
        <AssignedFormActions
          key={data.id}
          form={data}
          isCompleted={data.state === 'signed'}
          basePath={consentsPath(clientId)}
          correct={correctConsent(clientId, data.id)}
          cancel={cancelConsent(clientId, data.id)}
          review={reviewConsent(clientId, data.id)}
          onDone={invalidate}
        />
      }
    >
      <Group gap="sm">
        <FormStatusBadge status={consentStatus(data)} />
        {data.document_id && <DocumentButton id={data.document_id} />}
      </Group>
      <AssignmentNotice form={data} />
      <Stack className="record-page-form" gap="lg">
        {data.state === 'signed' ? (
          <SignedConsent consent={data} />
        ) : (
          <ConsentToSign key={data.id} clientId={clientId} consent={data} onDone={invalidate} />
        )}
        <FormVersionHistory versions={data.versions} basePath={consentsPath(clientId)} currentId={data.id} />
        <FormReviewHistory reviews={data.reviews} />
      </Stack>
    </Page>
  )
}

const consentsPath = (clientId: string) => `/clients/${clientId}/client-letters-of-consents`

/** Answers, publish permission and signature of a signed consent. */
function SignedConsent({ consent }: { consent: Consent }) {
  const t = useFormsTranslation()
  const attached = consent.files.filter(
    ({ id }) => !Object.values(consent.answers).some((answer) => Array.isArray(answer) && answer.includes(id)),
  )
  return (
    <Stack gap="md">
      <div lang={consent.language}>
        <RichTextView doc={consent.body} />
      </div>
      {consent.questions.length > 0 && (
        <>
          <Title order={2}>{t('client.answers')}</Title>
          <AnswersView questions={consent.questions} answers={consent.answers} files={consent.files} />
        </>
      )}
      {consent.publish_permission && (
        <Text>
          {t('client.publish')} <strong>{t(`client.${consent.publish_permission as 'authorize'}`)}</strong>
        </Text>
      )}
      {attached.length > 0 && <Files files={attached} />}
      {consent.signature && <img className="record-form-signature" src={consent.signature} alt={t('client.signature')} />}
      <Text>
        {t('client.signedBy', { name: consent.signed_by_name })} {t(consent.sign_channel === 'link' ? 'client.byLink' : 'client.onScreen')}{' '}
        {consent.signed_at && <DateTimeText value={consent.signed_at} />}
      </Text>
      {consent.signer_relation && (
        <Text>
          {t('client.signerRelation')}: {consent.signer_relation}
        </Text>
      )}
      {consent.identity_check && <Text>{t(`client.identities.${consent.identity_check}`)}</Text>}
      {consent.assigned_by_name && <Text>{t('client.assignedBy', { name: consent.assigned_by_name })}</Text>}
      <Text>{t(`client.signedIn.${consent.language}`)}</Text>
    </Stack>
  )
}
