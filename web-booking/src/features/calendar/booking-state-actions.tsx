import { useAction } from '@clinic/kit/components'
import { Button, Group, Stack } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbArrowBackUp } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { NoShowForm } from './booking-state-form'
import { getPreviousState } from './booking-states'
import { type Booking, bookingsKey, changeState } from './calendar.api'

const STEPS = ['arrived', 'in_room', 'done'] as const
const ORDER: Booking['state'][] = ['booked', ...STEPS]

/** Buttons for the states that may follow now: the next of the visit, a no-show, and the undoing of the last step (BEY-007). */
export function BookingStateActions({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const [isMissing, setIsMissing] = useState(false)
  const { run, isRunning } = useAction({ send: changeState(booking.id), refresh: [bookingsKey] })
  const set = (state: 'booked' | (typeof STEPS)[number]) => void run({ state, no_show_comment: '', version: booking.version })
  const allowed = new Set<Booking['state']>(booking.allowed_states)
  const next = STEPS.filter((state) => allowed.has(state) && ORDER.indexOf(state) > ORDER.indexOf(booking.state))
  const previous = getPreviousState(booking)
  if (allowed.size === 0) return null
  if (isMissing) return <NoShowForm key={booking.version} booking={booking} onDone={() => setIsMissing(false)} />
  return (
    <Stack gap="xs" role="group" aria-label={t('visit.title')}>
      <Group gap="xs">
        {next.map((state, index) => (
          <Button key={state} variant={index === 0 ? 'filled' : 'default'} loading={isRunning} onClick={() => set(state)}>
            {t(`state.${state}`)}
          </Button>
        ))}
        {allowed.has('no_show') && (
          <Button variant="default" disabled={isRunning} onClick={() => setIsMissing(true)}>
            {t(booking.state === 'no_show' ? 'visit.editComment' : 'state.no_show')}
          </Button>
        )}
        {previous && allowed.has(previous) && (
          <Button variant="subtle" loading={isRunning} leftSection={<TbArrowBackUp size={16} aria-hidden />} onClick={() => set(previous)}>
            {t('visit.undo', { state: t(`state.${booking.state}`) })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
