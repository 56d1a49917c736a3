import type { KeyboardEvent } from 'react'

const directions: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** What of a visit has the focus. */
const VISIT = '.booking-visit [role="button"]'

interface Box {
  x: number
  y: number
}

const middle = (element: Element): Box => {
  const { left, top, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top }
}

/** How far a visit lies in a direction; what lies aside counts more, so that an arrow keeps to its column or its hour. */
function distance(from: Box, to: Box, [dx, dy]: [number, number]): number {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
  return along > 1 ? along + aside * 4 : Number.POSITIVE_INFINITY
}

/** An arrow goes to the nearest visit in its direction; Enter on a visit opens it. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key]
  const from = event.target as Element
  if (!direction || !from.matches(VISIT)) return
  event.preventDefault()
  const start = middle(from)
  let nearest: { element: HTMLElement; far: number } | null = null
  for (const element of event.currentTarget.querySelectorAll<HTMLElement>(VISIT)) {
    const far = distance(start, middle(element), direction)
    if (element !== from && far < (nearest?.far ?? Number.POSITIVE_INFINITY)) nearest = { element, far }
  }
  nearest?.element.focus()
}
