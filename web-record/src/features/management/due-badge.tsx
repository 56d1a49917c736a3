import { DateText, Group, StatusBadge } from '@clinic/kit/ui'
import { useManagementTexts } from './texts'

/** A day that something is due, and whether it's time; the word is beside the colour. */
export function DueBadge({ day, state }: { day: string | null; state: 'none' | 'planned' | 'soon' | 'overdue' }) {
  const t = useManagementTexts()
  if (!day || state === 'none') return <>{t('service.none')}</>
  return (
    <Group gap={4} component="span">
      <DateText value={day} />
      {state !== 'planned' && <StatusBadge tone={state === 'overdue' ? 'bad' : 'waiting'}>{t(`service.${state}`)}</StatusBadge>}
    </Group>
  )
}
