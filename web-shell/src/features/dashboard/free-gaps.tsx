import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { today } from '@clinic/kit/i18n'
import { Anchor, Group, Stack, Text, TimeText, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'

type Gap = Schema['FreeGap']

function listByPractitioner(gaps: Gap[]): { id: string; name: string; gaps: Gap[] }[] {
  const firstGaps = gaps.filter((gap, index) => gaps.findIndex((other) => other.practitioner_id === gap.practitioner_id) === index)
  return firstGaps.map(({ practitioner_id: id, practitioner }) => ({
    id,
    name: practitioner,
    gaps: gaps.filter((gap) => gap.practitioner_id === id),
  }))
}

/** Times of today in which practitioners can still be booked (USE-003). */
export function FreeGaps({ gaps }: { gaps: Gap[] }) {
  const t = useShellTranslation()
  if (gaps.length === 0) return null
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('dashboard.freeGaps')}</Title>
        <Anchor component={Link} to={paths.calendar({ day: today() })}>
          {t('dashboard.openCalendar')}
        </Anchor>
      </Group>
      <dl className="shell-gaps">
        {listByPractitioner(gaps).map((practitioner) => (
          <div key={practitioner.id}>
            <Text component="dt" fw={500}>
              {practitioner.name}
            </Text>
            {practitioner.gaps.map((gap) => (
              <Text key={gap.start_at} component="dd" m={0} c="dimmed">
                <TimeText value={gap.start_at} />–<TimeText value={gap.end_at} />
              </Text>
            ))}
          </div>
        ))}
      </dl>
    </Stack>
  )
}
