import { ApiError } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import {
  Button,
  DocumentButton,
  ErrorState,
  Group,
  LoadingState,
  SidePanel,
  Stack,
  Table,
  Text,
  Title,
  toast,
  UnstyledButton,
} from '@clinic/kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTexts } from '../../texts'
import { closedDayQuery, closedQuery, takePostings } from './day.api'
import { ReportTable } from './report-table'

const PER_PAGE = 20

/** BEY-040: the day's figures by account, for whoever keeps the books. */
function Postings({ id }: { id: string }) {
  const t = usePosTexts()
  const take = useMutation({
    mutationFn: () => takePostings(id),
    onError: (error) => toast.error((error instanceof ApiError && error.message) || t('day.notTaken')),
  })
  return (
    <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
      {t('day.accounting')}
    </Button>
  )
}

function ClosedDay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(closedDayQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== id) return <LoadingState />
  return (
    <Stack gap="md">
      <Group gap="sm">
        {data.document_id && <DocumentButton id={data.document_id} />}
        <Postings id={id} />
      </Group>
      <ReportTable report={data.report} />
    </Stack>
  )
}

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = usePosTexts()
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

/** The days that are closed, newest first, each as it was frozen and with its PDF. */
export function ClosedDays({ registerId }: { registerId: string }) {
  const t = usePosTexts()
  const { dateTime, money } = useRegion()
  const [page, turn] = useState(1)
  const [opened, open] = useState<{ id: string; number: number } | null>(null)
  const { data, error, refetch } = useQuery(closedQuery({ register_id: registerId, page, per_page: PER_PAGE }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const titles = {
    number: t('day.number'),
    at: t('day.closedAt'),
    sales: t('day.sales'),
    returns: t('day.returns'),
    off: t('day.difference'),
  }
  return (
    <Stack gap="md" component="section" aria-label={t('day.closed')}>
      <Title order={2}>{t('day.closed')}</Title>
      {data?.total === 0 && <Text c="dimmed">{t('day.noneClosed')}</Text>}
      {data && data.total > 0 && (
        <Table className="clinic-table" aria-label={t('day.closed')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{titles.number}</Table.Th>
              <Table.Th>{titles.at}</Table.Th>
              <Table.Th ta="right">{titles.sales}</Table.Th>
              <Table.Th ta="right">{titles.returns}</Table.Th>
              <Table.Th ta="right">{titles.off}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((row) => (
              <Table.Tr key={row.id} className="clinic-row-opens" onClick={() => open(row)}>
                <Table.Td data-label={titles.number}>
                  <UnstyledButton className="clinic-row-link">{t('day.z', { number: row.number })}</UnstyledButton>
                </Table.Td>
                <Table.Td data-label={titles.at} className="clinic-number">
                  {dateTime(row.closed_at)}
                </Table.Td>
                <Table.Td data-label={titles.sales} ta="right" className="clinic-number">
                  {money(row.sales)}
                </Table.Td>
                <Table.Td data-label={titles.returns} ta="right" className="clinic-number">
                  {money(row.returns)}
                </Table.Td>
                <Table.Td data-label={titles.off} ta="right" className="clinic-number">
                  {money(row.difference)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager page={page} total={data?.total ?? 0} onPage={turn} />
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={opened ? t('day.z', { number: opened.number }) : ''}>
        {opened && <ClosedDay id={opened.id} />}
      </SidePanel>
    </Stack>
  )
}
