import { useHasPermission } from '@clinic/kit/session'
import { DataTable, type ListState, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, EmptyState, Page, Select, SidePanel } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { type Filter, type Sort, STATES, serviceChoicesQuery, waitingListQuery } from './waiting-list.api'
import { useWaitingListColumns } from './waiting-list-columns'
import { WaitingListEntryForm } from './waiting-list-entry-form'

/** The panel to add a client, opened by the address: also from a booking, with its client and service. */
function useAddPanel() {
  const [params, setParams] = useSearchParams()
  const change = (values: Record<string, string | null>) =>
    setParams((previous) => {
      const next = new URLSearchParams(previous)
      for (const [name, value] of Object.entries(values)) value === null ? next.delete(name) : next.set(name, value)
      return next
    })
  const initial = Object.fromEntries(
    (['client', 'service'] as const).flatMap((name) => {
      const id = params.get(name)
      return id ? [[`${name}_id`, id]] : []
    }),
  )
  return {
    opened: params.has('add'),
    initial,
    open: () => change({ add: '1' }),
    close: () => change({ add: null, client: null, service: null }),
  }
}

function Filters({ list, serviceId }: { list: ListState; serviceId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: services = [] } = useQuery(serviceChoicesQuery())
  return (
    <>
      <Select
        aria-label={t('common.status')}
        w={160}
        allowDeselect={false}
        data={(['all', ...STATES] as const).map((value) => ({ value, label: t(`waitingList.filter.${value}`) }))}
        value={list.filter}
        onChange={(filter) => list.setParams({ filter: filter ?? undefined })}
      />
      <Select
        aria-label={t('waitingList.service')}
        placeholder={t('waitingList.allServices')}
        w={220}
        clearable
        searchable
        data={services.map(({ id, name }) => ({ value: id, label: name }))}
        value={serviceId ?? null}
        onChange={(id) => list.setParams({ serviceId: id ?? undefined })}
      />
    </>
  )
}

/** List of the clients who wait for a time, with the offers that each has had. */
export function WaitingListScreen() {
  const t = useBookingTranslation()
  const list = useListState<Sort>({ sort: 'created_at', filter: 'waiting' })
  const [params] = useSearchParams()
  const serviceId = params.get('serviceId') ?? undefined
  const query = useQuery(waitingListQuery(list.query, list.filter as Filter, serviceId))
  const panel = useAddPanel()
  const add = useHasPermission('booking.write') && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('waitingList.add')}
    </Button>
  )
  return (
    <Page title={t('waitingList.title')} help={getHelp('waitingList')} action={add}>
      <ListToolbar list={list} searchLabel={t('waitingList.search')}>
        <Filters list={list} serviceId={serviceId} />
      </ListToolbar>
      <DataTable
        label={t('waitingList.title')}
        columns={useWaitingListColumns()}
        list={list}
        query={query}
        emptyState={
          <EmptyState title={t('waitingList.empty')} action={add}>
            {t('waitingList.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={panel.opened} onClose={panel.close} title={t('waitingList.add')}>
        <WaitingListEntryForm initial={panel.initial} onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}
