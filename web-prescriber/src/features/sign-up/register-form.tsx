import { type Schema, type Submission, schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { PrescriberFields } from './prescriber-fields'
import { type InvitationLink, pendingSignUpQuery, signUpPrescriber } from './sign-up.api'

/** Signs a prescriber up with the invited address; the account begins when a code verifies it in the next step. */
export function RegisterForm({ link }: { link: InvitationLink }) {
  const t = usePrescriberTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const handleSubmit = async (submission: Submission<Schema['PrescriberSignUp']>) => {
    const pending = await signUpPrescriber({ ...submission, body: { ...submission.body, language: getLanguage() } })
    queryClient.setQueryData(pendingSignUpQuery.queryKey, pending)
    navigate('/prescription/sign-up/set-up')
  }
  const form = useKitForm(withPasswordConfirmation(schemaOf('PrescriberSignUp')), {
    initialValues: {
      ...link,
      first_name: '',
      last_name: '',
      personal_id: '',
      prescriber_code: '',
      password: '',
      password_confirmation: '',
      language: getLanguage(),
    },
    onSubmit: handleSubmit,
  })
  return (
    <Form form={form} label={t('signUp.title')}>
      <PrescriberFields />
      <PasswordField
        name="password"
        label={t('signUp.password')}
        description={t('signUp.passwordHelp')}
        autoComplete="new-password"
        required
      />
      <PasswordField name="password_confirmation" label={t('signUp.passwordConfirmation')} autoComplete="new-password" required />
      <Submit fullWidth>{t('signUp.submit')}</Submit>
    </Form>
  )
}
