import type { Schema } from '@clinic/kit/api'
import { loadSession, useSession } from '@clinic/kit/session'
import { Divider, Stack, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { OpenInvitation } from './invitation-notice'
import { LicenceSection } from './licence-panel'
import { teamKey } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserActions } from './user-actions'
import { UserFacts } from './user-facts'
import { UserForm } from './user-form'
import { useUser } from './user-screen'

const SYSTEMS = ['is_booking_on', 'is_record_on', 'is_pos_on', 'is_management_on'] as const

/** A user's details and state, and what is done with their account. */
export function UserDetailsScreen() {
  const t = useShellTranslation()
  const user = useUser()
  const queryClient = useQueryClient()
  const hasFullClientAccess = useHasFullClientAccess()
  const ownId = useSession()?.user.id
  const navigate = useNavigate()
  const handleDone = () => {
    toast.success(t('team.saved'))
    return queryClient.invalidateQueries({ queryKey: teamKey })
  }
  /** Whoever switches a system of their own goes home, where the menu shows what is left (PLT-036). */
  const handleSaved = async (saved: Pick<Schema['UserOut'], (typeof SYSTEMS)[number]>) => {
    await handleDone()
    if (user.id !== ownId || SYSTEMS.every((name) => saved[name] === user[name])) return
    await loadSession()
    await navigate('/')
  }
  return (
    <Stack gap="lg" maw={640}>
      {user.is_active && user.invitation !== 'accepted' && hasFullClientAccess && <OpenInvitation user={user} />}
      <UserFacts user={user} />
      <UserForm key={user.version} user={user} onDone={handleSaved} />
      <LicenceSection user={user} onDone={handleDone} />
      <Divider />
      <UserActions user={user} />
    </Stack>
  )
}
