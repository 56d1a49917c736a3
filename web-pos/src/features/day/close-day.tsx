import { Alert, Anchor, Card, Group, MoneyText, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePosTranslation } from '../../texts'
import { ReceiptStatus } from '../receipts/receipt-status'
import { receiptsQuery } from '../receipts/receipts.api'
import { receiptTitle } from '../receipts/receipts-screen'
import { CashCount, type CashCountLine } from './cash-count'
import { CloseDayForm } from './close-day-form'
import type { Report } from './day.api'

/** BEY-045: a day can't be closed while payments are in progress; lists them. */
function OpenPayments({ registerId }: { registerId: string }) {
  const t = usePosTranslation()
  const { data } = useQuery(receiptsQuery({ status: 'in_progress', register_id: registerId, per_page: 20 }))
  return (
    <Alert color="yellow" title={t('close.openPayments')} role="alert">
      <Stack gap="xs">
        {t('close.openPaymentsHelp')}
        {data?.items.map((receipt) => (
          <Group key={receipt.id} gap="sm">
            <Anchor component={Link} to={`/point-of-sale/receipt/${receipt.id}/detail`}>
              {receiptTitle(receipt, t)}
            </Anchor>
            <MoneyText minor={receipt.amount_due} />
            <ReceiptStatus receipt={receipt} />
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}

/** Whether anything happened at the register that a Z report would have to show; the server refuses to close an empty day. */
const hasActivity = (report: Report) => report.first_number !== null || report.drawer_openings > 0 || report.copies > 0

function CloseDaySteps({ report }: { report: Report }) {
  const [count, setCount] = useState<CashCountLine[]>([])
  const [isCounted, setIsCounted] = useState(false)
  const [params] = useSearchParams()
  const handleCounted = (lines: CashCountLine[]) => {
    setCount(lines)
    setIsCounted(true)
  }
  const handleAlreadyClosed = () => {
    setCount([])
    setIsCounted(false)
  }
  if (!isCounted)
    return (
      <CashCount
        initialCount={count}
        isDisabled={report.open_payments > 0}
        autoFocus={params.get('part') === 'close'}
        onCounted={handleCounted}
      />
    )
  return <CloseDayForm report={report} count={count} onRecount={() => setIsCounted(false)} onAlreadyClosed={handleAlreadyClosed} />
}

/** USE-018: counts the drawer, shows what is expected, and closes the day. */
export function CloseDay({ report }: { report: Report }) {
  const t = usePosTranslation()
  return (
    <Card withBorder radius="md" p="lg" component="section" aria-label={t('close.title')}>
      <Stack gap="md">
        <Text fw={600}>{t('close.title')}</Text>
        {report.days > 1 && (
          <Alert color="yellow" title={t('close.severalDays', { count: report.days })}>
            {t('close.severalDaysHelp')}
          </Alert>
        )}
        {report.open_payments > 0 && <OpenPayments registerId={report.register_id} />}
        {hasActivity(report) || report.open_payments > 0 ? <CloseDaySteps report={report} /> : <Text c="dimmed">{t('close.empty')}</Text>}
      </Stack>
    </Card>
  )
}
