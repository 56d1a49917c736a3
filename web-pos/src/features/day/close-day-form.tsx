import { ApiError, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Button, confirm, Group, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { usePosTranslation } from '../../texts'
import { salesKey } from '../receipts/receipts.api'
import { type CashCountLine, sumOfCount } from './cash-count'
import { closeDay, type Report } from './day.api'

/** A difference from the expected cash needs a reason. */
const closeSchema = (expected: number) =>
  schemaOf('CloseDayRequest').superRefine(({ counted_cash, difference_reason }, context) => {
    if (counted_cash !== expected && !difference_reason?.trim())
      context.addIssue({ code: 'custom', path: ['difference_reason'], params: { rule: 'required' } })
  })

function CountedCash({ report, counted }: { report: Report; counted: number }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  return (
    <dl className="pos-details" aria-label={t('close.title')}>
      {(
        [
          ['counted', counted],
          ['expected', report.expected_cash],
          ['difference', counted - report.expected_cash],
        ] as const
      ).map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`day.${name}`)}</dt>
          <dd className="clinic-number">{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  report: Report
  count: CashCountLine[]
  onRecount: () => void
  /** The counted cash belongs to a day that a colleague has closed. */
  onAlreadyClosed: () => void
}

/** Compares the counted cash with what is expected and closes the day: its Z report is numbered and can't be changed. */
export function CloseDayForm({ report, count, onRecount, onAlreadyClosed }: Props) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const counted = sumOfCount(count)
  const { register_id, number } = report
  const form = useKitForm(closeSchema(report.expected_cash), {
    initialValues: {
      register_id,
      counted_cash: counted,
      cash_count: count,
      difference_reason: '',
      opening_float: report.opening_float + report.float_change,
    },
    onSubmit: async ({ body: values, idempotencyKey }) => {
      if (!(await confirm({ title: t('close.title'), body: t('close.confirm'), confirmLabel: t('close.title') }))) return
      try {
        const { id } = await closeDay({ body: { ...values, number }, idempotencyKey })
        await navigate(`/point-of-sale/report/${id}`, { state: { isJustClosed: true } })
      } catch (error) {
        const code = error instanceof ApiError && error.code
        if (code === 'pos.open_payments') return
        if (code !== 'pos.day_already_closed') throw error
        toast.error((error as ApiError).message)
        onAlreadyClosed()
      } finally {
        await queries.invalidateQueries({ queryKey: salesKey })
      }
    },
  })
  return (
    <Form form={form} label={t('close.title')}>
      <CountedCash report={report} counted={counted} />
      {counted !== report.expected_cash && (
        <TextAreaField name="difference_reason" label={t('close.reason')} description={t('close.reasonHelp')} required autoFocus />
      )}
      <MoneyField name="opening_float" label={t('close.float')} description={t('close.floatHelp')} />
      <Group gap="sm">
        <Submit size="lg" disabled={report.open_payments > 0}>
          {t('close.title')}
        </Submit>
        <Button variant="default" size="lg" onClick={onRecount}>
          {t('close.countAgain')}
        </Button>
      </Group>
    </Form>
  )
}
