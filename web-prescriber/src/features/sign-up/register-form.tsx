import { type Schema, type Submission, schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { startSession } from '@clinic/kit/session'
import { useNavigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { PrescriberFields } from './prescriber-fields'
import { type InvitationLink, signUpPrescriber } from './sign-up.api'

/** Creates a prescriber's account for the invited address, which a code verifies in the next step. */
export function RegisterForm({ link }: { link: InvitationLink }) {
  const t = usePrescriberTranslation()
  const navigate = useNavigate()
  const handleSubmit = async (submission: Submission<Schema['PrescriberSignUp']>) => {
    startSession(await signUpPrescriber({ ...submission, body: { ...submission.body, language: getLanguage() } }))
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
