import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Alert, Button, Divider, Stack, Tabs, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { ClientAccessForm } from './client-access-form'
import { resendInvitation, teamKey, toggleUserStatus } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserForm } from './user-form'

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

/** The state of an invitation that isn't accepted, with a button that sends a new one (PLT-038). */
function OpenInvitation({ user }: { user: Schema['UserOut'] }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({
    send: resendInvitation,
    successMessage: t('team.invitedAgain', { email: user.email }),
    refresh: [teamKey],
  })
  const isExpired = user.invitation === 'expired'
  return (
    <Alert color={isExpired ? 'yellow' : 'gray'} title={t(isExpired ? 'team.invitationExpired' : 'team.invited')}>
      <Stack gap="sm" align="flex-start">
        {t(isExpired ? 'team.invitationExpiredHelp' : 'team.invitedHelp')}
        <Button variant="default" loading={isRunning} onClick={() => void run(user)}>
          {t('team.inviteAgain')}
        </Button>
      </Stack>
    </Alert>
  )
}

/** Details and client access on tabs: each is saved by itself, and only one Save is shown at a time. */
function DetailsAndAccess({ user, onDone }: { user: Schema['UserOut']; onDone: () => Promise<void> }) {
  const t = useShellTranslation()
  return (
    <Tabs defaultValue="details">
      <Tabs.List mb="md">
        <Tabs.Tab value="details">{t('team.details')}</Tabs.Tab>
        <Tabs.Tab value="access">{t('team.clientAccess')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details">
        <UserForm user={user} onDone={onDone} />
      </Tabs.Panel>
      <Tabs.Panel value="access">
        <ClientAccessForm userId={user.id} onDone={onDone} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** A user's details, client access and status. */
export function UserPanel({ user, onDone }: Props) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const hasFullClientAccess = useHasFullClientAccess()
  const isSelf = useSession()?.user.id === user?.id
  const other = isSelf || user?.user_role === 'super_admin' ? null : user
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
      {user?.is_active && user.invitation && user.invitation !== 'accepted' && hasFullClientAccess && <OpenInvitation user={user} />}
      {other && hasFullClientAccess ? (
        <DetailsAndAccess user={other} onDone={() => handleDone(t('team.saved'))} />
      ) : (
        <UserForm user={user} onDone={() => handleDone(t(user ? 'team.saved' : 'team.added'))} />
      )}
      {other && (
        <>
          <Divider />
          <Button variant="default" color="red" loading={isRunning} onClick={() => void toggleActive(other)}>
            {t(other.is_active ? 'team.deactivate' : 'team.reactivate')}
          </Button>
        </>
      )}
    </Stack>
  )
}
