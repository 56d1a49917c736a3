import { getFullName } from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'
import { MISSING_FORMS_ICON, stateIcons } from './booking-states'
import type { CalendarBooking } from './calendar.api'

/** Data attached to an event of the grid. */
export interface EventData {
  booking?: CalendarBooking
  practitioner?: string
  /** The name of the booking's state, for screen readers. */
  stateLabel?: string
  /** The words for missing forms, for screen readers; absent when none is missing. */
  formsLabel?: string
  /** The booked places of a group booking, in place of a client's name. */
  groupLabel?: string
}

const createSpan = (text: string, className: string) => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

const createIcon = (icon: string) => {
  const element = createSpan(icon, 'booking-state-icon')
  element.setAttribute('aria-hidden', 'true')
  return element
}

/** Render a booking's time, client, state and service. During a drag the time is the target's. A visually hidden line holds what does not fit. */
export function renderEvent({ event, timeText }: Widget.EventContentInfo): Widget.Content {
  const { booking, practitioner, stateLabel, formsLabel, groupLabel } = event.extendedProps as EventData
  if (!booking) return { domNodes: [createSpan(String(event.title), 'booking-closed-title')] }
  const icon = groupLabel ? undefined : stateIcons[booking.state]
  const lines = createSpan('', icon || formsLabel ? 'booking-event-lines booking-event-with-icon' : 'booking-event-lines')
  lines.append(
    createSpan(timeText, 'booking-event-time'),
    createSpan(groupLabel ?? getFullName(booking.client), 'booking-event-client'),
    ...(icon ? [createIcon(icon), createSpan(stateLabel ?? '', 'booking-event-hidden')] : []),
    ...(formsLabel ? [createIcon(MISSING_FORMS_ICON), createSpan(formsLabel, 'booking-event-hidden')] : []),
    createSpan(booking.service.name, 'booking-event-service'),
    createSpan(practitioner ?? '', 'booking-event-hidden'),
  )
  return { domNodes: [lines] }
}

/** Move the button role from the widget's article, where screen readers ignore it, to the event's body. */
function setButtonRole(article: HTMLElement): void {
  for (const name of ['role', 'tabindex']) article.removeAttribute(name)
  const body = article.querySelector<HTMLElement>('.ec-event-body:not([role])')
  body?.setAttribute('role', 'button')
  body?.setAttribute('tabindex', '-1')
}

const TABLE = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join()
const BOOKING = '.booking-event'

const matchingIn = (root: Element, selector: string): Element[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
]

/** Fix the roles of an element that the widget has drawn, and of all in it. */
function fixRoles(root: Element): void {
  for (const element of matchingIn(root, TABLE)) for (const name of ['role', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name)
  for (const article of matchingIn(root, BOOKING)) setButtonRole(article as HTMLElement)
}

/**
 * Remove the widget's table roles, since its cells are empty and the bookings lie outside them, and make each booking a button,
 * of which one is a tab stop: the one that had the focus last, otherwise the first. An observer does so for what the widget draws
 * afterwards, and for nothing else, since a week has hundreds of bookings. Return a function that stops it.
 */
export function fixAriaRoles(grid: HTMLElement): () => void {
  let stop: HTMLElement | null = null
  const setTabStop = (body: HTMLElement | null) => {
    if (stop) stop.tabIndex = -1
    if (body) body.tabIndex = 0
    stop = body
  }
  const requireTabStop = () => {
    if (!(stop && grid.contains(stop))) setTabStop(grid.querySelector<HTMLElement>(`${BOOKING} [role="button"]`))
  }
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(`${BOOKING} [role="button"]`)) setTabStop(target)
  }
  fixRoles(grid)
  requireTabStop()
  grid.addEventListener('focusin', handleFocus)
  const observer = new MutationObserver((records) => {
    const drawn = records.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
    const elements = drawn.filter((node) => node instanceof Element)
    for (const root of new Set(elements.map((element) => element.closest(BOOKING) ?? element))) fixRoles(root)
    requireTabStop()
    observer.takeRecords() // of these changes
  })
  observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['role'] })
  return () => {
    observer.disconnect()
    grid.removeEventListener('focusin', handleFocus)
  }
}
