import '../forms/forms.css'
import { RichTextView } from '@clinic/kit/editor'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AnswersView, Files } from '../forms/answers-view'
import { consentState, FormState } from '../forms/form-state'
import { GivenActions, GivenTold } from '../forms/given-actions'
import { Said } from '../forms/said'
import { useFormsTexts } from '../forms/texts'
import { Versions } from '../forms/versions'
import { type Consent, cancelConsent, consentQuery, consentsKey, correctConsent, reviewConsent } from './consents.api'
import { SignConsentForm } from './sign-consent-form'

/** One of a client's letters of consent: to be signed here, or as it was signed. */
export function ConsentScreen() {
  const { clientId = '', consentId = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(consentQuery(clientId, consentId))
  const look = () => void queries.invalidateQueries({ queryKey: consentsKey(clientId) })
  useRealtime('forms', look)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== consentId) return <LoadingState />
  return (
    <Page
      title={data.title}
      action={
        <GivenActions
          key={data.id}
          given={data}
          done={data.state === 'signed'}
          at={letters(clientId)}
          correct={correctConsent(clientId, data.id)}
          cancel={cancelConsent(clientId, data.id)}
          review={reviewConsent(clientId, data.id)}
          onDone={look}
        />
      }
    >
      <Group gap="sm">
        <FormState standing={consentState(data)} />
        {data.document_id && <DocumentButton id={data.document_id} />}
      </Group>
      <GivenTold given={data} />
      <Stack className="record-page-form" gap="lg">
        <RichTextView doc={data.body} />
        {data.state === 'signed' ? <Signed consent={data} /> : <ToSign clientId={clientId} consent={data} onDone={look} />}
        <Versions versions={data.versions} at={letters(clientId)} current={data.id} />
        <Said marks={data.marks} />
      </Stack>
    </Page>
  )
}

const letters = (clientId: string) => `/clients/${clientId}/letters-of-consents`

interface Part {
  clientId: string
  consent: Consent
  onDone: () => void
}

function ToSign({ clientId, consent, onDone }: Part) {
  const mayWrite = useMay('form.write')
  return mayWrite && !consent.is_cancelled ? (
    <SignConsentForm key={consent.id} clientId={clientId} consent={consent} onDone={onDone} />
  ) : null
}

/** What was answered and signed. */
function Signed({ consent }: { consent: Consent }) {
  const t = useFormsTexts()
  const attached = consent.files.filter(
    ({ id }) => !Object.values(consent.answers).some((said) => Array.isArray(said) && said.includes(id)),
  )
  return (
    <Stack gap="md">
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
      {consent.signature && <img className="record-ink" src={consent.signature} alt={t('client.signature')} />}
      <Text>
        {t('client.signedBy', { name: consent.signed_by_name })} {t(consent.signed_way === 'link' ? 'client.byLink' : 'client.onScreen')}{' '}
        {consent.signed_at && <DateTimeText value={consent.signed_at} />}
      </Text>
    </Stack>
  )
}
