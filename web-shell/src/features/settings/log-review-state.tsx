import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'

type Review = Schema['LogReviewRow']

const TONES: Record<Exclude<Review['outcome'], ''>, Tone> = { no_remark: 'success', explained: 'neutral', breach: 'danger' }

/** The first and last day that a review is about. */
export function ReviewPeriod({ review }: { review: Review }) {
  const { formatDate } = useFormatters()
  return `${formatDate(review.from_day)} – ${formatDate(review.until_day)}`
}

/** What the reviewer found, or that the review waits. */
export function ReviewState({ review }: { review: Review }) {
  const t = useShellTranslation()
  if (review.outcome === '') return <StatusBadge tone="warning">{t('logReview.waiting')}</StatusBadge>
  return <StatusBadge tone={TONES[review.outcome]}>{t(`logReview.outcomes.${review.outcome}`)}</StatusBadge>
}
