import { useMay } from '@clinic/kit/session'
import { Anchor, Button, DateTimeText, ErrorState, Group, LoadingState, MoneyText, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import { giftCardsQuery } from '../gift-cards/gift-cards.api'
import { GiftCardStatus } from '../gift-cards/status'
import { receiptsQuery } from '../receipts/receipts.api'
import { nameOf } from '../receipts/receipts-screen'
import { ReceiptState } from '../receipts/state'
import { useLiveSales } from '../receipts/use-live'

const STEP = 10

function GiftCards({ clientId }: { clientId: string }) {
  const t = usePosTexts()
  const { data } = useQuery(giftCardsQuery({ client_id: clientId, per_page: 50 }))
  if (!data || data.items.length === 0) return null
  return (
    <ul className="pos-rows" aria-label={t('giftCards.title')}>
      {data.items.map((card) => (
        <li key={card.id}>
          <span className="clinic-number">{t('ways.giftCardOf', { code: card.code })}</span>
          <GiftCardStatus status={card.status} />
          <MoneyText minor={card.balance} />
        </li>
      ))}
    </ul>
  )
}

/** On the client's card: what this client has bought, and the gift cards that were bought by them. */
export function ClientReceipts({ clientId }: { clientId: string }) {
  const t = usePosTexts()
  const maySell = useMay('sale.write')
  const [shown, show] = useState(STEP)
  useLiveSales()
  const { data, error, refetch } = useQuery(receiptsQuery({ client_id: clientId, per_page: shown }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack component="section" gap="sm" aria-label={t('receipts.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('receipts.title')}</Title>
        {maySell && (
          <Button variant="default" size="compact-md" component={Link} to={`/point-of-sale/payment?client=${clientId}`}>
            {t('receipts.sell')}
          </Button>
        )}
      </Group>
      {!data && <LoadingState />}
      {data?.items.length === 0 && <Text c="dimmed">{t('receipts.none')}</Text>}
      {data && data.items.length > 0 && (
        <ul className="pos-rows" aria-label={t('receipts.title')}>
          {data.items.map((each) => (
            <li key={each.id}>
              <Anchor component={Link} to={`/receipt/${each.id}/detail`}>
                {nameOf(each, t)}
              </Anchor>
              <DateTimeText value={each.created_at} />
              <ReceiptState receipt={each} />
              <MoneyText minor={each.kind === 'refund' ? -each.payable : each.payable} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && shown < 100 && (
        <Button variant="subtle" size="compact-sm" w="max-content" onClick={() => show(Math.min(100, shown + 2 * STEP))}>
          {t('receipts.more')}
        </Button>
      )}
      <GiftCards clientId={clientId} />
    </Stack>
  )
}
