import { type ReactNode, useEffect, useId, useRef } from 'react'

const range = (length: number) => Array.from({ length }, (_, index) => index + 1)

/** The progress through the steps; the label says the same to screen readers. */
export function ProgressBar({ current, total, label }: { current: number; total: number; label: string }) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
    >
      {range(total).map((step) => (
        <span key={step} className={step <= current ? 'progress-segment progress-done' : 'progress-segment'} />
      ))}
    </div>
  )
}

let isFirstHeading = true

/**
 * One step of a flow. Its heading takes the focus when the step changes, so that keyboard and screen reader follow; not when the page
 * loads, where the browser begins at the top.
 */
export function Step({ name, title, intro, children }: { name: string; title: string; intro?: ReactNode; children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name in the same component is a new step
  useEffect(() => {
    if (!isFirstHeading) heading.current?.focus()
    isFirstHeading = false
  }, [name])
  return (
    <section className="step" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {intro && <p className="step-intro">{intro}</p>}
      {children}
    </section>
  )
}

/** Placeholder rows of the content's size, so that the layout doesn't shift when it loads. */
export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {range(rows).map((row) => (
        <span key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
