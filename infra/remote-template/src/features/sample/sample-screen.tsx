import { EmptyState, Page } from '@clinic/kit/ui'
import { getHelp } from '../../help'
import { useSampleTranslation } from '../../texts'

/** The remote's first screen. */
export function SampleScreen() {
  const t = useSampleTranslation()
  return (
    <Page title={t('title')} help={getHelp('sample')}>
      <EmptyState title={t('empty')} />
    </Page>
  )
}
