import type { Schema } from '@clinic/kit/api'
import { RoutedTabs } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { Anchor, ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useOutletContext, useParams } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { userQuery } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'

export type UserDetails = Schema['UserDetailsOut']

/** The user of the page, for the screens of its tabs. */
export const useUser = () => useOutletContext<UserDetails>()

/** Whether the signed-in user may change which clients this one sees: never their own, nor the super user's. */
export function useCanChangeAccess(user: UserDetails): boolean {
  const isSelf = useSession()?.user.id === user.id
  return useHasFullClientAccess() && !isSelf && user.user_role !== 'super_admin'
}

function UserTabs({ user }: { user: UserDetails }) {
  const t = useShellTranslation()
  const canChangeAccess = useCanChangeAccess(user)
  const address = paths.user(user.id)
  const canReadServices = useHasPermission('catalogue.read')
  const canReadBookings = useHasPermission('booking.read')
  const tabs = [
    { to: address, label: t('team.details') },
    ...(canChangeAccess ? [{ to: `${address}/client-access`, label: t('team.clientAccess') }] : []),
    ...(canReadServices ? [{ to: `${address}/user-services`, label: t('userServices.title') }] : []),
    ...(canReadBookings ? [{ to: `${address}/user-bookings`, label: t('userBookings.title') }] : []),
  ]
  return (
    <RoutedTabs label={getFullName(user)} tabs={tabs}>
      <Outlet context={user} />
    </RoutedTabs>
  )
}

/** A user of the team, with a tab for each thing about them (PLT-037). */
export function UserScreen() {
  const t = useShellTranslation()
  const { userId = '' } = useParams()
  const { data: user, error, refetch } = useQuery(userQuery(userId))
  if (error && !user) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!user) return <LoadingState />
  const back = (
    <Anchor component={Link} to={paths.team()}>
      {t('team.back')}
    </Anchor>
  )
  return (
    <Page title={getFullName(user)} action={back} help={getHelp('teamMember')}>
      <UserTabs user={user} />
    </Page>
  )
}
