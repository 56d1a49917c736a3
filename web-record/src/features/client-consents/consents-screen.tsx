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
import { choosableLetters } from '../consents/letters.api'
import { consentState, FormState } from '../forms/form-state'
import { GiveForm } from '../forms/give-form'
import { SendLink } from '../forms/send-link'
import { useFormsTexts } from '../forms/texts'
import { assignLetters, type ConsentRow, consentsKey, consentsQuery } from './consents.api'

function useColumns(): Column<ConsentRow>[] {
  const t = useFormsTexts()
  return [
    { key: 'title', title: t('client.name'), cell: (row) => row.title },
    { key: 'state', title: t('client.state'), cell: (row) => <FormState state={consentState(row)} /> },
    { key: 'when', title: t('client.when'), cell: (row) => <DateTimeText value={row.signed_at ?? row.sent_at ?? row.created_at} /> },
    { key: 'who', title: t('client.who'), cell: (row) => row.signed_by_name },
  ]
}

/** A client's letters of consent: given, sent, signed (REC-031). */
export function ConsentsScreen() {
  const t = useFormsTexts()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const list = useList<'title'>({ sort: 'title' })
  const { sort: _, ...asked } = list.query
  const query = useQuery(consentsQuery(clientId, asked))
  useRealtime('forms', () => void queries.invalidateQueries({ queryKey: consentsKey(clientId) }))
  const [opened, panel] = useDisclosure(false)
  const give = useMay('form.write') && <Button onClick={panel.open}>{t('client.assign')}</Button>
  const actions = give && (
    <Group gap="xs">
      <SendLink clientId={clientId} />
      {give}
    </Group>
  )
  return (
    <Page title={t('client.consents')} action={actions}>
      <DataTable
        label={t('client.consents')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/letters-of-consents/${row.id}`}
        empty={
          <EmptyState title={t('client.emptyConsents')} action={give}>
            {t('client.emptyConsentsHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('client.assign')}>
        <Give clientId={clientId} onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}

function Give({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const t = useFormsTexts()
  const queries = useQueryClient()
  const { data } = useQuery(choosableLetters)
  const done = () => {
    void queries.invalidateQueries({ queryKey: consentsKey(clientId) })
    toast.success(t('client.given'))
    onDone()
  }
  const options = data?.items.map(({ id, title }) => ({ value: id, label: title })) ?? []
  return data && <GiveForm name="letter_ids" options={options} send={assignLetters(clientId)} onDone={done} />
}
