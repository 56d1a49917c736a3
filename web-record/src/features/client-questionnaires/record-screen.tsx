import '../forms/forms.css'
import { useLanguage } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import {
  Alert,
  Button,
  DateTimeText,
  DocumentButton,
  ErrorState,
  Group,
  LoadingState,
  Page,
  Stack,
  Text,
  Title,
  toast,
} from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { AnswersView } from '../forms/answers-view'
import { CorrectOrCancel } from '../forms/correct-cancel'
import { FormState, recordState } from '../forms/form-state'
import { worded } from '../forms/questions'
import { Said } from '../forms/said'
import { useFormsTexts } from '../forms/texts'
import { Versions } from '../forms/versions'
import { ReviewMenu } from '../reviews/review-menu'
import { AnswerForm, SignForm } from './record-forms'
import { type Answered, cancelRecord, correctRecord, makeAgain, recordQuery, recordsKey, reviewRecord } from './records.api'

/** One of a client's questionnaires: to be filled in here, or as it was answered (REC-044). */
export function RecordScreen() {
  const language = useLanguage()
  const { clientId = '', recordId = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(recordQuery(clientId, recordId))
  const look = () => void queries.invalidateQueries({ queryKey: recordsKey(clientId) })
  useRealtime('forms', look)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== recordId) return <LoadingState />
  const title = worded(data.title_en, data.title_sv, language)
  return (
    <Page title={title} action={<Actions key={data.id} clientId={clientId} record={data} onDone={look} />}>
      <Group gap="sm">
        <FormState standing={recordState(data)} />
        {data.document_id && <DocumentButton key={data.document_id} id={data.document_id} />}
        {data.is_answered && <Again clientId={clientId} record={data} onDone={look} />}
      </Group>
      <Told record={data} />
      <Stack className="record-page-form" gap="lg">
        <Body clientId={clientId} record={data} onDone={look} />
        <Versions versions={data.versions} at={records(clientId)} current={data.id} />
        <Said marks={data.marks} />
      </Stack>
    </Page>
  )
}

const records = (clientId: string) => `/clients/${clientId}/questionnaires`

interface Part {
  clientId: string
  record: Answered
  onDone: () => void
}

/** What is done with it afterwards. */
function Actions({ clientId, record, onDone }: Part) {
  const navigate = useNavigate()
  const mayApprove = useMay('form.approve')
  const { id } = record
  const standing = record.is_answered && !record.is_cancelled && record.versions[0]?.id === id
  return (
    <Group gap="xs">
      <CorrectOrCancel
        version={record.version}
        mayCorrect={standing}
        mayCancel={!record.is_cancelled}
        correct={correctRecord(clientId, id)}
        cancel={cancelRecord(clientId, id)}
        onDone={(deed, to) => {
          onDone()
          if (deed === 'correct') void navigate(`${records(clientId)}/${to}`)
        }}
      />
      <ReviewMenu approval={record.approval} may={standing && mayApprove} send={reviewRecord(clientId, id)} onDone={onDone} />
    </Group>
  )
}

function Again({ clientId, record, onDone }: Part) {
  const t = useFormsTexts()
  const again = useMutation({
    mutationFn: () => makeAgain(clientId, record.id),
    onSuccess: () => {
      toast.success(t('client.againDone'))
      onDone()
    },
    onError: (error) => toast.error(error.message),
  })
  return useMay('form.write') ? (
    <Button variant="subtle" loading={again.isPending || record.should_regen_pdf} onClick={() => again.mutate()}>
      {t('client.again')}
    </Button>
  ) : null
}

function Told({ record }: { record: Answered }) {
  const t = useFormsTexts()
  return (
    <>
      {record.is_cancelled && (
        <Alert color="gray">{t('client.cancelledBy', { name: record.cancelled_by_name, reason: record.cancel_reason })}</Alert>
      )}
      {record.correction_reason && <Text c="dimmed">{t('client.correction', { reason: record.correction_reason })}</Text>}
      {record.answered_at && (
        <Text>
          {t('client.answeredBy', { name: record.answered_by_name })}{' '}
          {t(record.answered_way === 'link' ? 'client.byLink' : 'client.onScreen')} <DateTimeText value={record.answered_at} />
        </Text>
      )}
    </>
  )
}

function Body({ clientId, record, onDone }: Part) {
  const t = useFormsTexts()
  const mayWrite = useMay('form.write') && !record.is_cancelled
  if (!record.is_answered) return mayWrite ? <AnswerForm key={record.id} clientId={clientId} record={record} onDone={onDone} /> : null
  return (
    <>
      <Title order={2}>{t('client.answers')}</Title>
      <AnswersView questions={record.questions} answers={record.answers} files={record.files} />
      {record.signature && (
        <div>
          <img className="record-ink" src={record.signature} alt={t('client.signature')} />
          <Text>{t('client.signedBy', { name: record.signed_by_name })}</Text>
        </div>
      )}
      {record.state !== 'signed' && mayWrite && <SignForm clientId={clientId} record={record} onDone={onDone} />}
    </>
  )
}
