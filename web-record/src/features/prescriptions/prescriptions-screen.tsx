import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, DateTimeText, EmptyState, Page, SidePanel, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { PrescriberName } from './prescription-details'
import { PrescriptionPanel } from './prescription-panel'
import { PrescriptionStatusBadge } from './prescription-status-badge'
import { type Prescription, type PrescriptionSort, prescriptionsKey, prescriptionsQuery } from './prescriptions.api'
import { RequestForm } from './request-form'
import { usePrescriptionTranslation } from './texts'

function useColumns(): Column<Prescription>[] {
  const t = usePrescriptionTranslation()
  return [
    { key: 'drug', title: t('drug'), sortKey: 'drug', cell: (row) => [row.drug, row.strength].filter(Boolean).join(', ') },
    { key: 'state', title: t('common.status'), cell: (row) => <PrescriptionStatusBadge state={row.state} /> },
    { key: 'prescriber', title: t('prescriber'), cell: (row) => <PrescriberName row={row} /> },
    { key: 'used', title: t('used'), cell: (row) => t('uses', { uses: row.uses, maxUses: row.max_uses }) },
    { key: 'until', title: t('validUntil'), sortKey: 'valid_until', cell: (row) => <DateText value={row.valid_until} /> },
    { key: 'requested', title: t('requestedAt'), sortKey: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
  ]
}

/** Lists a client’s requested and signed prescriptions, updated in real time. */
export function PrescriptionsScreen() {
  const t = usePrescriptionTranslation()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const list = useListState<PrescriptionSort>({ sort: 'created_at', order: 'desc' })
  const query = useQuery(prescriptionsQuery(clientId, list.query))
  const [opened, setOpened] = useState<string | null>(null)
  const canRequest = useHasPermission('client.prescription.write')
  useRealtime('prescriptions', () => void queries.invalidateQueries({ queryKey: prescriptionsKey }))
  const row = query.data?.items.find((item) => item.id === opened)
  const close = () => setOpened(null)
  const handleRequested = () => {
    toast.success(t('form.sent'))
    close()
  }
  const action = canRequest && <Button onClick={() => setOpened('new')}>{t('request')}</Button>
  return (
    <Page title={t('title')} action={action} help={getHelp('prescriptions')}>
      <ListToolbar list={list} searchLabel={t('search')} />
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={(item) => setOpened(item.id)}
        emptyState={<EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
      />
      <SidePanel opened={opened === 'new'} onClose={close} title={t('request')}>
        <RequestForm clientId={clientId} onDone={handleRequested} />
      </SidePanel>
      <SidePanel opened={row !== undefined} onClose={close} title={t('details.title')}>
        {row && <PrescriptionPanel key={row.id} row={row} onDone={close} />}
      </SidePanel>
    </Page>
  )
}
