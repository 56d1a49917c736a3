import { paths } from '@clinic/kit/contract'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { ClientAccessForm } from './client-access-form'
import { teamKey } from './team.api'
import { useCanChangeAccess, useUser } from './user-screen'

/** Which clients a user sees (PLT-034). */
export function UserAccessScreen() {
  const t = useShellTranslation()
  const user = useUser()
  const queryClient = useQueryClient()
  const handleDone = () => {
    toast.success(t('team.saved'))
    return queryClient.invalidateQueries({ queryKey: teamKey })
  }
  if (!useCanChangeAccess(user)) return <Navigate to={paths.user(user.id)} replace />
  return <ClientAccessForm userId={user.id} onDone={handleDone} />
}
