import { Button } from '@clinic/kit/lite'
import { type ChangeEvent, useId } from 'react'
import type { Question } from './forms.api'
import { useFormsTexts } from './texts'
import type { Filling } from './use-answers'
import type { Upload } from './use-uploads'

interface Props {
  question: Question
  label: string
  filling: Filling
  error: string | undefined
}

/** Pictures as an answer: each is sent as it is chosen, and what doesn't arrive says why and is tried again or left out. */
export function FilesField({ question, label, filling, error }: Props) {
  const { t } = useFormsTexts()
  const id = useId()
  const upload = filling.uploads[question.id]
  const ids = (filling.answers[question.id] as string[] | undefined) ?? []
  const wrong = upload?.refused ?? (upload || error !== t.files.held ? error : undefined)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void filling.upload(question, file)
  }
  return (
    <div className={wrong ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="field-help">
        {t.files.limit(question.max_files, question.max_mb)}
      </p>
      <Brought ids={ids} names={filling.names} onChange={(left) => filling.change(question.id, left)} />
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        disabled={ids.length >= question.max_files || upload?.refused === null}
        aria-describedby={`${id}-help${wrong ? ` ${id}-error` : ''}`}
        aria-invalid={wrong ? true : undefined}
        onChange={take}
      />
      <p role="status">{upload?.refused === null && t.files.sending(upload.file.name)}</p>
      {wrong && (
        <p id={`${id}-error`} className="field-error" role={upload?.refused ? 'alert' : undefined}>
          {wrong}
        </p>
      )}
      {upload && <Underway upload={upload} question={question} filling={filling} />}
    </div>
  )
}

/** The pictures that have come, each with a way to take it away. */
function Brought({ ids, names, onChange }: { ids: string[]; names: Record<string, string>; onChange: (left: string[]) => void }) {
  const { t } = useFormsTexts()
  const name = (file: string, index: number) => names[file] ?? t.files.unnamed(index + 1)
  return ids.length > 0 ? (
    <ul className="files">
      {ids.map((file, index) => (
        <li key={file}>
          <span>{name(file, index)}</span>
          <button
            type="button"
            className="button button-link"
            aria-label={t.files.remove(name(file, index))}
            onClick={() => onChange(ids.filter((other) => other !== file))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  ) : null
}

/** What can be made of a picture that hasn't arrived: until then nothing is sent. */
function Underway({ upload, question, filling }: { upload: Upload; question: Question; filling: Filling }) {
  const { t } = useFormsTexts()
  const { name } = upload.file
  return (
    <div className="files-underway">
      {upload.refused && (
        <Button kind="quiet" aria-label={`${t.files.again}: ${name}`} onClick={() => void filling.upload(question, upload.file)}>
          {t.files.again}
        </Button>
      )}
      <Button kind="quiet" aria-label={`${t.files.leave}: ${name}`} onClick={() => filling.leaveOut(question.id)}>
        {t.files.leave}
      </Button>
    </div>
  )
}
