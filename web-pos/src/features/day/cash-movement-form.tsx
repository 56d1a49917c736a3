import { Form, MoneyField, RadioGroupField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { salesKey } from '../receipts/receipts.api'
import { recordCashMovement } from './day.api'

const types = ['cash_in', 'cash_out', 'drawer', 'float'] as const

function AmountAndReason() {
  const t = usePosTranslation()
  const type = useWatch({ name: 'type' })
  return (
    <>
      {type !== 'drawer' && <MoneyField name="amount" label={t('cashMovement.amount')} required />}
      {type !== 'float' && <TextField name="reason" label={t('common.reason')} required />}
    </>
  )
}

/** BEY-043: records cash put in or taken out apart from sales, a new float, or an opening of the drawer, with its reason. */
export function CashMovementForm({ registerId, onDone }: { registerId: string; onDone: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const form = useKitForm('CashMovementCreate', {
    initialValues: { register_id: registerId, type: 'cash_in', amount: 0, reason: '' },
    onSubmit: async ({ body, idempotencyKey }) => {
      await recordCashMovement({ body: { ...body, amount: body.type === 'drawer' ? 0 : body.amount }, idempotencyKey })
      toast.success(t('cashMovement.done'))
      await queries.invalidateQueries({ queryKey: salesKey })
    },
    onDone,
    draft: { form: 'cash-movement', subject: registerId },
  })
  return (
    <Form form={form} label={t('cashMovement.title')}>
      <RadioGroupField
        name="type"
        label={t('cashMovement.type')}
        options={types.map((value) => ({ value, label: t(`cashMovement.${value}`) }))}
      />
      <AmountAndReason />
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}
