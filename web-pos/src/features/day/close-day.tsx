import { ApiError } from '@clinic/kit/api'
import { Form, MoneyField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Anchor, Card, confirm, Group, MoneyText, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { ReceiptStatus } from '../receipts/receipt-status'
import { receiptsQuery, salesKey } from '../receipts/receipts.api'
import { receiptTitle } from '../receipts/receipts-screen'
import { closeDay, type Report } from './day.api'

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

/** Compares the counted cash with the expected cash. */
function CashDifference({ expected }: { expected: number }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const countedCash: number | null = useWatch({ name: 'counted_cash' })
  return (
    <Text size="sm" role="status">
      {t('close.expected', { amount: formatMoney(expected) })}
      {countedCash !== null && countedCash !== undefined && ` · ${t('close.difference', { amount: formatMoney(countedCash - expected) })}`}
    </Text>
  )
}

/** Counts the drawer and closes the day: its Z report is numbered and can't be changed. */
export function CloseDay({ report }: { report: Report }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm('CloseDayRequest', {
    initialValues: { register_id: report.register_id, opening_float: report.opening_float + report.float_change },
    onSubmit: async ({ body: values, idempotencyKey }) => {
      const body = { ...values, number: report.number }
      if (!(await confirm({ title: t('close.title'), body: t('close.confirm'), confirmLabel: t('close.title') }))) return
      try {
        const { report: zReport } = await closeDay({ body, idempotencyKey })
        toast.success(t('close.done', { number: zReport.number ?? '' }))
        form.form.reset({ register_id: report.register_id, opening_float: body.opening_float })
      } catch (error) {
        const code = error instanceof ApiError && error.code
        if (code === 'pos.open_payments') return
        // The counted cash belongs to the day that a colleague has closed.
        if (code === 'pos.day_already_closed')
          form.form.reset({ register_id: report.register_id, counted_cash: null, opening_float: body.opening_float })
        throw error
      } finally {
        await queries.invalidateQueries({ queryKey: salesKey })
      }
    },
  })
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
        <Form form={form} label={t('close.title')}>
          <MoneyField name="counted_cash" label={t('close.counted')} required />
          <CashDifference expected={report.expected_cash} />
          <MoneyField name="opening_float" label={t('close.float')} description={t('close.floatHelp')} />
          <Submit size="lg" disabled={report.open_payments > 0}>
            {t('close.title')}
          </Submit>
        </Form>
      </Stack>
    </Card>
  )
}
