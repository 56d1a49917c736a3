import { useId, useState } from 'react'
import { renderTypedSignature } from '../core/signature-canvas'
import { useSignatureCanvas } from '../core/use-signature-canvas'
import { InputField } from './field'

/** The texts of the pad, which each public page provides. */
export interface SignatureTexts {
  hint: string
  clear: string
  /** Switches to a typed name, and back to drawing. */
  typeInstead: string
  drawInstead: string
  typedName: string
}

interface Props {
  label: string
  texts: SignatureTexts
  /** A PNG data URL, or null without a signature. */
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}

/** A signature, drawn with a finger, a pen or a mouse, or a typed name. */
export function SignaturePad({ label, texts, value, onChange, error }: Props) {
  const id = useId()
  const [isTyping, setIsTyping] = useState(false)
  const [name, setName] = useState('')
  const switchMode = (typing: boolean) => {
    setIsTyping(typing)
    setName('')
    onChange(null)
  }
  const handleNameChange = (text: string) => {
    setName(text)
    onChange(renderTypedSignature(text))
  }
  return (
    <fieldset className={error ? 'field signature field-invalid' : 'field signature'} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {isTyping ? (
        <InputField
          label={texts.typedName}
          value={name}
          autoComplete="name"
          onChange={(event) => handleNameChange(event.currentTarget.value)}
        />
      ) : (
        <SignatureCanvas label={label} hint={texts.hint} clear={texts.clear} value={value} onChange={onChange} />
      )}
      {isTyping && value && <img className="signature-canvas" src={value} alt={name} />}
      <button type="button" className="button button-link" onClick={() => switchMode(!isTyping)}>
        {isTyping ? texts.drawInstead : texts.typeInstead}
      </button>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type SignatureCanvasProps = Pick<Props, 'label' | 'value' | 'onChange'> & Pick<SignatureTexts, 'hint' | 'clear'>

function SignatureCanvas({ label, hint, clear, value, onChange }: SignatureCanvasProps) {
  const signature = useSignatureCanvas(onChange)
  return (
    <>
      <canvas ref={signature.canvasRef} className="signature-canvas" role="img" aria-label={label} />
      <p className="field-description">{hint}</p>
      {value && (
        <button type="button" className="button button-secondary" onClick={signature.clear}>
          {clear}
        </button>
      )}
    </>
  )
}
