import { useSession } from '@clinic/kit/session'
import { Button, Checkbox, Popover, ScrollArea, Stack, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbChevronDown } from 'react-icons/tb'
import { type Member, teamQuery } from './report.api'
import { useReportTexts } from './texts'

const NAMED = 2

interface Props {
  chosen: string[]
  choose: (ids: string[]) => void
}

function Choice({ chosen, choose, team }: Props & { team: Member[] }) {
  const t = useReportTexts()
  const [opened, panel] = useDisclosure(false)
  const names = team.filter((one) => chosen.includes(one.id)).map((one) => one.name)
  const shown = names.length === 0 ? t('everybody') : names.length > NAMED ? t('chosen', { count: names.length }) : names.join(', ')
  return (
    <Popover opened={opened} onChange={panel.toggle} position="bottom-start" trapFocus withinPortal hideDetached={false}>
      <Popover.Target>
        <Button
          variant="default"
          onClick={panel.toggle}
          rightSection={<TbChevronDown size={14} aria-hidden />}
          aria-label={`${t('team')}: ${shown}`}
        >
          {shown}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Checkbox.Group value={chosen} onChange={choose} label={t('team')}>
            <ScrollArea.Autosize mah={280} mt="xs">
              <Stack gap="xs">
                {team.map((one) => (
                  <Checkbox key={one.id} value={one.id} label={one.is_active ? one.name : t('left', { name: one.name })} />
                ))}
              </Stack>
            </ScrollArea.Autosize>
          </Checkbox.Group>
          <Button variant="subtle" size="xs" disabled={!chosen.length} onClick={() => choose([])}>
            {t('all')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Whose figures: everybody's or some people's; a plain user's are their own, which the server sees to (RPT-002). */
export function TeamFilter(props: Props) {
  const t = useReportTexts()
  const plain = useSession()?.user?.user_role === 'user'
  const { data } = useQuery({ ...teamQuery(), enabled: !plain })
  if (plain)
    return (
      <Button variant="default" disabled>
        {t('own')}
      </Button>
    )
  return <Choice {...props} team={data ?? []} />
}
