import { Button } from '@clinic/kit/lite'
import { type ChangeEvent, useId } from 'react'
import type { Question } from './forms.api'
import { useFormsTranslation } from './texts'
import type { AnswersState } from './use-answers'
import type { Upload } from './use-uploads'

interface Props {
  question: Question
  label: string
  answersState: AnswersState
  error: string | undefined
}

/** Pictures as an answer, each uploaded when it is chosen; a failed upload shows why and can be retried or removed. */
export function FilesField({ question, label, answersState, error }: Props) {
  const t = useFormsTranslation()
  const id = useId()
  const upload = answersState.uploads[question.id]
  const ids = (answersState.answers[question.id] as string[] | undefined) ?? []
  const errorText = upload?.error ?? (upload || error !== t('files.pending') ? error : undefined)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void answersState.upload(question, file)
  }
  return (
    <div className={errorText ? 'field field-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="field-description">
        {t('files.limit', { count: question.max_files, mb: question.max_mb })}
      </p>
      <UploadedFiles ids={ids} names={answersState.names} onChange={(remaining) => answersState.change(question.id, remaining)} />
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        disabled={ids.length >= question.max_files || upload?.error === null}
        aria-describedby={`${id}-help${errorText ? ` ${id}-error` : ''}`}
        aria-invalid={errorText ? true : undefined}
        onChange={handleChange}
      />
      <p role="status">{upload?.error === null && t('files.sending', { name: upload.file.name })}</p>
      {errorText && (
        <p id={`${id}-error`} className="field-error" role={upload?.error ? 'alert' : undefined}>
          {errorText}
        </p>
      )}
      {upload && <PendingUpload upload={upload} question={question} answersState={answersState} />}
    </div>
  )
}

/** The uploaded pictures, each with a button to remove it. */
function UploadedFiles({
  ids,
  names,
  onChange,
}: {
  ids: string[]
  names: Record<string, string>
  onChange: (remaining: string[]) => void
}) {
  const t = useFormsTranslation()
  const name = (file: string, index: number) => names[file] ?? t('files.unnamed', { number: index + 1 })
  return ids.length > 0 ? (
    <ul className="files">
      {ids.map((file, index) => (
        <li key={file}>
          <span>{name(file, index)}</span>
          <button
            type="button"
            className="button button-link"
            aria-label={t('files.remove', { name: name(file, index) })}
            onClick={() => onChange(ids.filter((id) => id !== file))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  ) : null
}

/** Retry or remove a picture that isn't uploaded. */
function PendingUpload({ upload, question, answersState }: { upload: Upload; question: Question; answersState: AnswersState }) {
  const t = useFormsTranslation()
  const { name } = upload.file
  return (
    <div className="files-pending">
      {upload.error && (
        <Button
          kind="secondary"
          aria-label={`${t('files.retry')}: ${name}`}
          onClick={() => void answersState.upload(question, upload.file)}
        >
          {t('files.retry')}
        </Button>
      )}
      <Button kind="secondary" aria-label={`${t('files.cancel')}: ${name}`} onClick={() => answersState.cancelUpload(question.id)}>
        {t('files.cancel')}
      </Button>
    </div>
  )
}
