import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { Anchor } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'

/** The clinic's rating on Google, which leads to Google Maps (PLT-060). */
export function GoogleRating({ rating }: { rating: Schema['ShownRating'] }) {
  const t = useShellTranslation()
  const { formatNumber } = useFormatters()
  return (
    <Anchor href={rating.maps_uri} target="_blank" rel="noreferrer" size="sm">
      {t('dashboard.googleRating', { rating: formatNumber(rating.rating / 10), count: rating.rating_count })}
    </Anchor>
  )
}
