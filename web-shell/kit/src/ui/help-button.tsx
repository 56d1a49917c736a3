import { ActionIcon, Anchor, Divider, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { TbHelp } from 'react-icons/tb'
import { Link } from 'react-router'
import { paths } from '../contract/paths'
import { translateClientTerm, useLanguage } from '../i18n'
import { useSession } from '../session'
import { useKitTranslation } from '../texts'
import { HELP_TASKS, type HelpSource } from './help'
import { SidePanel } from './side-panel'
import { ErrorState, LoadingState } from './states'

function HelpContent({ help: { key, load } }: { help: HelpSource }) {
  const language = useLanguage()
  const { data, error, refetch } = useQuery({ queryKey: ['help', ...key], queryFn: load, staleTime: Infinity, networkMode: 'always' })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const texts = data[language]
  return (
    <Stack gap="lg">
      <Text>{translateClientTerm(texts.about)}</Text>
      {HELP_TASKS.map((task) => (
        <Stack key={task} component="section" gap={4}>
          <Title order={3}>{translateClientTerm(texts[task].title)}</Title>
          <Text>{translateClientTerm(texts[task].text)}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

/** The way from a screen's help to the guide of the user's role. */
function GuideLink({ onClick }: { onClick: () => void }) {
  const t = useKitTranslation()
  const path = useSession()?.area === 'prescriber' ? paths.prescriberGuide() : paths.guide()
  return (
    <>
      <Divider my="lg" />
      <Anchor component={Link} to={path} onClick={onClick}>
        {t('guide')}
      </Anchor>
    </>
  )
}

/** A button beside a screen's title that opens its help, with the way to the guides at its foot (USE-013). */
export function HelpButton({ help }: { help: HelpSource }) {
  const t = useKitTranslation()
  const [isOpen, panel] = useDisclosure(false)
  return (
    <>
      <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={t('help')} onClick={panel.open}>
        <TbHelp size={20} strokeWidth={1.6} aria-hidden />
      </ActionIcon>
      <SidePanel title={t('help')} opened={isOpen} onClose={panel.close}>
        <HelpContent help={help} />
        <GuideLink onClick={panel.close} />
      </SidePanel>
    </>
  )
}
