import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { PageButtons } from '@clinic/kit/table'
import {
  Button,
  DateText,
  DocumentButton,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
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
import { FileLink } from '../file-link'
import { maintenanceQuery } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { useRefreshQuality } from '../use-refresh-quality'
import { MaintenanceForm } from './maintenance-form'

const OUTCOME_TONES = { passed: 'success', remarks: 'warning', failed: 'danger' } as const

function MaintenanceRow({ device, row }: { device: Schema['DeviceDetail']; row: Schema['MaintenanceOut'] }) {
  const t = useQualityTranslation()
  if (row.state === 'planned')
    return (
      <Table.Tr>
        <Table.Td data-label={t('maintenance.done')}>
          <DueBadge day={row.planned_on} state={device.maintenance_due} />
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
        {row.outcome && <StatusBadge tone={OUTCOME_TONES[row.outcome]}>{t(`maintenance.${row.outcome}`)}</StatusBadge>}
      </Table.Td>
      <Table.Td data-label={t('maintenance.performedBy')}>
        <div>
          {row.performed_by}
          <Text size="sm" c="dimmed">
            {t('maintenance.signed', { name: row.signed_by })}
          </Text>
          {row.notes && <Text size="sm">{row.notes}</Text>}
        </div>
      </Table.Td>
      <Table.Td>
        <Group gap="xs">
          {row.document_id && <DocumentButton id={row.document_id} size="compact-md" />}
          {row.protocol && <FileLink file={row.protocol} label={t('maintenance.protocol')} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

/** Lists planned and recorded maintenance of a device (QMS-002). */
export function Maintenance({ device }: { device: Schema['DeviceDetail'] }) {
  const t = useQualityTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(maintenanceQuery(device.id, page))
  const refresh = useRefreshQuality()
  const [opened, panel] = useDisclosure(false)
  const canRecord = useHasPermission('quality.participate') && !device.is_removed
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const recordButton = canRecord && <Button onClick={panel.open}>{t('maintenance.record')}</Button>
  const handleRecorded = async () => {
    toast.success(t('maintenance.recorded'))
    panel.close()
    await refresh()
  }
  const pages = Math.ceil(data.total / data.per_page)
  return (
    <Stack gap="md">
      {data.items.length === 0 ? (
        <EmptyState title={t('maintenance.empty')} action={recordButton}>
          {t('maintenance.emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Group justify="flex-end">{recordButton}</Group>
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
                <MaintenanceRow key={row.id} device={device} row={row} />
              ))}
            </Table.Tbody>
          </Table>
          <PageButtons page={page} total={pages} onChange={setPage} />
        </>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('maintenance.record')}>
        <MaintenanceForm device={device} onDone={() => void handleRecorded()} />
      </SidePanel>
    </Stack>
  )
}
