import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import {
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  SidePanel,
  Stack,
  StatusBadge,
  Table,
  toast,
  UnstyledButton,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { roomsQuery } from '../catalogue/catalogue.api'
import { RoomForm } from './room-form'

type Room = Schema['RoomOut']

function Rows({ rooms, onOpen }: { rooms: Room[]; onOpen?: (room: Room) => void }) {
  const t = useBookingTranslation()
  return (
    <Table className="clinic-table" aria-label={t('settings.rooms')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.name')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rooms.map((room) => (
          <Table.Tr key={room.id} className={onOpen ? 'clinic-row-clickable' : ''} onClick={onOpen && (() => onOpen(room))}>
            <Table.Td data-label={t('common.name')}>
              <span>
                <span className="booking-swatch" style={{ background: room.color }} aria-hidden />
                {onOpen ? <UnstyledButton className="clinic-row-link">{room.name}</UnstyledButton> : room.name}
              </span>
            </Table.Td>
            <Table.Td data-label={t('common.status')}>
              {room.is_active ? t('rooms.inUse') : <StatusBadge tone="neutral">{t('rooms.outOfUse')}</StatusBadge>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** List of the clinic's rooms. */
export function Rooms() {
  const t = useBookingTranslation()
  const editable = useHasPermission('catalogue.write')
  const { data, error, refetch } = useQuery(roomsQuery())
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
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="md">
      {data.length === 0 ? (
        <EmptyState title={t('rooms.empty')} action={add}>
          {t('rooms.emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Group justify="flex-end">{add}</Group>
          <Rows rooms={data} onOpen={editable ? open : undefined} />
        </>
      )}
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'rooms.add' : 'rooms.edit')}>
        {opened && <RoomForm key={opened === 'new' ? 'new' : opened.id} room={opened === 'new' ? undefined : opened} onDone={done} />}
      </SidePanel>
    </Stack>
  )
}
