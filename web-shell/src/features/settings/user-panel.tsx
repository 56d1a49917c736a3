import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Button, Divider, Stack, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { ClientAccessForm } from './client-access-form'
import { teamKey, toggleUserStatus } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserForm } from './user-form'

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

/** A user's details, client access and status. */
export function UserPanel({ user, onDone }: Props) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const hasFullClientAccess = useHasFullClientAccess()
  const isSelf = useSession()?.user.id === user?.id
  const handleDone = async (message: string) => {
    toast.success(message)
    await queryClient.invalidateQueries({ queryKey: teamKey })
    onDone()
  }
  const { run: toggleActive, isRunning } = useAction({
    send: toggleUserStatus,
    confirmation: (target) =>
      target.is_active
        ? {
            title: t('team.deactivate'),
            body: t('team.deactivateHelp', { name: getFullName(target) }),
            confirmLabel: t('team.deactivate'),
            isDestructive: true,
          }
        : null,
    successMessage: t('team.saved'),
    refresh: [teamKey],
    onSuccess: onDone,
  })
  return (
    <Stack gap="lg">
      <UserForm user={user} onDone={() => handleDone(t(user ? 'team.saved' : 'team.added'))} />
      {user && !isSelf && user.user_role !== 'super_admin' && (
        <>
          {hasFullClientAccess && (
            <>
              <Divider />
              <ClientAccessForm userId={user.id} onDone={() => handleDone(t('team.saved'))} />
            </>
          )}
          <Divider />
          <Button variant="default" color="red" loading={isRunning} onClick={() => void toggleActive(user)}>
            {t(user.is_active ? 'team.deactivate' : 'team.reactivate')}
          </Button>
        </>
      )}
    </Stack>
  )
}
