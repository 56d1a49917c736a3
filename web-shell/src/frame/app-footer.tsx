import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Group, Text } from '@clinic/kit/ui'
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
      {canWriteSupport && (
        <Anchor component={Link} to="/support" size="sm">
          {t('support.title')}
        </Anchor>
      )}
      <Anchor component={Link} to="/about" size="sm">
        {t('about.title')}
      </Anchor>
    </Group>
  )
}
