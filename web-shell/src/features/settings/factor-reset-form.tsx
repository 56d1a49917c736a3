import { Form, PasswordField, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { getFullName } from '@clinic/kit/i18n'
import { Modal, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { resetSecondFactors, teamKey } from './team.api'
import type { UserDetails } from './user-screen'

interface Props {
  user: UserDetails
  onClose: () => void
}

/** Removes the second factors of a user who has lost them, with a reason and the own password (LAW-001). */
export function FactorResetDialog({ user, onClose }: Props) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('SecondFactorReset', {
    initialValues: { reason: '', password: '' },
    onSubmit: resetSecondFactors(user.id),
    onDone: () => {
      toast.success(t('team.factorReset.done', { email: user.email }))
      onClose()
      void queryClient.invalidateQueries({ queryKey: teamKey })
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('team.factorReset.title')}>
      <Form form={form} label={t('team.factorReset.title')}>
        <Text>{t('team.factorReset.intro', { name: getFullName(user) })}</Text>
        <TextAreaField name="reason" label={t('team.factorReset.reason')} description={t('team.factorReset.reasonHelp')} required />
        <PasswordField name="password" label={t('profile.ownPassword')} required />
        <Submit color="red">{t('team.factorReset.confirm')}</Submit>
      </Form>
    </Modal>
  )
}
