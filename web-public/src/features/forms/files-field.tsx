import { CallError, fieldText } from '@clinic/kit/lite'
import { type ChangeEvent, useId, useState } from 'react'
import type { FormsApi, Question } from './forms.api'
import { useFormsTexts } from './texts'
import type { Filling } from './use-answers'

const MB = 1024 * 1024

interface Props {
  question: Question
  label: string
  filling: Filling
  api: FormsApi
  flowKey: string
  error: string | undefined
}

/** Pictures as an answer: each is sent as it is chosen, and what is refused says why. */
export function FilesField({ question, label, filling, api, flowKey, error }: Props) {
  const { t } = useFormsTexts()
  const id = useId()
  const { sending, refused, take } = useSendingFiles(question, filling, api, flowKey)
  const ids = (filling.answers[question.id] as string[] | undefined) ?? []
  const wrong = refused ?? error
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
        disabled={ids.length >= question.max_files || sending !== null}
        aria-describedby={`${id}-help${wrong ? ` ${id}-error` : ''}`}
        aria-invalid={wrong ? true : undefined}
        onChange={take}
      />
      <p role="status">{sending && t.files.sending(sending)}</p>
      {wrong && (
        <p id={`${id}-error`} className="field-error" role={refused ? 'alert' : undefined}>
          {wrong}
        </p>
      )}
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

function useSendingFiles(question: Question, filling: Filling, api: FormsApi, flowKey: string) {
  const { language } = useFormsTexts()
  const [sending, setSending] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const send = async (file: File) => {
    setRefused(null)
    if (file.size > question.max_mb * MB) return setRefused(fieldText('file_size', language, { max: question.max_mb }))
    setSending(file.name)
    try {
      const { id } = await api.upload(file, flowKey)
      filling.bring(question.id, id, file.name)
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      const words = Object.values(cause.fields).flat()
      setRefused(words.map(({ message }) => message).join(' ') || cause.message || fieldText('required', language))
    } finally {
      setSending(null)
    }
  }
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file && !sending) void send(file)
  }
  return { sending, refused, take }
}
