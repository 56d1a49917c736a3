import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbUserPlus } from 'react-icons/tb'
import { Link, useLocation } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { AddClientForm, AddServiceForm } from './booking-addition-forms'
import type { Booking } from './calendar.api'

function Participants({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { search } = useLocation()
  return (
    <Stack component="ul" gap={2} className="booking-past booking-series" aria-label={t('groupBooking.list')}>
      {booking.clients.map((client) => (
        <Text key={client.booking_id} component="li" size="sm">
          <Anchor
            component={Link}
            to={`/calendar/booking/${client.booking_id}${search}`}
            inherit
            aria-current={client.booking_id === booking.id || undefined}
            fw={client.booking_id === booking.id ? 600 : undefined}
          >
            {getFullName(client)}
          </Anchor>
          {client.state !== 'booked' && ` · ${t(`state.${client.state}`)}`}
        </Text>
      ))}
    </Stack>
  )
}

/** The clients of a group booking, each with a booking of their own, and the way to add one while places are left (BKG-033). */
export function BookingGroup({ booking, quantity }: { booking: Booking; quantity: number }) {
  const t = useBookingTranslation()
  const canWrite = useHasPermission('booking.write')
  const [isAdding, setAdding] = useState(false)
  const count = booking.clients.filter(({ pivot }) => !pivot.is_cancelled).length
  const handleDone = (created: Booking) => {
    setAdding(false)
    toast.success(t('groupBooking.addedClient', { name: getFullName(created.client) }))
  }
  return (
    <Stack component="section" gap="xs" aria-label={t('groupBooking.title')}>
      <Title order={3} size="h5">
        {t('groupBooking.participants', { count, quantity })}
      </Title>
      <Participants booking={booking} />
      {isAdding && <AddClientForm booking={booking} onDone={handleDone} onBack={() => setAdding(false)} />}
      {!isAdding && canWrite && !booking.is_cancelled && count < quantity && (
        <Button variant="default" w="max-content" leftSection={<TbUserPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t('groupBooking.addClient')}
        </Button>
      )}
    </Stack>
  )
}

/** The form for a service that follows a booking in the same visit. */
export function ServiceAddition({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  const handleDone = ({ service, start_at }: Booking) => {
    toast.success(t('groupBooking.addedService', { service: service.name, at: formatDateTime(start_at) }))
    onDone()
  }
  return <AddServiceForm booking={booking} onDone={handleDone} onBack={onDone} />
}
