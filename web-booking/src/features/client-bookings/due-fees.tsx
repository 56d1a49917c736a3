import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Anchor, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dueFeesQuery } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'

/** The fees that a client has to pay, each with the way to its booking; nothing without any (BEY-006). */
export function DueFees({ clientId }: { clientId: string }) {
  const t = useBookingTranslation()
  const { formatDate, formatMoney } = useFormatters()
  const fees = useQuery(dueFeesQuery(clientId)).data?.items ?? []
  if (fees.length === 0) return null
  return (
    <Alert color="yellow" title={t('fees.dueTitle')}>
      <Stack component="ul" gap={2} aria-label={t('fees.dueTitle')} className="booking-past">
        {fees.map((fee) => (
          <Text key={fee.id} component="li" size="sm">
            <Anchor component={Link} to={`/calendar/booking/${fee.booking_id}`} inherit>
              {formatDate(fee.start_at)} {fee.service_name}
            </Anchor>{' '}
            · {t(`fees.kinds.${fee.kind}`)} · {formatMoney(fee.amount)}
          </Text>
        ))}
      </Stack>
    </Alert>
  )
}
