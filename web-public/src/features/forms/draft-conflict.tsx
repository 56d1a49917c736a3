import { Button, Notice } from '@clinic/kit/lite'
import { useFormsTranslation } from './texts'
import type { AnswersState } from './use-answers'

/** Offer a draft that arrived after typing had begun: restore it or discard it. */
export function DraftConflict({ conflictingDraft }: { conflictingDraft: AnswersState['conflictingDraft'] }) {
  const t = useFormsTranslation()
  if (!conflictingDraft) return null
  return (
    <Notice>
      <p>{t('draft.text')}</p>
      <Button onClick={conflictingDraft.restore}>{t('draft.restore')}</Button>{' '}
      <Button onClick={conflictingDraft.discard}>{t('draft.discard')}</Button>
    </Notice>
  )
}
