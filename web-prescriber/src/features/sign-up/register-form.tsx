import { passwordTwice, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, PasswordField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { began } from '@clinic/kit/session'
import { useNavigate } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { Person } from './person-fields'
import { type Link, register } from './sign-up.api'

/** A new prescriber; the address is the invitation's, and is proven by a code next. */
export function RegisterForm({ link }: { link: Link }) {
  const t = usePrescriberTexts()
  const navigate = useNavigate()
  const send = async (submission: Submission<Schema['PrescriberIn']>) => {
    began(await register({ ...submission, body: { ...submission.body, language: getLanguage() } }))
    navigate('/prescription/set-up')
  }
  const form = useKitForm({
    schema: passwordTwice(schemaOf('PrescriberIn')),
    initial: {
      ...link,
      first_name: '',
      last_name: '',
      personal_id: '',
      prescriber_code: '',
      password: '',
      password_confirmation: '',
      language: getLanguage(),
    },
    onSubmit: send,
  })
  return (
    <Form form={form} label={t('signUp.title')}>
      <Person />
      <TextField name="prescriber_code" label={t('signUp.code')} help={t('signUp.codeHelp')} />
      <PasswordField name="password" label={t('signUp.password')} help={t('signUp.passwordHelp')} autoComplete="new-password" required />
      <PasswordField name="password_confirmation" label={t('signUp.passwordAgain')} autoComplete="new-password" required />
      <Submit fullWidth>{t('signUp.submit')}</Submit>
    </Form>
  )
}
