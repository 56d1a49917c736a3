import { useRegion } from '@clinic/kit/i18n'
import { Anchor, Button, Card, ErrorState, Group, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TbCircleCheckFilled, TbGift } from 'react-icons/tb'
import { Link, useLocation, useParams } from 'react-router'
import { usePosTexts } from '../../texts'
import { Failed } from '../receipts/failed'
import { GiveReceipt } from '../receipts/give-receipt'
import { Progress } from '../receipts/progress'
import { isOpen, type Receipt, receiptQuery } from '../receipts/receipts.api'
import { nameOf } from '../receipts/receipts-screen'
import { useWay } from '../receipts/state'
import { useLiveSales } from '../receipts/use-live'
import { forget } from './use-cart'

function Paid({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const way = useWay()
  const { money } = useRegion()
  useEffect(() => forget(receipt.id), [receipt.id])
  const change = receipt.payments.reduce((sum, each) => sum + (each.is_reversal ? 0 : each.change), 0)
  const paid = receipt.payments.filter((each) => each.state === 'completed' && !each.is_reversal)
  return (
    <Stack gap="lg">
      <Card withBorder radius="md" p="xl">
        <Stack align="center" gap="sm" ta="center" role="status">
          <TbCircleCheckFilled size={56} className="pos-check" aria-hidden />
          <Text fz={24} fw={600}>
            {t('paid.title', { amount: money(receipt.payable) })}
          </Text>
          <Text c="dimmed">{paid.map((each) => `${way(each.way)} ${money(each.amount)}`).join(' · ')}</Text>
          {change > 0 && <Text className="pos-amount">{t('cash.change', { amount: money(change) })}</Text>}
          {receipt.gift_cards.map((code) => (
            <Group key={code} gap="xs" className="pos-amount">
              <TbGift size={24} aria-hidden /> {t('paid.giftCard', { code })}
            </Group>
          ))}
          <Anchor component={Link} to={`/receipt/${receipt.id}/detail`}>
            {nameOf(receipt, t)}
          </Anchor>
        </Stack>
      </Card>
      <GiveReceipt receipt={receipt} />
    </Stack>
  )
}

/** One sale from the terminal to its receipt. It has an address of its own: a reload goes on where it was. */
export function SaleScreen() {
  const t = usePosTexts()
  const { receiptId = '' } = useParams()
  // What was asked of the till before it showed how its last sale ended.
  const { search } = useLocation()
  useLiveSales()
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const failed = receipt.state === 'CANCELLED' || receipt.state === 'ABORTED'
  const next = (
    <Button component={Link} to={`/point-of-sale/payment${search}`} size="md">
      {t('paid.next')}
    </Button>
  )
  return (
    <Page title={t('pay.title')} narrow action={isOpen(receipt) || failed ? undefined : next}>
      {isOpen(receipt) ? <Progress receipt={receipt} /> : failed ? <Failed receipt={receipt} /> : <Paid receipt={receipt} />}
    </Page>
  )
}
