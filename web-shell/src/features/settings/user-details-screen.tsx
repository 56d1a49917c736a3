import { Divider, Stack, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { OpenInvitation } from './invitation-notice'
import { LicenceSection } from './licence-panel'
import { teamKey } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserActions } from './user-actions'
import { UserFacts } from './user-facts'
import { UserForm } from './user-form'
import { useUser } from './user-screen'

/** A user's details and state, and what is done with their account. */
export function UserDetailsScreen() {
  const t = useShellTranslation()
  const user = useUser()
  const queryClient = useQueryClient()
  const hasFullClientAccess = useHasFullClientAccess()
  const handleDone = () => {
    toast.success(t('team.saved'))
    return queryClient.invalidateQueries({ queryKey: teamKey })
  }
  return (
    <Stack gap="lg" maw={640}>
      {user.is_active && user.invitation !== 'accepted' && hasFullClientAccess && <OpenInvitation user={user} />}
      <UserFacts user={user} />
      <UserForm key={user.version} user={user} onDone={handleDone} />
      <LicenceSection user={user} onDone={handleDone} />
      <Divider />
      <UserActions user={user} />
    </Stack>
  )
}
