import { paths } from '@clinic/kit/contract'
import { getFullName, joinPhoneNumber, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Anchor, Group, PhoneText, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbAlertTriangle } from 'react-icons/tb'
import { Link, useLocation } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { type Booking, clientSummaryQuery } from './calendar.api'
import { TreatmentNameConsent } from './treatment-name-consent'

const MAX_PAST_BOOKINGS = 3

function PastBookings({ clientId, bookingId }: { clientId: string; bookingId: string }) {
  const t = useBookingTranslation()
  const { search } = useLocation()
  const { formatDate } = useFormatters()
  const { data } = useQuery(clientSummaryQuery(clientId))
  const bookings = data?.last_bookings.filter(({ id }) => id !== bookingId).slice(0, MAX_PAST_BOOKINGS) ?? []
  if (!data) return null
  if (bookings.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('panel.noPastBookings')}
      </Text>
    )
  return (
    <Stack component="ul" gap={2} className="booking-past" aria-label={t('panel.pastBookings')}>
      {bookings.map(({ id, start_at, service, user, state }) => (
        <Text key={id} component="li" size="sm">
          <Anchor component={Link} to={`/calendar/booking/${id}${search}`} inherit underline="always">
            {formatDate(start_at)}
          </Anchor>{' '}
          {service.name} · {user.name}
          {(state === 'cancelled' || state === 'no_show') && ` · ${t(`state.${state}`)}`}
        </Text>
      ))}
    </Stack>
  )
}

function Contact({ clientId }: { clientId: string }) {
  const { data } = useQuery(clientSummaryQuery(clientId))
  if (!data) return null
  const { country_code, mobile_number, email, warning } = data.client
  return (
    <>
      <Group gap="md">
        <PhoneText value={joinPhoneNumber(country_code, mobile_number)} />
        {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Group>
      {warning && (
        <Alert color="red" icon={<TbAlertTriangle aria-hidden />} py="xs">
          {warning}
        </Alert>
      )}
    </>
  )
}

/** Clients who have the personal id that the client of a booking typed in the portal, each with the way to merge them (LAW-011). */
function ClaimedPersonalId({ clientId }: { clientId: string }) {
  const t = useBookingTranslation()
  const canMerge = useHasPermission('client.merge')
  const { data } = useQuery(clientSummaryQuery(clientId))
  if (!data?.claimed_personal_id) return null
  return (
    <Alert color="blue" py="xs">
      <Text size="sm">{t('panel.claimedPersonalId')}</Text>
      {data.claimed_personal_id.clients.map((owner) => (
        <Anchor
          key={owner.id}
          component={Link}
          to={canMerge ? `/clients/${owner.id}/merge?source=${clientId}` : paths.client(owner.id)}
          size="sm"
        >
          {canMerge ? t('panel.mergeWith', { name: getFullName(owner) }) : getFullName(owner)}
        </Anchor>
      ))}
    </Alert>
  )
}

/** What the client has to pay, and what is left on their gift cards; nothing for users who may not read sales (USE-004). */
function Balance({ clientId }: { clientId: string }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const balance = useQuery(clientSummaryQuery(clientId)).data?.balance
  if (!balance) return null
  const { due_fees, unpaid_visits, gift_cards } = balance
  const parts = [
    ...(unpaid_visits > 0 ? [t('balance.visits', { amount: formatMoney(unpaid_visits) })] : []),
    ...(due_fees > 0 ? [t('balance.fees', { amount: formatMoney(due_fees) })] : []),
    ...(unpaid_visits + due_fees > 0 ? [] : [t('balance.none')]),
    ...(gift_cards > 0 ? [t('balance.giftCards', { amount: formatMoney(gift_cards) })] : []),
  ]
  return (
    <Text size="sm">
      {t('balance.title')}: {parts.join(' · ')}
    </Text>
  )
}

/** The client of a booking: the link to their card, phone, e-mail, warning, balance and last bookings (USE-004). */
export function BookingClient({ booking, isPage = false }: { booking: Booking; isPage?: boolean }) {
  const t = useBookingTranslation()
  const { search } = useLocation()
  const canRead = useHasPermission('client.read')
  const { id } = booking.client
  return (
    <Stack component="section" gap="xs" aria-label={t('common.client')}>
      {canRead ? (
        <>
          <Anchor component={Link} to={paths.client(id)} fw={600} fz="lg">
            {getFullName(booking.client)}
          </Anchor>
          <Contact clientId={id} />
          <ClaimedPersonalId clientId={id} />
          <Balance clientId={id} />
          <TreatmentNameConsent clientId={id} />
          <PastBookings clientId={id} bookingId={booking.id} />
          {!isPage && (
            <Anchor component={Link} to={`/calendar/booking/${booking.id}/client/${id}${search}`} size="sm">
              {t('panel.allBookings')}
            </Anchor>
          )}
        </>
      ) : (
        <Text fw={600} fz="lg">
          {getFullName(booking.client)}
        </Text>
      )}
    </Stack>
  )
}
