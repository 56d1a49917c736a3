import { addDays, type Day, listDays, today } from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'

/** More new events than this are drawn in parts: first those on the screen. */
const MANY = 100
const BATCH = 60
/** The widget's narrowest column of a week, in pixels. */
const MIN_COLUMN_WIDTH = 96

type Event = Widget.EventInput

const runWhenIdle = (run: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 500 })
  return () => window.cancelIdleCallback(handle)
}

/** Return the days that are on the screen once the grid shows these days: those scrolled to, and today, to which it scrolls by itself. */
export function listVisibleDays(grid: HTMLElement, from: Day, length: number, practitioners: number): Set<Day> {
  const board = grid.querySelector('.ec-main')
  const dayWidth = Math.max(1, board?.scrollWidth ? board.scrollWidth / length : MIN_COLUMN_WIDTH * practitioners)
  const count = Math.ceil((board?.clientWidth || grid.clientWidth || window.innerWidth) / dayWidth) + 1
  const scrolledTo = addDays(from, Math.floor((board?.scrollLeft ?? 0) / dayWidth))
  return new Set([...listDays(scrolledTo, count), ...listDays(today(), count)])
}

const isOn = (days: Set<Day>) => (event: Event) => days.has(String(event.start).slice(0, 10) as Day)

/** Split new events into those of the visible days and the others; a few are not split. */
export function splitEvents(events: Event[], visibleDays: Set<Day>): { first: Event[]; others: Event[] } {
  if (events.length <= MANY) return { first: events, others: [] }
  const isFirst = isOn(visibleDays)
  return { first: events.filter(isFirst), others: events.filter((event) => !isFirst(event)) }
}

/**
 * The events that the widget shows.
 *
 * The widget draws all of its events anew when they are set. So the few that a live update changes are changed one by one: the others
 * stay as they are, with the focus. Of other days, the events on the screen are drawn at once and those beside it when the browser is idle.
 */
export class GridEvents {
  private cancel = () => {}

  constructor(
    private readonly widget: Widget,
    private shown: Event[],
  ) {}

  /** Show these events. */
  show(events: Event[], visibleDays: Set<Day>): void {
    this.stop()
    const before = new Map(this.shown.map((event) => [event.id, JSON.stringify(event)]))
    const changed = events.filter((event) => before.get(event.id) !== JSON.stringify(event))
    if (changed.length > events.length / 2) {
      const { first, others } = splitEvents(events, visibleDays)
      this.widget.setOption('events', first)
      this.shown = first
      this.addLater(others)
      return
    }
    for (const event of changed) {
      if (before.has(event.id)) this.widget.updateEvent(event)
      else this.widget.addEvent(event)
    }
    const ids = new Set(events.map(({ id }) => id))
    for (const id of before.keys()) if (!ids.has(id)) this.widget.removeEventById(String(id))
    this.shown = events
  }

  /** Add events when the browser is idle, some at a time. */
  addLater(events: Event[]): void {
    if (events.length === 0) return
    this.cancel = runWhenIdle(() => {
      this.cancel = () => {}
      const batch = events.slice(0, BATCH)
      for (const event of batch) this.widget.addEvent(event)
      this.shown = [...this.shown, ...batch]
      this.addLater(events.slice(BATCH))
    })
  }

  /** Add no further events. */
  stop(): void {
    this.cancel()
    this.cancel = () => {}
  }
}
