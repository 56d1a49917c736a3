import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, NumberField, Submit, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { LoadingState, SimpleGrid } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { ChoosePrescriber, INVITE } from './choose-prescriber'
import { ask, change, type Prescription, prescribersQuery, prescriptionsKey } from './prescriptions.api'
import { usePrescriptionTexts } from './texts'

export type Values = Omit<Schema['PrescriptionIn'], 'prescriber_id' | 'invite_email'> & {
  prescriber_id: string | null
  invite_email: string
  version?: number
}

const blank = (prescriber: string | null): Values => ({
  drug: '',
  strength: '',
  form: '',
  dose: '',
  area: '',
  amount: '',
  times: 1,
  valid_until: today(1),
  indication: '',
  notes: '',
  prescriber_id: prescriber,
  invite_email: '',
  invite_origin: 'external',
})

function startFrom(row: Prescription): Values {
  const kept = Object.keys(blank(null)).filter((name) => name in row) as (keyof Prescription)[]
  const same = Object.fromEntries(kept.map((name) => [name, row[name]]))
  const to = row.prescriber_id ?? (row.invited_email ? INVITE : null)
  return { ...blank(null), ...same, prescriber_id: to, invite_email: row.invited_email, invite_origin: row.origin, version: row.version }
}

/** What is sent: an id, or the address of who is invited; never both. */
function asSent(body: Values): Schema['PrescriptionIn'] {
  const invited = body.prescriber_id === INVITE
  return { ...body, prescriber_id: invited ? null : body.prescriber_id, invite_email: invited ? body.invite_email : '' }
}

interface Props {
  clientId: string
  row?: Prescription | undefined
  onDone: () => void
}

function AskFields({ clientId, row, onDone, known }: Props & { known: Schema['PrescriberOut'][] }) {
  const t = usePrescriptionTexts()
  const queries = useQueryClient()
  const joined = known.filter((one) => one.prescriber_id)
  const send = async ({ body, key }: Submission<Schema['PrescriptionUpdate']>) => {
    const sent = { key, body: asSent(body as Values) as Schema['PrescriptionUpdate'] }
    await (row ? change(row.id)(sent) : ask(clientId)(sent))
    await queries.invalidateQueries({ queryKey: prescriptionsKey })
  }
  const schema = schemaOf(row ? 'PrescriptionUpdate' : 'PrescriptionIn').extend({
    prescriber_id: schemaOf('PrescriptionIn').shape.drug.nullish(),
  })
  const form = useKitForm<Values>({
    schema: schema as unknown as z.ZodType<unknown, Values>,
    initial: row ? startFrom(row) : blank(joined[0]?.prescriber_id ?? INVITE),
    startFrom,
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t(row ? 'details.change' : 'ask')}>
      <TextField name="drug" label={t('drug')} required autoFocus />
      <SimpleGrid cols={2}>
        <TextField name="strength" label={t('form.strength')} required />
        <TextField name="form" label={t('form.form')} required />
        <TextField name="dose" label={t('form.dose')} required />
        <TextField name="amount" label={t('form.amount')} />
      </SimpleGrid>
      <TextField name="area" label={t('form.area')} />
      <SimpleGrid cols={2}>
        <NumberField name="times" label={t('form.times')} required />
        <DateField name="valid_until" label={t('validUntil')} required />
      </SimpleGrid>
      <TextAreaField name="indication" label={t('form.indication')} rows={2} required />
      <TextAreaField name="notes" label={t('form.notes')} rows={2} />
      <ChoosePrescriber known={joined} />
      <Submit>{t(row ? 'form.save' : 'form.send')}</Submit>
    </Form>
  )
}

/** What is asked for, and of whom; somebody new is invited with it. */
export function AskForm(props: Props) {
  const { data } = useQuery(prescribersQuery())
  return data ? <AskFields {...props} known={data} /> : <LoadingState />
}
