import type { Schema, Submission } from '@clinic/kit/api'
import { clientSource, EntitySelect } from '@clinic/kit/components'
import { Form, Submit, TextAreaField, useKitForm, useWatch } from '@clinic/kit/forms'
import { Button, Group, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBookingTranslation } from '../../texts'
import { createOnExisting } from './booking-edits.api'
import { PractitionerField } from './booking-fields'
import { ServiceField } from './booking-form-fields'
import { type Booking, bookingsKey } from './calendar.api'
import { useConfirmOverbooking } from './use-confirm-overbooking'
import { usePrerequisiteOverride } from './use-prerequisite-override'

type Values = Schema['BookingAddition']

interface Props {
  booking: Booking
  onDone: (created: Booking) => void
  onBack: () => void
}

/** A form that books beside a booking; a busy time and a missing prerequisite are asked about as for a new booking. */
function AdditionForm({
  booking,
  onDone,
  onBack,
  label,
  initial,
  children,
}: Props & { label: string; initial: Values; children: ReactNode }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const overridePrerequisite = usePrerequisiteOverride()
  const send = async ({ body, idempotencyKey }: Submission<Values>) => {
    const created = await overridePrerequisite(idempotencyKey, ({ fields, ...override }) =>
      confirmOverbooking(override.idempotencyKey, (attempt) =>
        createOnExisting(booking.id)({
          body: { ...body, ...fields, allow_overlap: attempt.allowOverlap },
          idempotencyKey: attempt.idempotencyKey,
        }),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    return created
  }
  const form = useKitForm('BookingAddition', { initialValues: initial, onSubmit: send, onDone })
  return (
    <Form form={form} label={label}>
      {children}
      <TextAreaField name="special_request" label={t('form.request')} rows={2} />
      <Group gap="sm">
        <Submit>{t('form.book')}</Submit>
        <Button variant="default" onClick={onBack}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}

/** Gives another client a place in a group booking (BKG-031). */
export function AddClientForm(props: Props) {
  const t = useBookingTranslation()
  return (
    <AdditionForm {...props} label={t('groupBooking.addClient')} initial={{ client_id: '', service_id: null, special_request: '' }}>
      <EntitySelect
        name="client_id"
        label={t('common.client')}
        required
        autoFocus
        source={clientSource}
        placeholder={t('form.searchClient')}
      />
    </AdditionForm>
  )
}

function ServiceFields() {
  const serviceId = useWatch({ name: 'service_id' }) as string | undefined
  return (
    <>
      <ServiceField freeTimeOf={undefined} autoFocus />
      <PractitionerField serviceId={serviceId} />
    </>
  )
}

/** Books a service right after a booking, for the same client (BKG-031). */
export function AddServiceForm(props: Props) {
  const t = useBookingTranslation()
  const initial = { client_id: null, service_id: '', practitioner_id: props.booking.practitioner_id, special_request: '' }
  return (
    <AdditionForm {...props} label={t('groupBooking.addService')} initial={initial}>
      <Text size="sm" c="dimmed">
        {t('groupBooking.addServiceHelp')}
      </Text>
      <ServiceFields />
    </AdditionForm>
  )
}
