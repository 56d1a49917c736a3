import { Button, Notice } from '@clinic/kit/lite'
import { useFormsTexts } from './texts'
import type { Filling } from './use-answers'

/** What was filled in before came when something was filled in already: neither is lost before one has chosen. */
export function LateDraft({ late }: { late: Filling['late'] }) {
  const { t } = useFormsTexts()
  if (!late) return null
  return (
    <Notice>
      <p>{t.late.text}</p>
      <Button onClick={late.take}>{t.late.take}</Button> <Button onClick={late.leave}>{t.late.leave}</Button>
    </Notice>
  )
}
