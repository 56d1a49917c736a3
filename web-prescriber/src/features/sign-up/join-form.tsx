import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { began } from '@clinic/kit/session'
import { Anchor } from '@clinic/kit/ui'
import { Link, useNavigate } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { Person } from './person-fields'
import { type Link as Invitation, join } from './sign-up.api'

/** Somebody with an account joins by its password; one who isn't a prescriber yet says who they are too. */
export function JoinForm({ link, isPrescriber }: { link: Invitation; isPrescriber: boolean }) {
  const t = usePrescriberTexts()
  const navigate = useNavigate()
  const send = async (submission: Submission<Schema['JoinIn']>) => {
    began(await join({ ...submission, body: { ...submission.body, language: getLanguage() } }))
    navigate('/prescription')
  }
  const form = useKitForm({
    schema: schemaOf('JoinIn'),
    initial: { ...link, password: '', first_name: '', last_name: '', personal_id: '', prescriber_code: '', language: getLanguage() },
    onSubmit: send,
  })
  return (
    <Form form={form} label={t('signUp.title')}>
      {!isPrescriber && <Person />}
      <PasswordField name="password" label={t('signUp.password')} required />
      <Submit fullWidth>{t('signUp.join')}</Submit>
      <Anchor component={Link} to="/prescription/forgot-password">
        {t('signIn.forgot')}
      </Anchor>
    </Form>
  )
}
