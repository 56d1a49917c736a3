import type { Submission } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Alert, Group, Text } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { ReviewMenu } from '../reviews/review-menu'
import type { Reviewed } from '../reviews/use-review'
import { CorrectOrCancel } from './correct-cancel'
import { useFormsTexts } from './texts'

/** A letter or a questionnaire that a client was given. */
interface Given {
  id: string
  version: number
  approval: Reviewed['approval']
  is_cancelled: boolean
  cancelled_by_name: string
  cancel_reason: string
  correction_reason: string
  is_newest: boolean
}

interface Props {
  given: Given
  /** It is signed, or answered. */
  done: boolean
  /** Where the client's others are. */
  at: string
  correct: (submission: Submission<never>) => Promise<{ id: string }>
  cancel: (submission: Submission<never>) => Promise<{ id: string }>
  review: Reviewed['send']
  onDone: () => void
}

/** What is done with it afterwards. */
export function GivenActions({ given, done, at, correct, cancel, review, onDone }: Props) {
  const navigate = useNavigate()
  const mayApprove = useMay('form.approve')
  const standing = done && !given.is_cancelled && given.is_newest
  return (
    <Group gap="xs">
      <CorrectOrCancel
        version={given.version}
        mayCorrect={standing}
        mayCancel={!given.is_cancelled}
        correct={correct}
        cancel={cancel}
        onDone={(deed, to) => {
          onDone()
          if (deed === 'correct') void navigate(`${at}/${to}`)
        }}
      />
      <ReviewMenu approval={given.approval} may={standing && mayApprove} send={review} onDone={onDone} />
    </Group>
  )
}

/** That it was cancelled, and why it corrects another. */
export function GivenTold({ given }: { given: Given }) {
  const t = useFormsTexts()
  return (
    <>
      {given.is_cancelled && (
        <Alert color="gray">{t('client.cancelledBy', { name: given.cancelled_by_name, reason: given.cancel_reason })}</Alert>
      )}
      {given.correction_reason && <Text c="dimmed">{t('client.correction', { reason: given.correction_reason })}</Text>}
    </>
  )
}
