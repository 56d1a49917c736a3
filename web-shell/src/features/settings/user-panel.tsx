import { ApiError, type Schema } from '@clinic/kit/api'
import { useSession } from '@clinic/kit/session'
import { Button, confirm, Divider, Stack, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { AccessForm } from './access-form'
import { changeStatus, teamKey } from './team.api'
import { useMeetsAll } from './use-meets-all'
import { UserForm } from './user-form'

interface Props {
  user: Schema['UserOut'] | null
  onDone: () => void
}

/** One person: details, reach, and whether the account is open. */
export function UserPanel({ user, onDone }: Props) {
  const t = useShellTexts()
  const queries = useQueryClient()
  const meetsAll = useMeetsAll()
  const own = useSession()?.user.id === user?.id
  const finish = async (text: string) => {
    toast.success(text)
    await queries.invalidateQueries({ queryKey: teamKey })
    onDone()
  }
  const status = useMutation({
    mutationFn: changeStatus,
    onSuccess: () => finish(t('team.saved')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('tryAgain')),
  })
  const name = `${user?.first_name} ${user?.last_name}`
  const turn = async () => {
    if (!user) return
    const sure =
      !user.is_active ||
      (await confirm({ title: t('team.close'), body: t('team.closeHelp', { name }), action: t('team.close'), danger: true }))
    if (sure) status.mutate(user)
  }
  return (
    <Stack gap="lg">
      <UserForm user={user} onDone={() => finish(t(user ? 'team.saved' : 'team.added'))} />
      {user && !own && user.user_role !== 'super_admin' && (
        <>
          {meetsAll && (
            <>
              <Divider />
              <AccessForm userId={user.id} onDone={() => finish(t('team.saved'))} />
            </>
          )}
          <Divider />
          <Button variant="default" color="red" loading={status.isPending} onClick={() => void turn()}>
            {t(user.is_active ? 'team.close' : 'team.reopen')}
          </Button>
        </>
      )}
    </Stack>
  )
}
