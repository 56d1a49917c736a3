import { TextAreaField } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Text } from '@clinic/kit/ui'
import type { FeeQuote } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'

/** Return what a cancellation now or a no-show brings, in a sentence; empty where the clinic has no fee for it. */
export function useFeeText() {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  return (quote: FeeQuote | undefined): string => {
    if (!quote || quote.reason === 'off' || quote.reason === 'in_time') return ''
    const amounts = { amount: formatMoney(quote.due), fee: formatMoney(quote.amount), prepaid: formatMoney(quote.prepaid) }
    if (quote.reason === 'prepaid') return t('fees.quotePrepaid', amounts)
    if (quote.reason === 'due') return t(quote.prepaid > 0 ? 'fees.quotePart' : 'fees.quoteDue', amounts)
    return t('fees.quoteHistory', { missed: quote.missed, count: quote.missed_until_fee, months: quote.missed_months })
  }
}

/** The fee that the form brings, and a field that waives it; nothing where there is no fee. */
export function FeeNotice({ quote }: { quote: FeeQuote | undefined }) {
  const t = useBookingTranslation()
  const text = useFeeText()(quote)
  if (!text) return null
  return (
    <>
      <Alert color="yellow" py="xs">
        <Text size="sm">{text}</Text>
      </Alert>
      <TextAreaField name="fee_waiver_reason" label={t('fees.waiver')} description={t('fees.waiverHelp')} rows={2} />
    </>
  )
}
