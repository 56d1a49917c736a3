import { useAction } from '@clinic/kit/components'
import { type Language, useLanguage } from '@clinic/kit/i18n'
import { changeLanguage } from '@clinic/kit/session'
import { Group, Radio, Stack, Switch, setShortcutsEnabled, useMantineColorScheme, useShortcutList } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'

/** Language, light or dark, and single-letter keys (USE-009): each is applied at once, without a form to save. */
export function Preferences() {
  const t = useShellTranslation()
  const language = useAction({ send: changeLanguage })
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { isEnabled } = useShortcutList()
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('profile.language')}
        description={t('profile.languageHelp')}
        value={useLanguage()}
        onChange={(value) => void language.run(value as Language)}
      >
        <Group mt="xs">
          <Radio value="en" label="English" lang="en" />
          <Radio value="sv" label="Svenska" lang="sv" />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={t('profile.appearance')}
        description={t('profile.appearanceHelp')}
        value={colorScheme === 'dark' ? 'dark' : 'light'}
        onChange={(value) => setColorScheme(value === 'dark' ? 'dark' : 'light')}
      >
        <Group mt="xs">
          <Radio value="light" label={t('light')} />
          <Radio value="dark" label={t('dark')} />
        </Group>
      </Radio.Group>
      <Switch
        label={t('shortcuts.enabled')}
        description={t('shortcuts.enabledHelp')}
        checked={isEnabled}
        onChange={(event) => setShortcutsEnabled(event.currentTarget.checked)}
      />
    </Stack>
  )
}
