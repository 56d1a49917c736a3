import { useFormatters } from '@clinic/kit/i18n'
import { Button, ErrorState, Group, SidePanel, Stack, Table, Text, Title, UnstyledButton } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTranslation } from '../../texts'
import { ClosedDay } from './closed-day'
import { closedDaysQuery } from './day.api'

const PER_PAGE = 20

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = usePosTranslation()
  if (total <= PER_PAGE) return null
  return (
    <Group gap="sm">
      <Button variant="default" size="compact-md" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('day.newer')}
      </Button>
      <Button variant="default" size="compact-md" disabled={page * PER_PAGE >= total} onClick={() => onPage(page + 1)}>
        {t('day.older')}
      </Button>
    </Group>
  )
}

/** The closed days, newest first, each with its Z report and its PDF. */
export function ClosedDays({ registerId }: { registerId: string }) {
  const t = usePosTranslation()
  const { formatDateTime, formatMoney } = useFormatters()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<{ id: string; number: number } | null>(null)
  const { data, error, refetch } = useQuery(closedDaysQuery({ register_id: registerId, page, per_page: PER_PAGE }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const headings = {
    number: t('day.number'),
    at: t('day.closedAt'),
    sales: t('day.sales'),
    returns: t('day.returns'),
    difference: t('day.difference'),
  }
  return (
    <Stack gap="md" component="section" aria-label={t('day.closed')}>
      <Title order={2}>{t('day.closed')}</Title>
      {data?.total === 0 && <Text c="dimmed">{t('day.noneClosed')}</Text>}
      {data && data.total > 0 && (
        <Table className="clinic-table" aria-label={t('day.closed')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{headings.number}</Table.Th>
              <Table.Th>{headings.at}</Table.Th>
              <Table.Th ta="right">{headings.sales}</Table.Th>
              <Table.Th ta="right">{headings.returns}</Table.Th>
              <Table.Th ta="right">{headings.difference}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((row) => (
              <Table.Tr key={row.id} className="clinic-row-clickable" onClick={() => setOpened(row)}>
                <Table.Td data-label={headings.number}>
                  <UnstyledButton className="clinic-row-link">{t('day.z', { number: row.number })}</UnstyledButton>
                </Table.Td>
                <Table.Td data-label={headings.at} className="clinic-number">
                  {formatDateTime(row.closed_at)}
                </Table.Td>
                <Table.Td data-label={headings.sales} ta="right" className="clinic-number">
                  {formatMoney(row.sales)}
                </Table.Td>
                <Table.Td data-label={headings.returns} ta="right" className="clinic-number">
                  {formatMoney(row.returns)}
                </Table.Td>
                <Table.Td data-label={headings.difference} ta="right" className="clinic-number">
                  {formatMoney(row.difference)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager page={page} total={data?.total ?? 0} onPage={setPage} />
      <SidePanel opened={opened !== null} onClose={() => setOpened(null)} title={opened ? t('day.z', { number: opened.number }) : ''}>
        {opened && <ClosedDay id={opened.id} />}
      </SidePanel>
    </Stack>
  )
}
