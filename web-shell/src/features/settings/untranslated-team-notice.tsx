import { Alert, Anchor, Group, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { untranslatedUsersQuery } from './team.api'

/** Reminds of the team members whom visitors can book but not read about in both languages (USE-019). */
export function UntranslatedTeamNotice({ onShow }: { onShow: () => void }) {
  const t = useShellTranslation()
  const { data } = useQuery(untranslatedUsersQuery)
  if (!data?.total) return null
  return (
    <Alert py="xs">
      <Group gap="sm">
        <Text size="sm">{t('team.untranslated', { count: data.total })}</Text>
        <Anchor component="button" size="sm" onClick={onShow}>
          {t('team.showUntranslated')}
        </Anchor>
      </Group>
    </Alert>
  )
}
