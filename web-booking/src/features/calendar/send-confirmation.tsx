import { useAction } from '@clinic/kit/components'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, toast } from '@clinic/kit/ui'
import { TbSend } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { sendConfirmation } from './booking-edits.api'
import { type Booking, bookingMessagesQuery } from './calendar.api'

/** Button that sends the confirmation to the client anew, and says where it was sent (BKG-031). */
export function SendConfirmation({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { formatPhone } = useFormatters()
  const canWrite = useHasPermission('booking.write')
  const name = getFullName(booking.client)
  const { run, isRunning } = useAction<void, Awaited<ReturnType<typeof sendConfirmation>>>({
    send: () => sendConfirmation(booking.id),
    confirmation: { title: t('confirmation.title'), body: t('confirmation.body', { name }), confirmLabel: t('confirmation.send') },
    onSuccess: ({ phone, email }) => {
      const values = { phone: formatPhone(phone), email }
      toast.success(t(phone && email ? 'confirmation.sentBoth' : phone ? 'confirmation.sentSms' : 'confirmation.sentMail', values))
    },
    refresh: [bookingMessagesQuery(booking.id).queryKey],
  })
  if (!canWrite || booking.is_cancelled || booking.state === 'no_show') return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<TbSend size={16} aria-hidden />}
      loading={isRunning}
      onClick={() => void run()}
    >
      {t('confirmation.open')}
    </Button>
  )
}
