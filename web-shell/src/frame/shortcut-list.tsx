import { Group, Kbd, Modal, Stack, Switch, setShortcutsEnabled, Text, Title, useShortcutList, useShortcuts } from '@clinic/kit/ui'
import { create } from 'zustand'
import { openPalette } from '../features/search/command-palette-store'
import { useShellTranslation } from '../texts'
import { useNavShortcuts } from './nav-shortcuts'

const useListStore = create(() => ({ isOpen: false }))

export const openShortcutList = () => useListStore.setState({ isOpen: true })
const closeShortcutList = () => useListStore.setState({ isOpen: false })

const KEY_NAMES: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }
const getKeyName = (key: string) => KEY_NAMES[key] ?? key.toUpperCase()

function Keys({ keys }: { keys: string }) {
  const t = useShellTranslation()
  const [first = '', second] = keys.split(' ')
  return (
    <Group component="dd" gap={6} m={0} wrap="nowrap">
      <Kbd>{getKeyName(first)}</Kbd>
      {second && (
        <>
          <Text size="sm" c="dimmed">
            {t('shortcuts.sequence')}
          </Text>
          <Kbd>{getKeyName(second)}</Kbd>
        </>
      )}
    </Group>
  )
}

function ShortcutGroups() {
  const { shortcuts } = useShortcutList()
  const groups = [...new Set(shortcuts.map(({ group }) => group))]
  return groups.map((group) => (
    <Stack key={group} component="section" gap="xs" aria-label={group}>
      <Title order={3} size="h5">
        {group}
      </Title>
      <dl className="shell-shortcuts">
        {shortcuts
          .filter((shortcut) => shortcut.group === group)
          .map(({ keys, label }) => (
            <div key={keys}>
              <dt>{label}</dt>
              <Keys keys={keys} />
            </div>
          ))}
      </dl>
    </Stack>
  ))
}

/** The keys that work on every page, and the list of all keys of the page, opened by ? or from the user menu (USE-009). */
export function ShortcutList() {
  const t = useShellTranslation()
  const { isOpen } = useListStore()
  const { isEnabled } = useShortcutList()
  const group = t('shortcuts.general')
  useShortcuts([
    { keys: '/', label: t('shortcuts.search'), group, onPress: openPalette },
    { keys: '?', label: t('shortcuts.list'), group, onPress: openShortcutList },
    ...useNavShortcuts(),
  ])
  return (
    <Modal opened={isOpen} onClose={closeShortcutList} title={t('shortcuts.title')}>
      <Stack gap="lg">
        <ShortcutGroups />
        <Switch
          label={t('shortcuts.enabled')}
          description={t('shortcuts.enabledHelp')}
          checked={isEnabled}
          onChange={(event) => setShortcutsEnabled(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  )
}
