import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, EmptyState, Group, SidePanel, Stack, StatusBadge, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { type RoomSort, roomsQuery } from '../catalogue/catalogue.api'
import { RoomForm } from './room-form'

type Room = Schema['RoomOut']

function useColumns(): Column<Room>[] {
  const t = useBookingTranslation()
  return [
    {
      key: 'name',
      title: t('common.name'),
      sortKey: 'name',
      cell: ({ name, color }) => (
        <>
          <span className="booking-swatch" style={{ background: color }} aria-hidden />
          {name}
        </>
      ),
    },
    {
      key: 'status',
      title: t('common.status'),
      sortKey: 'is_active',
      cell: ({ is_active }) => (is_active ? t('rooms.inUse') : <StatusBadge tone="neutral">{t('rooms.outOfUse')}</StatusBadge>),
    },
  ]
}

/** List of the clinic's rooms. */
export function Rooms() {
  const t = useBookingTranslation()
  const editable = useHasPermission('catalogue.write')
  const list = useListState<RoomSort>({ sort: 'name' })
  const query = useQuery(roomsQuery(list.query))
  const [opened, open] = useState<Room | 'new' | null>(null)
  const done = () => {
    toast.success(t(opened === 'new' ? 'rooms.added' : 'rooms.saved'))
    open(null)
  }
  const add = editable && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('rooms.add')}
    </Button>
  )
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ListToolbar list={list} searchLabel={t('rooms.search')} />
        {add}
      </Group>
      <DataTable
        label={t('settings.rooms')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={editable ? open : undefined}
        emptyState={<EmptyState title={t('rooms.empty')}>{t('rooms.emptyHelp')}</EmptyState>}
      />
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'rooms.add' : 'rooms.edit')}>
        {opened && <RoomForm key={opened === 'new' ? 'new' : opened.id} room={opened === 'new' ? undefined : opened} onDone={done} />}
      </SidePanel>
    </Stack>
  )
}
