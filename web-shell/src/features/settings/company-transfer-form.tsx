import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { getFullName } from '@clinic/kit/i18n'
import { loadSession, useCompany } from '@clinic/kit/session'
import { Alert, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { handOverCompany, teamKey } from './team.api'
import type { UserDetails } from './user-screen'

interface Props {
  user: UserDetails
  onDone: () => void
}

/** Hands the company over to the user after the company’s name has been typed (PLT-035). */
export function CompanyTransferForm({ user, onDone }: Props) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const company = useCompany()?.name ?? ''
  const form = useKitForm('SuperUserTransfer', {
    initialValues: { company_name: '', version: user.version ?? 1 },
    onSubmit: handOverCompany(user.id),
    onDone: async () => {
      toast.success(t('transfer.done', { name: getFullName(user) }))
      onDone()
      await Promise.all([queryClient.invalidateQueries({ queryKey: teamKey }), loadSession()])
    },
  })
  return (
    <Form form={form} label={t('transfer.title')}>
      <Alert color="red" title={t('transfer.warningTitle')}>
        {t('transfer.warning', { name: getFullName(user), company, email: user.email })}
      </Alert>
      <Text>{t('transfer.typeName', { company })}</Text>
      <TextField name="company_name" label={t('company.name')} autoComplete="off" required />
      <Submit color="red">{t('transfer.confirm')}</Submit>
    </Form>
  )
}
