import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, DateTimeText, EmptyState, MoneyText, Page, SidePanel, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { salesKey } from '../receipts/receipts.api'
import { useLiveSales } from '../receipts/use-live-sales'
import { GiftCardPanel } from './gift-card-panel'
import { GiftCardStatus } from './gift-card-status'
import { type GiftCard, giftCardsQuery, type Sort } from './gift-cards.api'

function useColumns(): Column<Schema['GiftCardOut']>[] {
  const t = usePosTranslation()
  return [
    { key: 'code', title: t('giftCards.code'), sortKey: 'code', cell: (row) => <span className="clinic-number">{row.code}</span> },
    { key: 'sold', title: t('giftCards.sold'), sortKey: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'expires', title: t('giftCards.expires'), sortKey: 'expires_on', cell: (row) => <DateText value={row.expires_on} /> },
    { key: 'status', title: t('common.status'), cell: (row) => <GiftCardStatus status={row.status} /> },
    { key: 'value', title: t('giftCards.value'), isNumeric: true, cell: (row) => <MoneyText minor={row.initial_value} /> },
    {
      key: 'balance',
      title: t('giftCards.balance'),
      isNumeric: true,
      sortKey: 'balance',
      cell: (row) => <MoneyText minor={row.balance} />,
    },
  ]
}

/** The list of gift cards, searched by code. */
export function GiftCardsScreen() {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const list = useListState<Sort>({ sort: 'created_at', order: 'desc' })
  useLiveSales()
  const query = useQuery(giftCardsQuery(list.query))
  const [opened, setOpened] = useState<GiftCard | null>(null)
  const sellButton = useHasPermission('sale.write') ? (
    <Button component={Link} to="/point-of-sale/payment?sell=gift-card" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('giftCards.sell')}
    </Button>
  ) : undefined
  const handleSaved = async () => {
    toast.success(t('giftCards.saved'))
    setOpened(null)
    await queries.invalidateQueries({ queryKey: salesKey })
  }
  return (
    <Page title={t('giftCards.title')} action={sellButton} help={getHelp('giftCards')}>
      <ListToolbar list={list} views="gift-cards" searchLabel={t('giftCards.search')} />
      <DataTable
        label={t('giftCards.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={setOpened}
        emptyState={
          <EmptyState title={t('giftCards.empty')} action={sellButton}>
            {t('giftCards.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened !== null} onClose={() => setOpened(null)} title={opened?.code ?? ''}>
        {opened && <GiftCardPanel key={opened.id} card={opened} onDone={() => void handleSaved()} />}
      </SidePanel>
    </Page>
  )
}
