import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  DateText,
  DateTimeText,
  EmptyState,
  ListToolbar,
  MoneyText,
  Page,
  SidePanel,
  toast,
  useList,
} from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import { salesKey } from '../receipts/receipts.api'
import { useLiveSales } from '../receipts/use-live'
import { GiftCardPanel } from './gift-card-panel'
import { type GiftCard, giftCardsQuery } from './gift-cards.api'
import { GiftCardStatus } from './status'

function useColumns(): Column<Schema['GiftCardOut']>[] {
  const t = usePosTexts()
  return [
    { key: 'code', title: t('giftCards.code'), cell: (row) => <span className="clinic-number">{row.code}</span> },
    { key: 'sold', title: t('giftCards.sold'), sort: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'expires', title: t('giftCards.expires'), cell: (row) => <DateText value={row.expires_on} /> },
    { key: 'status', title: t('giftCards.status'), cell: (row) => <GiftCardStatus status={row.status} /> },
    { key: 'value', title: t('giftCards.value'), numeric: true, cell: (row) => <MoneyText minor={row.initial_value} /> },
    { key: 'balance', title: t('giftCards.balance'), numeric: true, cell: (row) => <MoneyText minor={row.balance} /> },
  ]
}

/** The gift cards that were sold, found by what stands on them. */
export function GiftCardsScreen() {
  const t = usePosTexts()
  const queries = useQueryClient()
  const list = useList({ sort: 'created_at', order: 'desc' })
  useLiveSales()
  const { page, per_page, search, order } = list.query
  const query = useQuery(giftCardsQuery({ page, per_page, search, order }))
  const [opened, open] = useState<GiftCard | null>(null)
  const sell = useMay('sale.write') ? (
    <Button component={Link} to="/point-of-sale/payment?sell=gift-card" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('giftCards.sell')}
    </Button>
  ) : undefined
  const done = async () => {
    toast.success(t('giftCards.saved'))
    open(null)
    await queries.invalidateQueries({ queryKey: salesKey })
  }
  return (
    <Page title={t('giftCards.title')} action={sell}>
      <ListToolbar list={list} searchLabel={t('giftCards.search')} />
      <DataTable
        label={t('giftCards.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={open}
        empty={
          <EmptyState title={t('giftCards.empty')} action={sell}>
            {t('giftCards.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={opened?.code ?? ''}>
        {opened && <GiftCardPanel key={opened.id} card={opened} onDone={() => void done()} />}
      </SidePanel>
    </Page>
  )
}
