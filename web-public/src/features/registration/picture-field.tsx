import { ApiError, Button, FieldWrapper, getDescribedByProps } from '@clinic/kit/lite'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useRegistrationTranslation } from './texts'

interface Props {
  name: string
  label: string
  /** The id of the picture that was uploaded before a reload. */
  defaultValue: string
  error: string | undefined
  required: boolean
  upload: (file: File) => Promise<string>
}

/** The client's picture, uploaded when it is chosen; its id is the field's value, and survives a reload as what is typed does. */
export function PictureField({ name, label, defaultValue, error, required, upload }: Props) {
  const t = useRegistrationTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(defaultValue)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState('')
  const message = failure || error
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form saves what its inputs have after each change of the picture
  useEffect(() => {
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [picture])
  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setIsSending(true)
    setFailure('')
    try {
      setPicture(await upload(file))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const messages = Object.values(cause.errors).flat()
      setFailure(messages.map((row) => row.message).join(' ') || cause.message || t('details.picture.failed'))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <FieldWrapper id={id} label={label} description={t('details.picture.help')} error={message}>
      <input type="hidden" name={name} value={picture} ref={input} />
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        required={required && !picture}
        disabled={isSending}
        {...getDescribedByProps(id, t('details.picture.help'), message)}
        onChange={(event) => void handleChange(event)}
      />
      <p role="status">{isSending ? t('details.picture.sending') : picture && t('details.picture.chosen')}</p>
      {picture && (
        <Button kind="secondary" onClick={() => setPicture('')}>
          {t('details.picture.remove')}
        </Button>
      )}
    </FieldWrapper>
  )
}
