import type { Schema } from '@clinic/kit/api'
import { ReviewHistory } from '../reviews/review-history'
import { useFormsTranslation } from './texts'

/** The reviews of a consent or a questionnaire: by whom, when and why. */
export function FormReviewHistory({ reviews }: Pick<Schema['ClientConsentDetail'], 'reviews'>) {
  const t = useFormsTranslation()
  return <ReviewHistory reviews={reviews} getLabel={(type) => t(`state.${type}`)} />
}
