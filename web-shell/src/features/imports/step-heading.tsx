import { Title } from '@clinic/kit/ui'
import { useEffect, useRef } from 'react'
import { useShellTranslation } from '../../texts'

const STEPS = 4
let shownStep = 0

/** The heading of a step; it takes the focus when another step was shown before, so that screen readers follow. */
export function StepHeading({ step, title }: { step: number; title: string }) {
  const t = useShellTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shownStep && shownStep !== step) heading.current?.focus()
    shownStep = step
  }, [step])
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {t('imports.step', { step, total: STEPS, title })}
    </Title>
  )
}
