import { type ReactNode, useEffect, useId, useRef } from 'react'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** How far one has come, in words for those who listen and as a line for those who look. */
export function Progress({ at, of, label }: { at: number; of: number; label: string }) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={at}
    >
      {upTo(of).map((part) => (
        <span key={part} className={part <= at ? 'progress-part progress-done' : 'progress-part'} />
      ))}
    </div>
  )
}

let firstHeading = true

/**
 * One question of a walk. Its heading takes the focus when the question changes, so that the keyboard and the screen reader are
 * where the eye is; not on the page's first showing, where the browser begins at the top.
 */
export function Step({ name, title, lead, children }: { name: string; title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question under the same component is a new step
  useEffect(() => {
    if (!firstHeading) heading.current?.focus()
    firstHeading = false
  }, [name])
  return (
    <section className="step" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {lead && <p className="step-lead">{lead}</p>}
      {children}
    </section>
  )
}

/** Grey stand-ins of the content's own size, so that nothing jumps when it comes. */
export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {upTo(rows).map((row) => (
        <span key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
