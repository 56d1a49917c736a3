import { passwordTwice, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { CheckField, Form, PasswordField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { began } from '@clinic/kit/session'
import { Anchor, SimpleGrid } from '@clinic/kit/ui'
import { Link, useNavigate } from 'react-router'
import { useShellTexts } from '../../texts'
import { countries } from './countries'
import { register } from './sign-up.api'

const blank = {
  first_name: '',
  last_name: '',
  email: '',
  company_name: '',
  country: 'SE',
  password: '',
  password_confirmation: '',
  terms: false,
}

/** A clinic signs up: the person, the company and what they agree to (PLT-014). */
export function SignUpScreen() {
  const t = useShellTexts()
  const navigate = useNavigate()
  const send = async (submission: Submission<Schema['RegisterIn']>) => {
    began(await register({ ...submission, body: { ...submission.body, language: getLanguage() } }))
    navigate('/verify-email')
  }
  const form = useKitForm({ schema: passwordTwice(schemaOf('RegisterIn')), initial: { ...blank, language: getLanguage() }, onSubmit: send })
  return (
    <PlainFrame title={t('signUp.title')} intro={t('signUp.intro')}>
      <Form form={form} label={t('signUp.title')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField name="first_name" label={t('firstName')} autoComplete="given-name" required />
          <TextField name="last_name" label={t('lastName')} autoComplete="family-name" required />
        </SimpleGrid>
        <TextField name="email" type="email" label={t('email')} autoComplete="username" required />
        <TextField name="company_name" label={t('signUp.company')} autoComplete="organization" required />
        <SelectField name="country" label={t('country')} options={countries()} required />
        <PasswordField name="password" label={t('password')} help={t('passwordHelp')} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t('passwordAgain')} autoComplete="new-password" required />
        <CheckField name="terms" label={t('signUp.terms')} required />
        <Submit fullWidth>{t('signUp.submit')}</Submit>
      </Form>
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </PlainFrame>
  )
}
