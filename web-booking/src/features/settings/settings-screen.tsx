import { paths } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Group, Page, Tabs } from '@clinic/kit/ui'
import { Link, useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { MessageTemplates } from '../message-templates/message-templates'
import { CancellationPolicy } from './cancellation-policy-form'
import { Holidays } from './holidays'
import { Hours } from './hours-form'
import { PortalSettingsTab } from './portal-settings-form'
import { Rooms } from './rooms'
import { Rules } from './rules-form'
import { UnavailableTimes } from './unavailable-times'

const parts = {
  hours: Hours,
  holidays: Holidays,
  unavailable: UnavailableTimes,
  rooms: Rooms,
  rules: Rules,
  cancellation: CancellationPolicy,
  messages: MessageTemplates,
  portal: PortalSettingsTab,
}
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

/** Booking settings; the open tab is in the URL. */
export function SettingsScreen() {
  const t = useBookingTranslation()
  const canImport = useHasPermission('data.import.write')
  const [params, setParams] = useSearchParams()
  const open = names.find((name) => name === params.get('part')) ?? 'hours'
  return (
    <Page
      title={t('settings.title')}
      help={getHelp('settings')}
      action={
        <Group gap="md">
          {canImport && (
            <Anchor component={Link} to={paths.importData({ kind: 'bookings' })}>
              {t('settings.import')}
            </Anchor>
          )}
          <Anchor component={Link} to="/booking-portal">
            {t('portal.title')}
          </Anchor>
        </Group>
      }
    >
      <Tabs value={open} onChange={(part) => setParams(part && part !== 'hours' ? { part } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List mb="lg">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`settings.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Content = parts[name]
          return (
            <Tabs.Panel key={name} value={name}>
              <Content />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Page>
  )
}
