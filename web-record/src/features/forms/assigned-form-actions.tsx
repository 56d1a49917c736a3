import { useHasPermission } from '@clinic/kit/session'
import { Alert, Group, Text } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { ReviewMenu } from '../reviews/review-menu'
import type { ReviewOptions } from '../reviews/use-review'
import { CorrectionActions, type SendCancellation, type SendCorrection } from './correction-actions'
import { useFormsTranslation } from './texts'

/** A consent or questionnaire of a client. */
interface AssignedForm {
  id: string
  version: number
  approval: ReviewOptions['approval']
  is_cancelled: boolean
  cancelled_by_name: string
  cancel_reason: string
  correction_reason: string
  is_current: boolean
}

interface Props {
  form: AssignedForm
  /** Signed or answered. */
  isCompleted: boolean
  /** Path of the client's list. */
  basePath: string
  correct: SendCorrection
  cancel: SendCancellation
  review: ReviewOptions['send']
  onDone: () => void
}

/** Correct, cancel and review a form. */
export function AssignedFormActions({ form, isCompleted, basePath, correct, cancel, review, onDone }: Props) {
  const navigate = useNavigate()
  const canApprove = useHasPermission('form.approve')
  const isEffective = isCompleted && !form.is_cancelled && form.is_current
  return (
    <Group gap="xs">
      <CorrectionActions
        id={form.id}
        version={form.version}
        canCorrect={isEffective}
        canCancel={!form.is_cancelled}
        correct={correct}
        cancel={cancel}
        onDone={(action, correctionId) => {
          onDone()
          if (action === 'correct') void navigate(`${basePath}/${correctionId}`)
        }}
      />
      <ReviewMenu id={form.id} approval={form.approval} canReview={isEffective && canApprove} send={review} onDone={onDone} />
    </Group>
  )
}

/** The reasons for a cancellation and for a correction. */
export function AssignmentNotice({ form }: { form: AssignedForm }) {
  const t = useFormsTranslation()
  return (
    <>
      {form.is_cancelled && (
        <Alert color="gray">{t('client.cancelledBy', { name: form.cancelled_by_name, reason: form.cancel_reason })}</Alert>
      )}
      {form.correction_reason && <Text c="dimmed">{t('client.correction', { reason: form.correction_reason })}</Text>}
    </>
  )
}
