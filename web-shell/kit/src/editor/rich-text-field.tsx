import { type FieldProps, useField } from '@clinic/kit/forms'
import { Input, Skeleton } from '@clinic/kit/ui'
import { lazy, Suspense, useId } from 'react'
import type { RichNode } from './rich-text'
import { useEditorTexts } from './texts'

/** The editor is large and few pages need it, so that it comes when it is first shown. */
const RichEditor = lazy(() => import('./rich-editor').then((module) => ({ default: module.RichEditor })))

interface Props extends FieldProps {
  /** How many lines it has room for at first. */
  rows?: number
}

/** Formatted text; its value is the server's closed document, or null while it is empty. */
export function RichTextField({ rows = 6, ...props }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const { value, change, blur, ref, box } = useField<RichNode>(props)
  const height = rows * 24 + 24
  const described = [box.description && `${id}-description`, box.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Input.Wrapper {...box} id={id} labelElement="div">
      <Suspense fallback={<Skeleton h={height + 44} my={4} role="status" aria-label={t('loading')} />}>
        <RichEditor
          label={props.label}
          value={value ?? null}
          disabled={props.disabled ?? false}
          height={height}
          describedBy={described}
          wrong={Boolean(box.error)}
          onChange={change}
          onBlur={blur}
          focusOf={(focus) => ref(focus ? { focus } : null)}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
