import { asMinutes, Button, type CallError, Notice } from '@clinic/kit/lite'
import { useTexts } from '../texts'
import type { Portal } from './use-portal'

/** What the last deed ran into; `shown` names the fields that tell their own errors. */
export function TroubleNotice({ portal, shown = [] }: { portal: Portal; shown?: string[] }) {
  const { t } = useTexts()
  const { error, ended } = portal.trouble
  if (ended) return <Notice kind="warning">{t.trouble.ended}</Notice>
  if (!error) return null
  const fields = Object.keys(error.fields)
  if (fields.length && fields.every((field) => shown.includes(field))) return null
  return <ErrorNotice error={error} again={portal.retry} />
}

/** One failed call in plain words, with the way on when trying again can help. */
export function ErrorNotice({ error, again }: { error: CallError; again: () => void }) {
  const { t } = useTexts()
  const repeat = (
    <Button kind="quiet" onClick={again}>
      {t.again}
    </Button>
  )
  if (error.unanswered) {
    return (
      <Notice kind="error" title={t.trouble.unreached}>
        <p>{t.trouble.unreachedHelp}</p>
        {repeat}
      </Notice>
    )
  }
  if (error.code === 'portal.busy') {
    return (
      <Notice kind="warning" title={error.message}>
        {repeat}
      </Notice>
    )
  }
  if (error.status === 429) {
    const wait = Number(error.data.retry_after)
    return <Notice kind="error">{wait > 0 ? t.trouble.wait(asMinutes(wait)) : error.message}</Notice>
  }
  if (error.status >= 500)
    return (
      <Notice kind="error" title={t.trouble.server}>
        {repeat}
      </Notice>
    )
  const fields = Object.values(error.fields)
    .flat()
    .map(({ message }) => message)
  return <Notice kind="error">{fields.length ? fields.join(' ') : error.message || t.trouble.server}</Notice>
}
