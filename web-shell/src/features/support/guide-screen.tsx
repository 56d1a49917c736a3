import { GUIDE_ROLES, GuidePage, type GuideRole } from '@clinic/kit/guide'
import { useHasPermission, useSession } from '@clinic/kit/session'

/** The guide of the user's role in the company; a user without records works at the front desk. */
function useOwnRole(): GuideRole {
  const role = useSession()?.user.user_role
  const canReadRecord = useHasPermission('journal.read')
  if (role === 'super_admin') return 'owner'
  if (role === 'admin' || role === 'accountant') return role
  return canReadRecord ? 'practitioner' : 'receptionist'
}

/** The guides of all roles, the user's own first (USE-013). */
export function GuideScreen() {
  const ownRole = useOwnRole()
  return <GuidePage roles={[ownRole, ...GUIDE_ROLES.filter((role) => role !== ownRole)]} />
}
