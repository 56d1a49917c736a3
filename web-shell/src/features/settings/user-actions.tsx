import { ApiError } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { Alert, Anchor, Button, Group, SidePanel, Stack } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { CompanyTransferForm } from './company-transfer-form'
import { FactorResetDialog } from './factor-reset-form'
import { deleteUser, teamKey, toggleUserStatus } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import type { UserDetails } from './user-screen'

function useToggleStatus() {
  const t = useShellTranslation()
  return useAction({
    send: toggleUserStatus,
    confirmation: (user: UserDetails) =>
      user.is_active
        ? {
            title: t('team.deactivate'),
            body: t('team.deactivateHelp', { name: getFullName(user) }),
            confirmLabel: t('team.deactivate'),
            isDestructive: true,
          }
        : null,
    successMessage: t('team.saved'),
    refresh: [teamKey],
  })
}

/** Deletes after a reason; the message of who has bookings to come also gets a link to them. */
function useDelete() {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const action = useAction({
    send: (user: UserDetails, reason) =>
      deleteUser(user, reason).catch((error) => {
        setRefusal(error instanceof ApiError && error.code === 'team.has_bookings' ? error.message : '')
        throw error
      }),
    confirmation: (user) => ({
      needsReason: true,
      title: t('team.delete'),
      body: t('team.deleteHelp', { name: getFullName(user) }),
      confirmLabel: t('team.delete'),
    }),
    successMessage: t('team.deleted'),
    refresh: [[...teamKey, 'list']],
    onSuccess: () => void navigate(paths.team()),
  })
  return { ...action, refusal }
}

/** The button that opens the hand-over of the company; the super user sees it at those who can receive it (PLT-035). */
function TransferButton({ user }: { user: UserDetails }) {
  const t = useShellTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (!useHasPermission('company.write') || !user.is_active || user.invitation !== 'accepted') return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('transfer.open')}
      </Button>
      <SidePanel opened={isOpen} onClose={close} title={t('transfer.title')}>
        <CompanyTransferForm user={user} onDone={close} />
      </SidePanel>
    </>
  )
}

/** The button that opens the reset of the second factors, for a user who has lost their phone (LAW-001). */
function FactorResetButton({ user }: { user: UserDetails }) {
  const t = useShellTranslation()
  const [isOpen, setIsOpen] = useState(false)
  if (!useHasFullClientAccess() || !user.is_active || user.invitation !== 'accepted') return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('team.factorReset.open')}
      </Button>
      {isOpen && <FactorResetDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Deactivate, reactivate and delete a user; nobody does that to themselves or to the super user (PLT-032). */
export function UserActions({ user }: { user: UserDetails }) {
  const t = useShellTranslation()
  const isSelf = useSession()?.user.id === user.id
  const toggle = useToggleStatus()
  const remove = useDelete()
  if (isSelf || user.user_role === 'super_admin') return null
  return (
    <Stack gap="md">
      {remove.refusal && (
        <Alert color="yellow">
          {remove.refusal}{' '}
          <Anchor component={Link} to={`${paths.user(user.id)}/user-bookings`}>
            {t('team.showBookings')}
          </Anchor>
        </Alert>
      )}
      <Group>
        <Button variant="default" loading={toggle.isRunning} onClick={() => void toggle.run(user)}>
          {t(user.is_active ? 'team.deactivate' : 'team.reactivate')}
        </Button>
        <Button variant="default" color="red" loading={remove.isRunning} onClick={() => void remove.run(user)}>
          {t('team.delete')}
        </Button>
        <FactorResetButton user={user} />
        <TransferButton user={user} />
      </Group>
    </Stack>
  )
}
