import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateText, DateTimeText, EmptyState, Page, SidePanel, toast, useList } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AskForm } from './ask-form'
import { Details } from './details'
import { Prescriber } from './prescription-facts'
import { type Prescription, prescriptionsKey, prescriptionsQuery } from './prescriptions.api'
import { StateBadge } from './state-badge'
import { usePrescriptionTexts } from './texts'

function useColumns(): Column<Prescription>[] {
  const t = usePrescriptionTexts()
  return [
    { key: 'drug', title: t('drug'), cell: (row) => [row.drug, row.strength].filter(Boolean).join(', ') },
    { key: 'state', title: t('state'), cell: (row) => <StateBadge state={row.state} /> },
    { key: 'prescriber', title: t('prescriber'), cell: (row) => <Prescriber row={row} /> },
    { key: 'used', title: t('used'), cell: (row) => t('uses', { uses: row.uses, times: row.times }) },
    { key: 'until', title: t('validUntil'), cell: (row) => <DateText value={row.valid_until} /> },
    { key: 'asked', title: t('askedAt'), sort: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
  ]
}

/** `/clients/{id}/prescriptions`: what has been asked for and signed; a signature shows at once. */
export function PrescriptionsScreen() {
  const t = usePrescriptionTexts()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const list = useList({ sort: 'created_at', order: 'desc' })
  const query = useQuery(prescriptionsQuery(clientId, list.query))
  const [opened, setOpened] = useState<string | null>(null)
  const mayAsk = useMay('client.prescription.write')
  useRealtime('prescriptions', () => void queries.invalidateQueries({ queryKey: prescriptionsKey }))
  const row = query.data?.items.find((one) => one.id === opened)
  const close = () => setOpened(null)
  const asked = () => {
    toast.success(t('form.sent'))
    close()
  }
  const action = mayAsk && <Button onClick={() => setOpened('new')}>{t('ask')}</Button>
  return (
    <Page title={t('title')} action={action}>
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={(one) => setOpened(one.id)}
        empty={<EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
      />
      <SidePanel opened={opened === 'new'} onClose={close} title={t('ask')}>
        <AskForm clientId={clientId} onDone={asked} />
      </SidePanel>
      <SidePanel opened={row !== undefined} onClose={close} title={t('details.title')}>
        {row && <Details key={row.id} row={row} onDone={close} />}
      </SidePanel>
    </Page>
  )
}
