import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, DateTimeText, ErrorState, Group, LoadingState, MoneyText, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { GiftCardStatus } from '../gift-cards/gift-card-status'
import { giftCardsQuery } from '../gift-cards/gift-cards.api'
import { ReceiptStatus } from '../receipts/receipt-status'
import { receiptsQuery } from '../receipts/receipts.api'
import { receiptTitle } from '../receipts/receipts-screen'
import { useLiveSales } from '../receipts/use-live-sales'

const PAGE_STEP = 10
const MAX_COUNT = 100

interface MoreButtonProps {
  label: string
  total: number
  visibleCount: number
  onChange: (count: number) => void
}

/** Shows twenty rows more, up to the hundred that one page holds. */
function MoreButton({ label, total, visibleCount, onChange }: MoreButtonProps) {
  if (total <= visibleCount || visibleCount >= MAX_COUNT) return null
  return (
    <Button variant="subtle" size="compact-sm" w="max-content" onClick={() => onChange(Math.min(MAX_COUNT, visibleCount + 2 * PAGE_STEP))}>
      {label}
    </Button>
  )
}

function GiftCards({ clientId }: { clientId: string }) {
  const t = usePosTranslation()
  const [visibleCount, setVisibleCount] = useState(PAGE_STEP)
  const { data } = useQuery(giftCardsQuery({ client_id: clientId, per_page: visibleCount }))
  if (!data || data.items.length === 0) return null
  return (
    <>
      <ul className="pos-rows" aria-label={t('giftCards.title')}>
        {data.items.map((card) => (
          <li key={card.id}>
            <span className="clinic-number">{t('methods.giftCardOf', { code: card.code })}</span>
            <GiftCardStatus status={card.status} />
            <MoneyText minor={card.balance} />
          </li>
        ))}
      </ul>
      <MoreButton label={t('giftCards.more')} total={data.total} visibleCount={visibleCount} onChange={setVisibleCount} />
    </>
  )
}

/** On the client's overview: the client's receipts, and the gift cards they bought. */
export function ClientReceipts({ clientId }: { clientId: string }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  const [visibleCount, setVisibleCount] = useState(PAGE_STEP)
  useLiveSales()
  const { data, error, refetch } = useQuery(receiptsQuery({ client_id: clientId, per_page: visibleCount }))
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
      {data?.items.length === 0 && <Text c="dimmed">{t('receipts.noneOfClient')}</Text>}
      {data && data.items.length > 0 && (
        <ul className="pos-rows" aria-label={t('receipts.title')}>
          {data.items.map((receipt) => (
            <li key={receipt.id}>
              <Anchor component={Link} to={`/point-of-sale/receipt/${receipt.id}/detail`}>
                {receiptTitle(receipt, t)}
              </Anchor>
              <DateTimeText value={receipt.created_at} />
              <ReceiptStatus receipt={receipt} />
              <MoneyText minor={receipt.type === 'refund' ? -receipt.amount_due : receipt.amount_due} />
            </li>
          ))}
        </ul>
      )}
      {data && <MoreButton label={t('receipts.more')} total={data.total} visibleCount={visibleCount} onChange={setVisibleCount} />}
      <GiftCards clientId={clientId} />
    </Stack>
  )
}
