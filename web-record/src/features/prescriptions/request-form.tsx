import { type Schema, schemaOf } from '@clinic/kit/api'
import { DateField, Form, NumberField, Submit, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { ErrorState, LoadingState, SimpleGrid } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { INVITE_OPTION, PrescriberSelect } from './prescriber-select'
import { type Prescription, prescriberMatchesQuery, prescriptionsKey, requestPrescription, updateRequest } from './prescriptions.api'
import { usePrescriptionTranslation } from './texts'

export type Values = Omit<Schema['PrescriptionCreate'], 'prescriber_id' | 'invite_email'> & {
  prescriber_id: string | null
  invite_email: string
  version?: number
}

const emptyRequest = (prescriber: string | null): Values => ({
  drug: '',
  strength: '',
  form: '',
  dose: '',
  area: '',
  amount: '',
  max_uses: 1,
  valid_until: today(1),
  indication: '',
  notes: '',
  prescriber_id: prescriber,
  invite_email: '',
  invite_origin: 'external',
})

function toFormValues(row: Prescription): Values {
  const names = Object.keys(emptyRequest(null)).filter((name) => name in row) as (keyof Prescription)[]
  const values = Object.fromEntries(names.map((name) => [name, row[name]]))
  const prescriberId = row.prescriber_id ?? (row.invited_email ? INVITE_OPTION : null)
  return {
    ...emptyRequest(null),
    ...values,
    prescriber_id: prescriberId,
    invite_email: row.invited_email,
    invite_origin: row.origin,
    version: row.version,
  }
}

/** Builds the body with either a prescriber’s id or the address of one to invite, never both. */
function toRequestBody<Body extends { prescriber_id?: string | null; invite_email: string }>(body: Body) {
  const isInvited = body.prescriber_id === INVITE_OPTION
  return { ...body, prescriber_id: isInvited ? null : body.prescriber_id, invite_email: isInvited ? body.invite_email : '' }
}

const prescriberField = { prescriber_id: z.string().min(1).nullish() }
const schemas = {
  create: schemaOf('PrescriptionCreate').extend(prescriberField).transform(toRequestBody),
  update: schemaOf('PrescriptionUpdate').extend(prescriberField).transform(toRequestBody),
}

interface Props {
  clientId: string
  row?: Prescription | undefined
  onDone: () => void
}

function RequestFields({ clientId, row, onDone, firstPrescriberId }: Props & { firstPrescriberId: string | null | undefined }) {
  const t = usePrescriptionTranslation()
  const queries = useQueryClient()
  const form = useKitForm(schemas[row ? 'update' : 'create'], {
    initialValues: row ? toFormValues(row) : emptyRequest(firstPrescriberId ?? INVITE_OPTION),
    toFormValues,
    onSubmit: row ? updateRequest(row.id) : requestPrescription(clientId),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: prescriptionsKey })
      onDone()
    },
    draft: row ? { form: 'prescription', subject: row.id } : { form: `prescription.${clientId}`, subject: 'new' },
  })
  return (
    <Form form={form} label={t(row ? 'details.change' : 'request')}>
      <TextField name="drug" label={t('drug')} required autoFocus />
      <SimpleGrid cols={2}>
        <TextField name="strength" label={t('form.strength')} required />
        <TextField name="form" label={t('form.form')} required />
        <TextField name="dose" label={t('form.dose')} required />
        <TextField name="amount" label={t('form.amount')} />
      </SimpleGrid>
      <TextField name="area" label={t('form.area')} />
      <SimpleGrid cols={2}>
        <NumberField name="max_uses" label={t('form.maxUses')} required />
        <DateField name="valid_until" label={t('validUntil')} required />
      </SimpleGrid>
      <TextAreaField name="indication" label={t('form.indication')} rows={2} required />
      <TextAreaField name="notes" label={t('form.notes')} rows={2} />
      <PrescriberSelect />
      <Submit>{t(row ? 'common.save' : 'form.send')}</Submit>
    </Form>
  )
}

/** Requests a prescription from a prescriber, who can be invited by e-mail in the same step. */
export function RequestForm(props: Props) {
  const { data, error, refetch } = useQuery(prescriberMatchesQuery(''))
  if (data) return <RequestFields {...props} firstPrescriberId={data.items[0]?.prescriber_id} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
}
