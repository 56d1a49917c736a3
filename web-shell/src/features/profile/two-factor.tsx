import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { ErrorState, LoadingState, Text, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { saveTwoFactor, twoFactorQuery } from './profile.api'

/** Turns the second factor on or off, with the password: a stranger at an open screen can't. */
function TwoFactorForm({ isOn }: { isOn: boolean }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('TwoFactorChange', {
    initialValues: { is_on: !isOn, password: '' },
    onSubmit: saveTwoFactor,
    onDone: () => {
      toast.success(t(isOn ? 'profile.twoFactorTurnedOff' : 'profile.twoFactorTurnedOn'))
      void queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey })
    },
  })
  return (
    <Form form={form} label={t('profile.twoFactor')}>
      <PasswordField name="password" label={t('profile.twoFactorPassword')} required />
      <Submit variant="default">{t(isOn ? 'profile.twoFactorTurnOff' : 'profile.twoFactorTurnOn')}</Submit>
    </Form>
  )
}

/** Whether signing in asks this person for a second factor, and why (PLT-011, LAW-001); the choice, where it makes a difference. */
export function TwoFactor() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(twoFactorQuery)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  return (
    <>
      <Text>
        {t(data.code_reason ? 'profile.twoFactorIsOn' : 'profile.twoFactorIsOff')}{' '}
        {t(data.code_reason ? `profile.twoFactorReason.${data.code_reason}` : 'profile.twoFactorAtRecords')}{' '}
        {data.is_on && data.code_reason !== 'choice' && t('profile.twoFactorAlsoChosen')}
      </Text>
      {(data.is_on || !data.code_reason) && <TwoFactorForm key={String(data.is_on)} isOn={data.is_on} />}
    </>
  )
}
