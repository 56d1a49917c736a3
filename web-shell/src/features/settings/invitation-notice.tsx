import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { Alert, Button, Stack } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { resendInvitation, teamKey } from './team.api'

/** The state of an invitation that isn't accepted, with a button that sends a new one (PLT-038). */
export function OpenInvitation({ user }: { user: Schema['UserOut'] }) {
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
