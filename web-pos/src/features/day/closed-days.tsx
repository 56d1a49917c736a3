import type { Schema } from '@clinic/kit/api'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { DateTimeText, MoneyText, SidePanel, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTranslation } from '../../texts'
import { ClosedDay } from './closed-day'
import { type ClosedDaySort, closedDaysQuery } from './day.api'

type Row = Schema['ZReportSummary']

function useColumns(): Column<Row>[] {
  const t = usePosTranslation()
  const money = (key: 'sales' | 'returns' | 'difference'): Column<Row> => ({
    key,
    title: t(`day.${key}`),
    isNumeric: true,
    cell: (row) => <MoneyText minor={row[key]} />,
  })
  return [
    { key: 'number', title: t('day.number'), sortKey: 'number', cell: (row) => t('day.z', { number: row.number }) },
    { key: 'at', title: t('day.closedAt'), sortKey: 'closed_at', cell: (row) => <DateTimeText value={row.closed_at} /> },
    money('sales'),
    money('returns'),
    money('difference'),
  ]
}

/** The closed days, newest first, each with its Z report and its PDF. */
export function ClosedDays({ registerId }: { registerId: string }) {
  const t = usePosTranslation()
  const list = useListState<ClosedDaySort>({ sort: 'closed_at', order: 'desc' })
  const [opened, setOpened] = useState<Row | null>(null)
  const query = useQuery(closedDaysQuery({ ...list.query, register_id: registerId }))
  return (
    <Stack gap="md" component="section" aria-label={t('day.closed')}>
      <Title order={2}>{t('day.closed')}</Title>
      <ListToolbar list={list} searchLabel={t('day.search')} />
      <DataTable
        label={t('day.closed')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={setOpened}
        emptyState={<Text c="dimmed">{t('day.noneClosed')}</Text>}
      />
      <SidePanel opened={opened !== null} onClose={() => setOpened(null)} title={opened ? t('day.z', { number: opened.number }) : ''}>
        {opened && <ClosedDay id={opened.id} />}
      </SidePanel>
    </Stack>
  )
}
