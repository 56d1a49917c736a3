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

/** Make one booking the grid's only tab stop: the one that had the focus last, otherwise the first. */
function setTabStop(grid: HTMLElement, focused?: Element): void {
  const bodies = [...grid.querySelectorAll<HTMLElement>('.booking-event [role="button"]')]
  const current = bodies.find((body) => body === focused) ?? bodies.find((body) => body.tabIndex === 0) ?? bodies[0]
  for (const body of bodies) {
    const tabIndex = body === current ? 0 : -1
    if (body.tabIndex !== tabIndex) body.tabIndex = tabIndex
  }
}

const TABLE = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join()

/**
 * Remove the widget's table roles, since its cells are empty and the bookings lie outside them, and make each booking a button,
 * of which one is a tab stop. An observer does so again whenever the widget renders. Return a function that stops it.
 */
export function fixAriaRoles(grid: HTMLElement): () => void {
  const apply = () => {
    for (const element of grid.querySelectorAll(TABLE))
      for (const name of ['role', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name)
    for (const article of grid.querySelectorAll<HTMLElement>('.booking-event')) setButtonRole(article)
    setTabStop(grid)
  }
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.booking-event [role="button"]')) setTabStop(grid, target)
  }
  apply()
  grid.addEventListener('focusin', handleFocus)
  const observer = new MutationObserver(apply)
  observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['role'] })
  return () => {
    observer.disconnect()
    grid.removeEventListener('focusin', handleFocus)
  }
}
