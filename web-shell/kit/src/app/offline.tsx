import { useNetwork } from '@mantine/hooks'
import { useAppTexts } from './texts'

/** Says that there is no connection for as long as there is none; whatever is typed stays where it is (PLT-086). */
export function Offline() {
  const t = useAppTexts()
  const { online } = useNetwork()
  return (
    <div role="status" aria-live="assertive">
      {!online && <p className="clinic-offline">{t('offline')}</p>}
    </div>
  )
}
