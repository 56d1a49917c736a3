import { EntityPicker, memberSource } from '@clinic/kit/components'
import { MoneyInput } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import type { ListState } from '@clinic/kit/table'
import { DatePickerInput, Select } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePosTranslation } from '../../texts'
import type { ReceiptFilters as Filters } from './receipts.api'

const STATUSES = ['in_progress', 'failed', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const

/** The filters of the list that stand in the address (days, amount in öre and cashier) and how many are chosen. */
export function useReceiptFilters() {
  const [params] = useSearchParams()
  const text = (name: string) => params.get(name) ?? undefined
  const amount = Number(params.get('amount'))
  const filters = { from: text('from'), to: text('to'), cashier_id: text('cashier'), amount: amount > 0 ? amount : undefined }
  const chosen = [filters.from ?? filters.to, filters.cashier_id, filters.amount]
  return { ...filters, count: chosen.filter((value) => value !== undefined).length }
}

function StatusFilter({ list }: { list: ListState }) {
  const t = usePosTranslation()
  return (
    <Select
      aria-label={t('common.status')}
      placeholder={t('receipts.all')}
      clearable
      clearButtonProps={{ 'aria-label': t('receipts.all') }}
      data={STATUSES.map((value) => ({ value, label: t(`receipts.filter.${value}`) }))}
      value={list.filter || null}
      onChange={(filter) => list.setParams({ filter: filter ?? undefined })}
      w={{ base: '100%', xs: 180 }}
    />
  )
}

function CashierFilter({ list, cashierId }: { list: ListState; cashierId: string | undefined }) {
  const t = usePosTranslation()
  const { data } = useQuery({
    queryKey: [...memberSource.key, 'one', cashierId],
    queryFn: () => memberSource.load(cashierId ?? ''),
    enabled: cashierId !== undefined,
  })
  return (
    <EntityPicker
      source={memberSource}
      aria-label={t('receipts.cashier')}
      placeholder={t('receipts.cashier')}
      emptyMessage={t('receipts.noCashier')}
      value={cashierId ? (data ?? { id: cashierId, label: '…' }) : null}
      onChange={(option) => list.setParams({ cashier: option?.id })}
    />
  )
}

/** An amount, which is applied by Enter or when the input is left. */
function AmountFilter({ list, amount }: { list: ListState; amount: number | undefined }) {
  const t = usePosTranslation()
  const [typed, setTyped] = useState<number | null>(amount ?? null)
  const apply = () => (typed ?? undefined) !== amount && list.setParams({ amount: typed ?? undefined })
  return (
    <MoneyInput
      aria-label={t('receipts.amount')}
      placeholder={t('receipts.amount')}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
      w={{ base: '100%', xs: 150 }}
    />
  )
}

/** The filters above the list of receipts. */
export function ReceiptFilters({ list, filters }: { list: ListState; filters: Pick<Filters, 'from' | 'to' | 'amount' | 'cashier_id'> }) {
  const t = usePosTranslation()
  const { localeSettings } = useFormatters()
  const mayReadTeam = useHasPermission('team.read')
  return (
    <>
      <StatusFilter list={list} />
      <DatePickerInput
        type="range"
        aria-label={t('receipts.days')}
        placeholder={t('receipts.days')}
        valueFormat={localeSettings.dateFormat}
        firstDayOfWeek={localeSettings.isSundayFirst ? 0 : 1}
        allowSingleDateInRange
        clearable
        clearButtonProps={{ 'aria-label': t('receipts.allDays') }}
        value={[filters.from ?? null, filters.to ?? null]}
        onChange={([from, to]) => list.setParams({ from: from ?? undefined, to: to ?? undefined })}
        miw={220}
      />
      <AmountFilter key={filters.amount ?? ''} list={list} amount={filters.amount} />
      {mayReadTeam && <CashierFilter list={list} cashierId={filters.cashier_id} />}
    </>
  )
}
