import { EventTimeline } from '@clinic/kit/components'
import { Stack, StatusBadge, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useReviewTranslation } from './texts'

/** Shows a review decision; everything but an approval is marked as a problem. */
export function ReviewBadge({ type, children }: { type: string; children: ReactNode }) {
  return <StatusBadge tone={type === 'approved' ? 'success' : 'danger'}>{children}</StatusBadge>
}

interface ReviewEntry<Type> {
  type: Type
  reason: string
  reviewer_name: string
  at: string
}

interface Props<Type> {
  reviews: readonly ReviewEntry<Type>[]
  getLabel: (type: Type) => string
}

/** Lists the reviews of a version, newest first. */
export function ReviewHistory<Type extends string>({ reviews, getLabel }: Props<Type>) {
  const t = useReviewTranslation()
  if (reviews.length === 0) return null
  const events = reviews.map(({ type, at, reason, reviewer_name }) => ({
    id: `${at} ${type}`,
    title: <ReviewBadge type={type}>{getLabel(type)}</ReviewBadge>,
    at,
    author: reviewer_name,
    description: reason,
  }))
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('history')}</Title>
      <EventTimeline label={t('history')} events={events} />
    </Stack>
  )
}
