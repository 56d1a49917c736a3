import { fieldRules, useLanguage, withFieldRules, withPasswordConfirmation, zSignUpRequest } from '@clinic/kit/lite'
import { getCountryOptions } from '../../countries'
import { AuthLayout } from '../auth-layout'
import { CheckboxField, PasswordField, SelectField, TextField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link, useNavigation } from '../navigation'
import { register, type Submission } from '../sign-in.api'
import { useTranslation } from '../texts'

const schema = withPasswordConfirmation(withFieldRules(zSignUpRequest, fieldRules.SignUpRequest))

const emptyValues = {
  first_name: '',
  last_name: '',
  email: '',
  company_name: '',
  country: 'SE',
  password: '',
  password_confirmation: '',
  terms: false,
  processor_agreement: false,
}

function SignUpFields() {
  const t = useTranslation()
  const countries = getCountryOptions(useLanguage())
  return (
    <>
      <div className="pair">
        <TextField name="first_name" label={t('common.firstName')} autoComplete="given-name" />
        <TextField name="last_name" label={t('common.lastName')} autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" label={t('common.email')} autoComplete="username" />
      <TextField name="company_name" label={t('signUp.company')} autoComplete="organization" />
      <SelectField name="country" label={t('country')} options={countries} />
      <PasswordField name="password" label={t('password')} description={t('passwordHelp')} autoComplete="new-password" />
      <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" />
      <CheckboxField name="terms" label={t('signUp.terms')} required />
      <CheckboxField name="processor_agreement" label={t('signUp.processorAgreement')} required />
    </>
  )
}

const LEGAL_LINKS = [
  { path: '/public/terms', text: 'signUp.readTerms' },
  { path: '/public/processor-agreement', text: 'signUp.readAgreement' },
  { path: '/public/privacy-notice', text: 'signUp.readPrivacy' },
] as const

/** What is accepted with the sign-up, and what the service does with the person's data (LAW-050). */
function LegalLinks() {
  const t = useTranslation()
  const language = useLanguage()
  return LEGAL_LINKS.map(({ path, text }) => (
    <a key={path} className="small" href={`${path}?lang=${language}`} target="_blank" rel="noreferrer">
      {t(text)}
    </a>
  ))
}

/** The sign-up of a clinic (PLT-014). */
export function SignUpPage() {
  const t = useTranslation()
  const language = useLanguage()
  const { navigate } = useNavigation()
  const handleSubmit = async ({ body, idempotencyKey }: Submission<Parameters<typeof register>[0]['body']>) => {
    await register({ body: { ...body, language }, idempotencyKey })
    navigate('/verify-email')
  }
  const form = useForm(schema, { initialValues: { ...emptyValues, language }, onSubmit: handleSubmit })
  return (
    <AuthLayout title={t('signUp.title')} intro={t('signUp.intro')}>
      <Form form={form} label={t('signUp.title')}>
        <SignUpFields />
        <LegalLinks />
        <Submit>{t('signUp.submit')}</Submit>
      </Form>
      <Link to="/login">{t('signIn.back')}</Link>
    </AuthLayout>
  )
}
