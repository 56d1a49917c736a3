import { zSecondFactor } from '@clinic/kit/lite'
import { CheckboxField, OtpField, TextField } from './form/fields'
import { Form, Submit } from './form/form'
import { useForm } from './form/use-form'
import { useSession } from './session'
import { type PendingStep, proveSecondFactor, type SecondFactorStep } from './sign-in.api'
import { useTranslation } from './texts'

interface Props {
  method: SecondFactorStep['methods'][number]
  onProved: (area: SecondFactorStep['area']) => void
  /** The sign-in goes on with another step. */
  onStep: (step: PendingStep) => void
}

/** Takes the code of a second factor: of the app, one that was sent, or a recovery code. */
export function CodeForm({ method, onProved, onStep }: Props) {
  const t = useTranslation()
  const { startSession } = useSession()
  const form = useForm(zSecondFactor, {
    initialValues: { method, code: '', is_trusted: false },
    onSubmit: async (submission) => {
      const answer = await proveSecondFactor(submission)
      if (answer.next === 'second_factor' || answer.next === 'password_change') return onStep(answer)
      onProved(answer.area)
      startSession(answer)
    },
  })
  return (
    <Form form={form} label={t('step.title')}>
      {method === 'recovery_code' ? (
        <TextField name="code" label={t('step.recoveryCode')} autoComplete="off" autoFocus />
      ) : (
        <OtpField name="code" label={t('verify.code')} autoFocus />
      )}
      <CheckboxField name="is_trusted" label={t('step.trust')} description={t('step.trustHelp')} />
      <Submit>{t('verify.continue')}</Submit>
    </Form>
  )
}
