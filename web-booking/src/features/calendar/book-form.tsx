import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, SelectField, Submit, TextAreaField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Modal, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { servicesQuery } from '../catalogue/catalogue.api'
import { book, visitsKey } from './calendar.api'
import { ClientPicker } from './client-picker'
import { NewClientForm } from './new-client-form'
import { useAnyway } from './use-anyway'
import { PractitionerAndRoom, StartField } from './visit-fields'

type Values = Schema['BookingIn']

function Fields({ forClient, onAdd }: { forClient: boolean; onAdd: (typed: string) => void }) {
  const t = useBookingTexts()
  const { money } = useRegion()
  const { data: services = [] } = useQuery(servicesQuery())
  const serviceId = useWatch({ name: 'service_id' }) as string | undefined
  const options = services.filter((each) => each.is_active || each.id === serviceId)
  const label = (each: (typeof services)[number]) => `${each.name} · ${t('form.minutes', { count: each.duration })} · ${money(each.price)}`
  return (
    <>
      <ClientPicker name="client_id" label={t('form.client')} onAdd={onAdd} />
      <SelectField
        name="service_id"
        label={t('form.service')}
        required
        searchable
        autoFocus={forClient}
        options={options.map((each) => ({ value: each.id, label: label(each) }))}
      />
      <PractitionerAndRoom serviceId={serviceId} />
      <StartField serviceId={serviceId} />
      <TextAreaField name="special_request" label={t('form.request')} rows={2} />
    </>
  )
}

/** Books a visit; a busy time only after asking. What is typed is kept until it is booked, unless a time was pointed at: that one holds. */
export function BookForm({ initial, onDone }: { initial: Partial<Values>; onDone: () => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const anyway = useAnyway()
  const { dateTime } = useRegion()
  const [adding, setAdding] = useState<string>()
  const close = () => setAdding(undefined)
  const send = async ({ body, key }: Submission<Values>) => {
    const made = await anyway(key, (over, under) => book({ body: { ...body, book_anyway: over }, key: under }))
    await queries.invalidateQueries({ queryKey: visitsKey })
    toast.success(t('form.booked', { name: made.client_name, at: dateTime(made.start_at) }))
  }
  const form = useKitForm<Values>({
    schema: schemaOf('BookingIn') as z.ZodType<unknown, Values>,
    initial: { client_id: '', service_id: '', practitioner_id: '', room_id: null, special_request: '', ...initial },
    onSubmit: send,
    onDone,
    draft: Object.keys(initial).length === 0 ? { form: 'booking', subject: 'new' } : undefined,
  })
  return (
    <>
      <Form form={form} label={t('calendar.book')}>
        <Fields forClient={Boolean(initial.client_id)} onAdd={setAdding} />
        <Submit>{t('calendar.book')}</Submit>
      </Form>
      <Modal opened={adding !== undefined} onClose={close} title={t('form.addClient')}>
        <NewClientForm
          typed={adding ?? ''}
          onDone={(client) => {
            form.form.setValue('client_id', client.id, { shouldDirty: true, shouldValidate: true })
            close()
          }}
        />
      </Modal>
    </>
  )
}
