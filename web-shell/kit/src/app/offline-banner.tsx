import { useNetwork } from '@mantine/hooks'
import { useAppTranslation } from './texts'

/** A banner while the browser is offline (PLT-086). */
export function OfflineBanner() {
  const t = useAppTranslation()
  const { online } = useNetwork()
  return (
    <div role="status" aria-live="assertive">
      {!online && <p className="clinic-offline">{t('offline')}</p>}
    </div>
  )
}
