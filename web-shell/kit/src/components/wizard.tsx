import { Button, Group, Stack, Stepper, Title } from '@clinic/kit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useComponentsTranslation } from './texts'

export interface WizardStep {
  id: string
  label: string
  content: ReactNode
  /** Checks the step before the next one opens; false keeps it open. */
  onNext?: () => boolean | Promise<boolean>
}

interface Props {
  label: string
  steps: WizardStep[]
  finishLabel: string
  onFinish: () => void | Promise<void>
}

/** Several steps one after the other, with the way back open; each step's heading takes the focus when it opens. */
export function Wizard({ label, steps, finishLabel, onFinish }: Props) {
  const t = useComponentsTranslation()
  const [index, setIndex] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const step = steps[index]
  const isLast = index === steps.length - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
  }, [index])
  const goTo = (next: number) => {
    hasMoved.current = true
    setIndex(next)
  }
  const handleNext = async () => {
    setIsBusy(true)
    try {
      if (step?.onNext && !(await step.onNext())) return
      if (isLast) await onFinish()
      else goTo(index + 1)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack component="section" gap="lg" aria-label={label}>
      <Stepper active={index} onStepClick={isBusy ? undefined : goTo} allowNextStepsSelect={false} size="sm">
        {steps.map(({ id, label: stepLabel }) => (
          <Stepper.Step key={id} label={stepLabel} />
        ))}
      </Stepper>
      <Title order={2} ref={heading} tabIndex={-1}>
        {t('wizard.heading', { number: index + 1, total: steps.length, label: step?.label ?? '' })}
      </Title>
      {step?.content}
      <Group justify="space-between">
        <Button variant="default" disabled={index === 0 || isBusy} onClick={() => goTo(index - 1)}>
          {t('wizard.back')}
        </Button>
        <Button loading={isBusy} onClick={() => void handleNext()}>
          {isLast ? finishLabel : t('wizard.next')}
        </Button>
      </Group>
    </Stack>
  )
}
