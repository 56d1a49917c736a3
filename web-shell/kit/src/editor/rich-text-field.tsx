import { type FieldProps, useField } from '@clinic/kit/forms'
import { Input, Skeleton } from '@clinic/kit/ui'
import { lazy, Suspense, useId } from 'react'
import type { RichNode } from './rich-text'
import { useEditorTranslation } from './texts'

/** Loaded when it is first shown, as the editor is large and few pages use it. */
const RichEditor = lazy(() => import('./rich-editor').then((module) => ({ default: module.RichEditor })))

interface Props extends FieldProps {
  /** The initial height in lines. */
  rows?: number
}

/** Formatted text; the value is a document of the server's schema, or null when it is empty. */
export function RichTextField({ rows = 6, ...props }: Props) {
  const t = useEditorTranslation()
  const id = useId()
  const { value, onChange, onBlur, ref, inputProps } = useField<RichNode>(props)
  const height = rows * 24 + 24
  const describedBy = [inputProps.description && `${id}-description`, inputProps.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper {...inputProps} id={id} labelElement="div">
      <Suspense fallback={<Skeleton h={height + 44} my={4} role="status" aria-label={t('loading')} />}>
        <RichEditor
          label={props.label}
          value={value ?? null}
          disabled={props.disabled ?? false}
          height={height}
          describedBy={describedBy}
          isInvalid={Boolean(inputProps.error)}
          onChange={onChange}
          onBlur={onBlur}
          registerFocus={(focus) => ref(focus ? { focus } : null)}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
