import { type Schema, type Submission, schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { CheckboxField, Form, PasswordField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { startSession } from '@clinic/kit/session'
import { Anchor, SimpleGrid } from '@clinic/kit/ui'
import { Link, useNavigate } from 'react-router'
import { getCountryOptions } from '../../countries'
import { useShellTranslation } from '../../texts'
import { register } from './sign-up.api'

const emptyValues = {
  first_name: '',
  last_name: '',
  email: '',
  company_name: '',
  country: 'SE',
  password: '',
  password_confirmation: '',
  terms: false,
}

/** The sign-up of a clinic (PLT-014). */
export function SignUpScreen() {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const handleSubmit = async (submission: Submission<Schema['SignUpRequest']>) => {
    startSession(await register({ ...submission, body: { ...submission.body, language: getLanguage() } }))
    navigate('/verify-email')
  }
  const form = useKitForm(withPasswordConfirmation(schemaOf('SignUpRequest')), {
    initialValues: { ...emptyValues, language: getLanguage() },
    onSubmit: handleSubmit,
  })
  return (
    <AuthLayout title={t('signUp.title')} intro={t('signUp.intro')}>
      <Form form={form} label={t('signUp.title')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField name="first_name" label={t('common.firstName')} autoComplete="given-name" required />
          <TextField name="last_name" label={t('common.lastName')} autoComplete="family-name" required />
        </SimpleGrid>
        <TextField name="email" type="email" label={t('common.email')} autoComplete="username" required />
        <TextField name="company_name" label={t('signUp.company')} autoComplete="organization" required />
        <SelectField name="country" label={t('country')} options={getCountryOptions()} required />
        <PasswordField name="password" label={t('password')} description={t('passwordHelp')} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" required />
        <CheckboxField name="terms" label={t('signUp.terms')} required />
        <Anchor href={`/public/terms?lang=${getLanguage()}`} target="_blank" rel="noreferrer" size="sm">
          {t('signUp.readTerms')}
        </Anchor>
        <Submit fullWidth>{t('signUp.submit')}</Submit>
      </Form>
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </AuthLayout>
  )
}
