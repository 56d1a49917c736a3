import { useSession } from '../session'
import { useAppTranslation } from './texts'

/** The line above every screen that names the test systems in use, so that nobody takes a trial for the real thing (LAW-043). */
export function TestSystemsNotice() {
  const t = useAppTranslation()
  const systems = useSession()?.settings.TEST_SYSTEMS
  if (!systems) return null
  return (
    <p className="clinic-test-systems" role="note">
      {t('testSystems', { systems: String(systems) })}
    </p>
  )
}
