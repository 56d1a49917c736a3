import { ActionIcon, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { TbHelp } from 'react-icons/tb'
import { useKitTranslation } from '../texts'
import { SidePanel } from './side-panel'

/** What a screen is for, and the three commonest things that one does there. */
export interface HelpTexts {
  about: string
  tasks: { title: string; text: string }[]
}

const TASKS = ['first', 'second', 'third'] as const
type HelpKey = 'about' | `${(typeof TASKS)[number]}.${'title' | 'text'}`

/** Collects a screen's help from its texts. */
export const toHelpTexts = (translate: (key: HelpKey) => string): HelpTexts => ({
  about: translate('about'),
  tasks: TASKS.map((task) => ({ title: translate(`${task}.title`), text: translate(`${task}.text`) })),
})

/** A button beside a screen's title that opens its help (USE-013). */
export function HelpButton({ help }: { help: HelpTexts }) {
  const t = useKitTranslation()
  const [isOpen, panel] = useDisclosure(false)
  return (
    <>
      <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={t('help')} onClick={panel.open}>
        <TbHelp size={20} strokeWidth={1.6} aria-hidden />
      </ActionIcon>
      <SidePanel title={t('help')} opened={isOpen} onClose={panel.close}>
        <Stack gap="lg">
          <Text>{help.about}</Text>
          {help.tasks.map((task) => (
            <Stack key={task.title} component="section" gap={4}>
              <Title order={3}>{task.title}</Title>
              <Text>{task.text}</Text>
            </Stack>
          ))}
        </Stack>
      </SidePanel>
    </>
  )
}
