import { EmptyState, Page } from '@clinic/kit/ui'
import { useSampleTranslation } from '../../texts'

/** The remote's first screen. */
export function SampleScreen() {
  const t = useSampleTranslation()
  return (
    <Page title={t('title')}>
      <EmptyState title={t('empty')} />
    </Page>
  )
}
