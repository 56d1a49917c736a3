import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, MoneyField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { salesKey } from '../receipts/receipts.api'
import { moveCash } from './day.api'

type Values = Schema['DrawerIn']

const kinds = ['cash_in', 'cash_out', 'drawer', 'float'] as const

function Details() {
  const t = usePosTexts()
  const kind = useWatch({ name: 'kind' })
  return (
    <>
      {kind !== 'drawer' && <MoneyField name="amount" label={t('cashMove.amount')} required />}
      {kind !== 'float' && <TextField name="reason" label={t('cashMove.reason')} required />}
    </>
  )
}

/** BEY-043: cash beside sales, and an opening of the drawer, each with its reason. */
export function CashMoveForm({ registerId, onDone }: { registerId: string; onDone: () => void }) {
  const t = usePosTexts()
  const queries = useQueryClient()
  const form = useKitForm<Values>({
    schema: schemaOf('DrawerIn') as unknown as z.ZodType<unknown, Values>,
    initial: { register_id: registerId, kind: 'cash_in', amount: 0, reason: '' },
    onSubmit: async ({ body, key }: Submission<Values>) => {
      await moveCash({ body: { ...body, amount: body.kind === 'drawer' ? 0 : body.amount }, key })
      toast.success(t('cashMove.done'))
      await queries.invalidateQueries({ queryKey: salesKey })
    },
    onDone,
  })
  return (
    <Form form={form} label={t('cashMove.title')}>
      <ChoiceField name="kind" label={t('cashMove.kind')} options={kinds.map((value) => ({ value, label: t(`cashMove.${value}`) }))} />
      <Details />
      <Submit>{t('cashMove.save')}</Submit>
    </Form>
  )
}
