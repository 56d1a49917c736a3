import { useLanguage } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  DateTimeText,
  EmptyState,
  Group,
  Page,
  SidePanel,
  toast,
  useDisclosure,
  useList,
} from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FormState, recordState } from '../forms/form-state'
import { GiveForm } from '../forms/give-form'
import { worded } from '../forms/questions'
import { SendLink } from '../forms/send-link'
import { useFormsTexts } from '../forms/texts'
import { choosableQuestionnaires } from '../questionnaires/questionnaires.api'
import { askClient, type RecordRow, recordsKey, recordsQuery } from './records.api'

function useColumns(): Column<RecordRow>[] {
  const t = useFormsTexts()
  const language = useLanguage()
  return [
    { key: 'title', title: t('client.name'), cell: (row) => worded(row.title_en, row.title_sv, language) },
    { key: 'state', title: t('client.state'), cell: (row) => <FormState state={recordState(row)} /> },
    { key: 'when', title: t('client.when'), cell: (row) => <DateTimeText value={row.answered_at ?? row.sent_at ?? row.created_at} /> },
    { key: 'who', title: t('client.who'), cell: (row) => row.answered_by_name },
  ]
}

/** A client's questionnaires: given, sent, answered. */
export function RecordsScreen() {
  const t = useFormsTexts()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const list = useList<'title'>({ sort: 'title' })
  const { sort: _, ...asked } = list.query
  const query = useQuery(recordsQuery(clientId, asked))
  useRealtime('forms', () => void queries.invalidateQueries({ queryKey: recordsKey(clientId) }))
  const [opened, panel] = useDisclosure(false)
  const give = useMay('form.write') && <Button onClick={panel.open}>{t('client.ask')}</Button>
  const actions = give && (
    <Group gap="xs">
      <SendLink clientId={clientId} />
      {give}
    </Group>
  )
  return (
    <Page title={t('client.questionnaires')} action={actions}>
      <DataTable
        label={t('client.questionnaires')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/questionnaires/${row.id}`}
        empty={
          <EmptyState title={t('client.emptyQuestionnaires')} action={give}>
            {t('client.emptyQuestionnairesHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('client.ask')}>
        <Give clientId={clientId} onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}

function Give({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTexts()
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(choosableQuestionnaires)
  const done = () => {
    void queries.invalidateQueries({ queryKey: recordsKey(clientId) })
    toast.success(t('client.given'))
    onDone()
  }
  const options = data?.items.map((row) => ({ value: row.id, label: worded(row.title_en, row.title_sv, language) })) ?? []
  return data && <GiveForm name="questionary_ids" options={options} send={askClient(clientId)} onDone={done} />
}
