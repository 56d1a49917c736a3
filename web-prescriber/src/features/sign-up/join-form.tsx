import type { Schema, Submission } from '@clinic/kit/api'
import { openSignInStep } from '@clinic/kit/app'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { getLanguage } from '@clinic/kit/i18n'
import { startSession } from '@clinic/kit/session'
import { Anchor } from '@clinic/kit/ui'
import { Link, useNavigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { PrescriberFields } from './prescriber-fields'
import { acceptInvitation, type InvitationLink } from './sign-up.api'

/** Joins the clinic with an existing account; an account that isn't a prescriber's yet also needs the prescriber's details. */
export function JoinForm({ link, isPrescriber }: { link: InvitationLink; isPrescriber: boolean }) {
  const t = usePrescriberTranslation()
  const navigate = useNavigate()
  const handleSubmit = async (submission: Submission<Schema['InvitationAccept']>) => {
    const answer = await acceptInvitation({ ...submission, body: { ...submission.body, language: getLanguage() } })
    if (answer.next === 'second_factor' || answer.next === 'password_change') return void openSignInStep('prescriber')
    startSession(answer)
    navigate('/prescription')
  }
  const form = useKitForm('InvitationAccept', {
    initialValues: { ...link, password: '', first_name: '', last_name: '', personal_id: '', prescriber_code: '', language: getLanguage() },
    onSubmit: handleSubmit,
  })
  return (
    <Form form={form} label={t('signUp.title')}>
      {!isPrescriber && <PrescriberFields />}
      <PasswordField name="password" label={t('signUp.password')} required />
      <Submit fullWidth>{t('signUp.join')}</Submit>
      <Anchor component={Link} to="/prescription/forgot-password">
        {t('signIn.forgot')}
      </Anchor>
    </Form>
  )
}
