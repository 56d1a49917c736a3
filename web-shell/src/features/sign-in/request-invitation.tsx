import { useAction } from '@clinic/kit/components'
import { Alert, Anchor, Button, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { requestNewInvitation } from './password.api'

/** Says that an invitation's link is used or has expired, and offers to ask for a new one (PLT-038). */
export function InvitationExpired({ token }: { token: string }) {
  const t = useShellTranslation()
  const [isRequested, setIsRequested] = useState(false)
  const { run, isRunning } = useAction({ send: () => requestNewInvitation(token), onSuccess: () => setIsRequested(true) })
  return (
    <Stack gap="md">
      {isRequested ? (
        <Alert color="teal" role="status">
          {t('invitation.requested')}
        </Alert>
      ) : (
        <>
          <Text>{t('invitation.expiredHelp')}</Text>
          <Button loading={isRunning} onClick={() => void run()}>
            {t('invitation.request')}
          </Button>
        </>
      )}
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </Stack>
  )
}
