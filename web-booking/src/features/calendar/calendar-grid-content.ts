import { getFullName } from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'
import type { CalendarBooking } from './calendar.api'

/** Data attached to an event of the grid. */
export interface EventData {
  booking?: CalendarBooking
  practitioner?: string
}

const createSpan = (text: string, className: string) => {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

/**
 * Render a booking's time, client and service. During a drag the time is the target's. The tooltip and a visually hidden line hold what does not
 * fit.
 */
export function renderEvent({ event, timeText }: Widget.EventContentInfo): Widget.Content {
  const { booking, practitioner } = event.extendedProps as EventData
  if (!booking) return { domNodes: [createSpan(String(event.title), 'booking-closed-title')] }
  const clientName = getFullName(booking.client)
  const lines = createSpan('', 'booking-event-lines')
  lines.title = [timeText, clientName, booking.service.name, practitioner].filter(Boolean).join(' · ')
  lines.append(
    createSpan(timeText, 'booking-event-time'),
    createSpan(clientName, 'booking-event-client'),
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
  body?.setAttribute('tabindex', '0')
}

const TABLE = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join()

/**
 * Remove the widget's table roles, since its cells are empty and the bookings lie outside them, and make each booking a button. An observer does
 * so again whenever the widget renders. Return a function that stops it.
 */
export function fixAriaRoles(grid: HTMLElement): () => void {
  const apply = () => {
    for (const element of grid.querySelectorAll(TABLE))
      for (const name of ['role', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name)
    for (const article of grid.querySelectorAll<HTMLElement>('.booking-event')) setButtonRole(article)
  }
  apply()
  const observer = new MutationObserver(apply)
  observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['role'] })
  return () => observer.disconnect()
}
