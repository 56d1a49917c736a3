import { useHasPermission } from '@clinic/kit/session'
import { Page, SimpleGrid, Text } from '@clinic/kit/ui'
import type { IconType } from 'react-icons'
import { TbBell, TbBuilding, TbCalendarStats, TbUsersGroup } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'

interface Place {
  to: string
  Icon: IconType
  title: string
  about: string
  isShown: boolean
}

function usePlaces(): Place[] {
  const t = useShellTranslation()
  return [
    {
      to: '/settings/company-information',
      Icon: TbBuilding,
      title: t('company.title'),
      about: t('company.about'),
      isShown: useHasPermission('company.write'),
    },
    { to: '/settings/team', Icon: TbUsersGroup, title: t('team.title'), about: t('team.about'), isShown: useHasPermission('team.write') },
    {
      to: '/notification',
      Icon: TbBell,
      title: t('notifications.title'),
      about: t('companySettings.notifications'),
      isShown: useHasPermission('notification.read'),
    },
    {
      to: '/profile',
      Icon: TbCalendarStats,
      title: t('ownCalendar.title'),
      about: t('companySettings.calendar'),
      isShown: true,
    },
  ]
}

/** What concerns company, team, notifications and calendar connection, gathered on one page, as far as the user may open it (PLT-055). */
export function CompanySettingsScreen() {
  const t = useShellTranslation()
  const places = usePlaces().filter(({ isShown }) => isShown)
  return (
    <Page title={t('companySettings.title')} help={getHelp('companySettings')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {places.map(({ to, Icon, title, about }) => (
          <Link key={to} to={to} className="shell-settings-link">
            <Icon size={20} strokeWidth={1.6} aria-hidden />
            <span>
              <Text component="span" fw={500}>
                {title}
              </Text>
              <Text component="span" size="sm" c="dimmed" display="block">
                {about}
              </Text>
            </span>
          </Link>
        ))}
      </SimpleGrid>
    </Page>
  )
}
