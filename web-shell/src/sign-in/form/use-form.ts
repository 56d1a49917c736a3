import { ApiError, getZodIssueMessage, type Language, useIdempotencyKey, useLanguage } from '@clinic/kit/lite'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { output, ZodMiniObject } from 'zod/mini'
import { useSession } from '../session'
import type { Submission } from '../sign-in.api'
import { useTranslation } from '../texts'

export type FormValues = Record<string, string | boolean>
export type FormErrors = Record<string, string>

export interface FormState {
  ref: RefObject<HTMLFormElement | null>
  values: FormValues
  errors: FormErrors
  /** An error that belongs to no field, shown above the fields. */
  formError: string | null
  isSubmitting: boolean
  setValue: (name: string, value: string | boolean) => void
  handleSubmit: (event: FormEvent) => void
}

interface Options<Body> {
  initialValues: FormValues
  /** Sends the form; afterwards another page, or another content of this one, is shown in its place. */
  onSubmit: (submission: Submission<Body>) => Promise<unknown>
}

/** The first message of each field, as the server would give it. */
function getErrors(schema: ZodMiniObject, values: FormValues, language: Language): FormErrors {
  const { error } = schema.safeParse(values, { error: (issue) => getZodIssueMessage(issue, language) })
  const errors: FormErrors = {}
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message
  return errors
}

interface Refusal {
  errors: FormErrors
  /** The messages that belong to no field of the form. */
  message: string | null
}

function readRefusal({ errors, message }: ApiError, values: FormValues, unknownError: string): Refusal {
  const messages = Object.entries(errors).map(
    ([name, list]) => [name.split('.')[0] ?? '', list.map((item) => item.message).join(' ')] as const,
  )
  const ofFields = messages.filter(([name]) => name in values)
  const others = messages.filter(([name]) => !(name in values)).map(([, text]) => text)
  const rest = ofFields.length > 0 ? null : message || unknownError
  return { errors: Object.fromEntries(ofFields), message: others.length > 0 ? others.join(' ') : rest }
}

/** Focuses the first invalid field after each submission that was refused. */
function useFocusFirstError(ref: RefObject<HTMLFormElement | null>) {
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals, ref])
  return () => setRefusals((count) => count + 1)
}

/**
 * A form on the server's schema: validation, idempotent submission, and the server's errors on their fields. It stays busy once it has been
 * sent, since another page follows.
 */
export function useForm<Schema extends ZodMiniObject>(schema: Schema, { initialValues, onSubmit }: Options<output<Schema>>): FormState {
  const t = useTranslation()
  const language = useLanguage()
  const { handleSessionEnd } = useSession()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<FormErrors>({})
  const [formError, setFormError] = useState<string | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const idempotencyKey = useIdempotencyKey()
  const focusFirstError = useFocusFirstError(ref)

  const setValue = (name: string, value: string | boolean) => {
    // A password manager fills several fields at once.
    setValues((latest) => ({ ...latest, [name]: value }))
    if (!hasSubmitted) return
    const { [name]: error } = getErrors(schema, { ...values, [name]: value }, language)
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  }

  const showRefusal = (error: unknown) => {
    setIsSubmitting(false)
    if (!(error instanceof ApiError)) throw error
    handleSessionEnd(error)
    if (error.code === 'offline') return setFormError(t('offlineKept'))
    const refusal = readRefusal(error, values, t('broken'))
    setErrors(refusal.errors)
    setFormError(refusal.message)
    focusFirstError()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    const invalid = getErrors(schema, values, language)
    setHasSubmitted(true)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) return focusFirstError()
    setFormError(null)
    setIsSubmitting(true)
    const body = schema.parse(values) as output<Schema>
    idempotencyKey.run((key) => onSubmit({ body, idempotencyKey: key })).catch(showRefusal)
  }
  return { ref, values, errors, formError, isSubmitting, setValue, handleSubmit }
}
