import { DateText, Group, StatusBadge } from '@clinic/kit/ui'
import { useQualityTranslation } from './texts'

/** Shows a due day with a label when it is soon or overdue. */
export function DueBadge({ day, state }: { day: string | null; state: 'none' | 'planned' | 'soon' | 'overdue' }) {
  const t = useQualityTranslation()
  if (!day || state === 'none') return <>{t('due.none')}</>
  return (
    <Group gap={4} component="span">
      <DateText value={day} />
      {state !== 'planned' && <StatusBadge tone={state === 'overdue' ? 'danger' : 'warning'}>{t(`due.${state}`)}</StatusBadge>}
    </Group>
  )
}
