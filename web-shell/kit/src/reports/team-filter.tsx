import { useSession } from '@clinic/kit/session'
import { Button, Checkbox, Popover, ScrollArea, Stack, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbChevronDown } from 'react-icons/tb'
import { type TeamMember, teamQuery } from './report.api'
import { useReportTranslation } from './texts'

const MAX_NAMES_ON_BUTTON = 2

interface Props {
  selectedIds: string[]
  onChange: (ids: string[]) => void
}

function TeamSelect({ selectedIds, onChange, team }: Props & { team: TeamMember[] }) {
  const t = useReportTranslation()
  const [isOpen, popover] = useDisclosure(false)
  const names = team.filter(({ id }) => selectedIds.includes(id)).map(({ name }) => name)
  const namesLabel = names.length > MAX_NAMES_ON_BUTTON ? t('selectedCount', { count: names.length }) : names.join(', ')
  const label = names.length === 0 ? t('everybody') : namesLabel
  return (
    <Popover opened={isOpen} onChange={popover.toggle} position="bottom-start" trapFocus withinPortal hideDetached={false}>
      <Popover.Target>
        <Button
          variant="default"
          onClick={popover.toggle}
          rightSection={<TbChevronDown size={14} aria-hidden />}
          aria-label={`${t('team')}: ${label}`}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Checkbox.Group value={selectedIds} onChange={onChange} label={t('team')}>
            <ScrollArea.Autosize mah={280} mt="xs">
              <Stack gap="xs">
                {team.map(({ id, name, is_active }) => (
                  <Checkbox key={id} value={id} label={is_active ? name : t('inactive', { name })} />
                ))}
              </Stack>
            </ScrollArea.Autosize>
          </Checkbox.Group>
          <Button variant="subtle" size="xs" disabled={!selectedIds.length} onClick={() => onChange([])}>
            {t('selectAll')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Filters a report by team members. The server limits a plain user to their own numbers (RPT-002). */
export function TeamFilter(props: Props) {
  const t = useReportTranslation()
  const isPlainUser = useSession()?.user?.user_role === 'user'
  const { data } = useQuery({ ...teamQuery(), enabled: !isPlainUser })
  if (isPlainUser)
    return (
      <Button variant="default" disabled>
        {t('own')}
      </Button>
    )
  return <TeamSelect {...props} team={data ?? []} />
}
