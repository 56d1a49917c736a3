import { useEffect, useId, useRef, useState } from 'react'
import { Field } from './field'
import { type Ink, openInk, written } from './ink'

/** What the pad says; each public page has texts of its own. */
export interface SignatureTexts {
  /** How to sign, said beside the pad. */
  hint: string
  clear: string
  /** Changes over to a typed name, and back. */
  typeInstead: string
  drawInstead: string
  typedName: string
}

interface Props {
  label: string
  texts: SignatureTexts
  /** A PNG's data address, or null while nothing is signed. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

/** A place to sign with a finger, a pen or a mouse, or by typing one's name. */
export function SignaturePad({ label, texts, value, onChange, error }: Props) {
  const id = useId()
  const [typing, setTyping] = useState(false)
  const [name, setName] = useState('')
  const change = (way: boolean) => {
    setTyping(way)
    setName('')
    onChange(null)
  }
  const write = (typed: string) => {
    setName(typed)
    onChange(written(typed))
  }
  return (
    <fieldset className={error ? 'field signature field-wrong' : 'field signature'} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {typing ? (
        <Field label={texts.typedName} value={name} autoComplete="name" onChange={(event) => write(event.currentTarget.value)} />
      ) : (
        <Paper label={label} hint={texts.hint} clear={texts.clear} value={value} onChange={onChange} />
      )}
      {typing && value && <img className="signature-paper" src={value} alt={name} />}
      <button type="button" className="button button-link" onClick={() => change(!typing)}>
        {typing ? texts.drawInstead : texts.typeInstead}
      </button>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type PaperProps = Pick<Props, 'label' | 'value' | 'onChange'> & { hint: string; clear: string }

function Paper({ label, hint, clear, value, onChange }: PaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ink = useRef<Ink>(null)
  const told = useRef(onChange)
  told.current = onChange
  useEffect(() => {
    let open = true
    const made = canvas.current && openInk(canvas.current, (image) => told.current(image))
    void made?.then((opened) => {
      if (open) ink.current = opened
      else opened.close()
    })
    return () => {
      open = false
      ink.current?.close()
    }
  }, [])
  const wipe = () => {
    ink.current?.clear()
    onChange(null)
  }
  return (
    <>
      <canvas ref={canvas} className="signature-paper" role="img" aria-label={label} />
      <p className="field-help">{hint}</p>
      {value && (
        <button type="button" className="button button-quiet" onClick={wipe}>
          {clear}
        </button>
      )}
    </>
  )
}
