import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { Anchor, Button, Group, Progress, Stack, Text, Title, VisuallyHidden } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbCircleCheckFilled, TbCircleDashed } from 'react-icons/tb'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { checklistKey, checklistQuery, dismissChecklist } from './dashboard.api'

type Step = Schema['ChecklistStep']

/** Where each step is taken. */
const links: Record<Step['key'], string> = {
  company_facts: paths.companySettings(),
  opening_hours: paths.bookingSettings(),
  services: paths.services(),
  team: paths.team(),
  portal_link: paths.bookingPortal(),
  texts: paths.bookingSettings({ part: 'messages' }),
  till: paths.registerSettings(),
}

function ChecklistItem({ step }: { step: Step }) {
  const t = useShellTranslation()
  const Icon = step.is_done ? TbCircleCheckFilled : TbCircleDashed
  return (
    <li className="shell-checklist-item" data-done={step.is_done || undefined}>
      <Icon size={20} aria-hidden />
      <div>
        <Anchor component={Link} to={links[step.key]} fw={500} c={step.is_done ? 'dimmed' : undefined}>
          {t(`checklist.${step.key}.title`)}
        </Anchor>
        <VisuallyHidden>{t(step.is_done ? 'checklist.done' : 'checklist.open')}</VisuallyHidden>
        {!step.is_done && (
          <Text size="sm" c="dimmed">
            {t(`checklist.${step.key}.help`)}
          </Text>
        )}
      </div>
    </li>
  )
}

function DismissButton() {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({
    send: dismissChecklist,
    confirmation: { title: t('checklist.dismissTitle'), body: t('checklist.dismissHelp'), confirmLabel: t('checklist.dismiss') },
    refresh: [checklistKey],
  })
  return (
    <Button variant="subtle" color="gray" size="compact-sm" loading={isRunning} onClick={() => void run()}>
      {t('checklist.dismiss')}
    </Button>
  )
}

/** What a new clinic has left to do, for users who may do it, until all is done or the owner hides it (USE-002). */
export function Checklist() {
  const t = useShellTranslation()
  const { data } = useQuery(checklistQuery)
  if (!data || data.steps.length === 0) return null
  const doneCount = data.steps.filter((step) => step.is_done).length
  return (
    <Stack component="section" gap="sm" className="shell-stat" aria-label={t('checklist.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('checklist.title')}</Title>
        {data.can_dismiss && <DismissButton />}
      </Group>
      <Text c="dimmed">{t('checklist.progress', { done: doneCount, count: data.steps.length })}</Text>
      <Progress value={(100 * doneCount) / data.steps.length} size="sm" aria-label={t('checklist.title')} />
      <ul className="shell-checklist">
        {data.steps.map((step) => (
          <ChecklistItem key={step.key} step={step} />
        ))}
      </ul>
      {!data.is_verified && <Text size="sm">{t('checklist.unverified')}</Text>}
    </Stack>
  )
}
