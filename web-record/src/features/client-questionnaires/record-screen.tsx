import '../forms/forms.css'
import { useLanguage } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { Button, DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Page, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AnswersView } from '../forms/answers-view'
import { FormState, recordState } from '../forms/form-state'
import { GivenActions, GivenTold } from '../forms/given-actions'
import { worded } from '../forms/questions'
import { Said } from '../forms/said'
import { useFormsTexts } from '../forms/texts'
import { Versions } from '../forms/versions'
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
    <Page
      title={title}
      action={
        <GivenActions
          key={data.id}
          given={data}
          done={data.is_answered}
          at={records(clientId)}
          correct={correctRecord(clientId, data.id)}
          cancel={cancelRecord(clientId, data.id)}
          review={reviewRecord(clientId, data.id)}
          onDone={look}
        />
      }
    >
      <Group gap="sm">
        <FormState standing={recordState(data)} />
        {data.document_id && <DocumentButton key={data.document_id} id={data.document_id} />}
        {data.is_answered && <Again clientId={clientId} record={data} onDone={look} />}
      </Group>
      <GivenTold given={data} />
      <AnsweredBy record={data} />
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

function AnsweredBy({ record }: { record: Answered }) {
  const t = useFormsTexts()
  return record.answered_at ? (
    <Text>
      {t('client.answeredBy', { name: record.answered_by_name })} {t(record.answered_way === 'link' ? 'client.byLink' : 'client.onScreen')}{' '}
      <DateTimeText value={record.answered_at} />
    </Text>
  ) : null
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
