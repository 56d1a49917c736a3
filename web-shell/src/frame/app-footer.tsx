import { useHasPermission } from '@clinic/kit/session'
import { Group, Text } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useShellTranslation } from '../texts'

const FIRST_YEAR = 2024

/** The years of the copyright and links about the service, below the content (PLT-082). */
export function AppFooter() {
  const t = useShellTranslation()
  const canWriteSupport = useHasPermission('support.write')
  return (
    <Group component="footer" gap="md" mt="xl" pt="md" className="shell-footer">
      <Text size="sm" c="dimmed">
        © {FIRST_YEAR}–{new Date().getFullYear()} Aster
      </Text>
      {canWriteSupport && <Link to="/support">{t('support.title')}</Link>}
      <Link to="/about">{t('about.title')}</Link>
    </Group>
  )
}
