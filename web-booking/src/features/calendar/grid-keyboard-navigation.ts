import type { KeyboardEvent } from 'react'

const directions: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** Selector of the focusable part of a booking. */
const BOOKING = '.booking-event [role="button"]'

interface Point {
  x: number
  y: number
}

const topCenter = (element: Element): Point => {
  const { left, top, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top }
}

/** Distance in a direction; sideways distance weighs more, so that an arrow keeps to its column or hour. */
function distance(from: Point, to: Point, [dx, dy]: [number, number]): number {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy
  const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
  return along > 1 ? along + across * 4 : Number.POSITIVE_INFINITY
}

/** Focus the nearest booking in the direction of an arrow key; Enter opens a booking. */
export function handleArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key]
  const from = event.target as Element
  if (!direction || !from.matches(BOOKING)) return
  event.preventDefault()
  const start = topCenter(from)
  let nearest: { element: HTMLElement; distanceFrom: number } | null = null
  for (const element of event.currentTarget.querySelectorAll<HTMLElement>(BOOKING)) {
    const distanceFrom = distance(start, topCenter(element), direction)
    if (element !== from && distanceFrom < (nearest?.distanceFrom ?? Number.POSITIVE_INFINITY)) nearest = { element, distanceFrom }
  }
  nearest?.element.focus()
}
