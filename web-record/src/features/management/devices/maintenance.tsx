import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  DateText,
  DocumentButton,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  Pagination,
  SidePanel,
  Stack,
  StatusBadge,
  Table,
  Text,
  toast,
  useDisclosure,
  VisuallyHidden,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DueBadge } from '../due-badge'
import { maintenanceQuery } from '../management.api'
import { PaperLink } from '../paper-link'
import { useManagementTexts } from '../texts'
import { useRefresh } from '../use-management'
import { DoneForm } from './done-form'

const tones = { passed: 'good', remarks: 'waiting', failed: 'bad' } as const

function Row({ device, row }: { device: Schema['DeviceOut']; row: Schema['MaintenanceOut'] }) {
  const t = useManagementTexts()
  if (row.state === 'planned')
    return (
      <Table.Tr>
        <Table.Td data-label={t('maintenance.done')}>
          <DueBadge day={row.planned_on} state={device.service} />
        </Table.Td>
        <Table.Td data-label={t('maintenance.outcome')}>{t('maintenance.planned')}</Table.Td>
        <Table.Td data-label={t('maintenance.performedBy')}>{device.responsible_name}</Table.Td>
        <Table.Td />
      </Table.Tr>
    )
  return (
    <Table.Tr>
      <Table.Td data-label={t('maintenance.done')}>
        <DateText value={row.done_on} />
      </Table.Td>
      <Table.Td data-label={t('maintenance.outcome')}>
        {row.outcome && <StatusBadge tone={tones[row.outcome]}>{t(`maintenance.${row.outcome}`)}</StatusBadge>}
      </Table.Td>
      <Table.Td data-label={t('maintenance.performedBy')}>
        {row.performed_by}
        <Text size="sm" c="dimmed">
          {t('maintenance.signed', { name: row.signed_by })}
        </Text>
        {row.notes && <Text size="sm">{row.notes}</Text>}
      </Table.Td>
      <Table.Td>
        <Group gap="xs">
          {row.document_id && <DocumentButton id={row.document_id} size="compact-md" />}
          {row.protocol && <PaperLink file={row.protocol} label={t('maintenance.protocol')} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

/** What is planned for a device and what was done (QMS-002). */
export function Maintenance({ device }: { device: Schema['DeviceOut'] }) {
  const t = useManagementTexts()
  const [page, turn] = useState(1)
  const { data, error, refetch } = useQuery(maintenanceQuery(device.id, page))
  const refresh = useRefresh()
  const [opened, panel] = useDisclosure(false)
  const mayRecord = useMay('management.take_part') && !device.is_removed
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const record = mayRecord && <Button onClick={panel.open}>{t('maintenance.record')}</Button>
  const done = async () => {
    toast.success(t('maintenance.recorded'))
    panel.close()
    await refresh()
  }
  const pages = Math.ceil(data.total / data.per_page)
  return (
    <Stack gap="md">
      {data.items.length === 0 ? (
        <EmptyState title={t('maintenance.empty')} action={record}>
          {t('maintenance.emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Group justify="flex-end">{record}</Group>
          <Table className="clinic-table" aria-label={t('maintenance.title')} verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('maintenance.done')}</Table.Th>
                <Table.Th>{t('maintenance.outcome')}</Table.Th>
                <Table.Th>{t('maintenance.performedBy')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{t('maintenance.protocol')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((row) => (
                <Row key={row.id} device={device} row={row} />
              ))}
            </Table.Tbody>
          </Table>
          {pages > 1 && <Pagination total={pages} value={page} onChange={turn} />}
        </>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('maintenance.record')}>
        <DoneForm device={device} onDone={() => void done()} />
      </SidePanel>
    </Stack>
  )
}
