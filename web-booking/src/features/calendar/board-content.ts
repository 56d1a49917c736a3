import type { Calendar as Widget } from '@event-calendar/core'
import type { Visit } from './calendar.api'

/** What a visit on the board carries along. */
export interface Carried {
  visit?: Visit
  practitioner?: string
}

const line = (text: string, className: string) => {
  const made = document.createElement('span')
  made.className = className
  made.textContent = text
  return made
}

/**
 * Service and client below the time; the time is the one it is dragged to while it is dragged. Where there is no room for all of it, the
 * pointer gets the whole by resting there, and a screen reader always.
 */
export function content({ event, timeText }: Widget.EventContentInfo): Widget.Content {
  const { visit, practitioner } = event.extendedProps as Carried
  if (!visit) return { domNodes: [line(String(event.title), 'booking-closed-title')] }
  const lines = line('', 'booking-visit-lines')
  lines.title = [timeText, visit.client_name, visit.service_name, practitioner].filter(Boolean).join(' · ')
  lines.append(
    line(timeText, 'booking-visit-time'),
    line(visit.client_name, 'booking-visit-client'),
    line(visit.service_name, 'booking-visit-service'),
    line(practitioner ?? '', 'booking-visit-unseen'),
  )
  return { domNodes: [lines] }
}

/** The widget makes a button of an article, which is none to a screen reader; its body can be one. */
function makeButton(article: HTMLElement): void {
  for (const name of ['role', 'tabindex']) article.removeAttribute(name)
  const body = article.querySelector<HTMLElement>('.ec-event-body:not([role])')
  body?.setAttribute('role', 'button')
  body?.setAttribute('tabindex', '0')
}

const TABLE = ['table', 'rowgroup', 'row', 'cell', 'columnheader'].map((role) => `[role="${role}"]`).join()

/**
 * The widget calls itself a table, with empty cells and with the visits outside of them: that is no table. Without those roles it is
 * practitioners' names and a button for each visit, which says whose it is: also when the widget makes one anew or says again
 * what it takes it for, as after a drag.
 */
export function plainRoles(board: HTMLElement): () => void {
  const mend = () => {
    for (const element of board.querySelectorAll(TABLE))
      for (const name of ['role', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name)
    for (const article of board.querySelectorAll<HTMLElement>('.booking-visit')) makeButton(article)
  }
  mend()
  const watch = new MutationObserver(mend)
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ['role'] })
  return () => watch.disconnect()
}
