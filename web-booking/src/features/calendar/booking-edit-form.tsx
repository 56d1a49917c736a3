import type { Schema, Submission } from '@clinic/kit/api'
import { clientSource, EntitySelect } from '@clinic/kit/components'
import { Form, MoneyField, NumberField, Submit, TextAreaField, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Button, Group, SimpleGrid, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBookingTranslation } from '../../texts'
import { serviceOptionsQuery } from '../catalogue/catalogue.api'
import { saveBooking } from './booking-edits.api'
import { PractitionerAndRoom } from './booking-fields'
import { ServiceField } from './booking-form-fields'
import { type Booking, bookingsKey } from './calendar.api'
import { isGroup } from './group-bookings'
import { useConfirmOverbooking } from './use-confirm-overbooking'
import { usePrerequisiteOverride } from './use-prerequisite-override'

type Values = Schema['BookingUpdate']

/** Fill in the price and length of a service when it is chosen, and those that were booked when the booked service is chosen back. */
function useServiceDefaults(booking: Booking) {
  const { data: services = [] } = useQuery(serviceOptionsQuery())
  const { setValue } = useFormContext()
  const serviceId = useWatch({ name: 'service_id' }) as string
  const filledFor = useRef(booking.service_id)
  useEffect(() => {
    const service = serviceId === booking.service_id ? booking.service : services.find(({ id }) => id === serviceId)
    if (!service || serviceId === filledFor.current) return
    filledFor.current = serviceId
    for (const name of ['price', 'duration'] as const) setValue(name, service[name], { shouldDirty: true, shouldValidate: true })
  }, [serviceId, services, booking, setValue])
  return serviceId
}

function Fields({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const serviceId = useServiceDefaults(booking)
  const clientId = useWatch({ name: 'client_id' }) as string
  const { formatMoney } = useFormatters()
  const isPaid = booking.receipt !== null
  const isSameService = serviceId === booking.service_id
  const addOnIds = isSameService ? booking.add_ons.map((addOn) => addOn.service_id) : []
  const addOnPrice = booking.add_ons.reduce((sum, { price }) => sum + price, 0)
  const priceHelp =
    addOnPrice > 0 ? t(isSameService ? 'addOns.priceHelp' : 'addOns.changeHelp', { price: formatMoney(addOnPrice) }) : undefined
  return (
    <>
      {isPaid ? (
        <Alert>{t('edit.paid')}</Alert>
      ) : (
        <>
          <EntitySelect
            name="client_id"
            label={t('common.client')}
            required
            source={clientSource}
            placeholder={t('form.searchClient')}
            description={clientId === booking.client.id ? undefined : t('edit.otherClient')}
          />
          {!isGroup(booking) && <ServiceField freeTimeOf={undefined} autoFocus={false} />}
        </>
      )}
      {isGroup(booking) ? <Alert>{t('groupBooking.fixedHelp')}</Alert> : <PractitionerAndRoom serviceId={serviceId} addOnIds={addOnIds} />}
      <SimpleGrid cols={2}>
        {!isGroup(booking) && <NumberField name="duration" label={t('services.durationMinutes')} required step={5} />}
        {!isPaid && <MoneyField name="price" label={t('services.price')} description={priceHelp} required />}
      </SimpleGrid>
      <TextAreaField name="special_request" label={t('form.request')} rows={2} />
    </>
  )
}

/** Form for everything of a booking but its start: client, service, practitioner, room, length, price and special request (BKG-031). */
export function BookingEditForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const overridePrerequisite = usePrerequisiteOverride()
  const send = async ({ body, idempotencyKey }: Submission<Values>) => {
    // The server prefers the room that the booking has; when it is taken, any other of the service will do.
    const room_id = body.room_id === booking.room_id ? null : body.room_id
    await overridePrerequisite(idempotencyKey, ({ fields, ...outer }) =>
      confirmOverbooking(outer.idempotencyKey, (attempt) =>
        saveBooking(booking.id)({
          body: { ...body, ...fields, room_id, allow_overlap: attempt.allowOverlap },
          idempotencyKey: attempt.idempotencyKey,
        }),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    toast.success(t('edit.done'))
  }
  const { service_id, practitioner_id, room_id, special_request, version } = booking
  const { price, duration } = booking.service
  const form = useKitForm('BookingUpdate', {
    initialValues: { client_id: booking.client.id, service_id, practitioner_id, room_id, price, duration, special_request, version },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('edit.title')}>
      <Fields booking={booking} />
      <Group gap="sm">
        <Submit>{t('common.save')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}
