import { type Day, listDays, today } from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'
import { runAfterPaint, runWhenIdle } from './idle-callbacks'

/** More new events than this are drawn in parts: first those on the screen. */
const MANY = 100
const BATCH = 60
/** The widget's narrowest column of a week, in pixels. */
const MIN_COLUMN_WIDTH = 96

type Event = Widget.EventInput
/** A column of the grid: one practitioner's day. */
type Column = `${Day} ${string}`

/** Return the columns that are on the screen once the grid shows these days: those scrolled to, and today's, to which it scrolls by itself. */
export function listVisibleColumns(grid: HTMLElement, from: Day, length: number, practitionerIds: string[]): Set<Column> {
  const columns = listDays(from, length).flatMap((day) => practitionerIds.map((id): Column => `${day} ${id}`))
  const board = grid.querySelector('.ec-main')
  const width = Math.max(MIN_COLUMN_WIDTH, (board?.scrollWidth ?? 0) / columns.length)
  const count = Math.ceil((board?.clientWidth || grid.clientWidth || window.innerWidth) / width) + 1
  const scrolledTo = Math.floor((board?.scrollLeft ?? 0) / width)
  const todays = columns.findIndex((column) => column.startsWith(today()))
  return new Set(
    [scrolledTo, todays]
      .filter((start) => start >= 0)
      .map((start) => Math.min(start, Math.max(0, columns.length - count)))
      .flatMap((start) => columns.slice(start, start + count)),
  )
}

const isIn = (columns: Set<Column>) => {
  return ({ start, resourceIds }: Event) => [resourceIds ?? []].flat().some((id) => columns.has(`${String(start).slice(0, 10)} ${id}`))
}

/** Split new events into those of the visible columns and the others; a few are not split. */
export function splitEvents(events: Event[], visible: Set<Column>): { first: Event[]; others: Event[] } {
  if (events.length <= MANY) return { first: events, others: [] }
  const isFirst = isIn(visible)
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
  show(events: Event[], visible: Set<Column>): void {
    this.stop()
    const before = new Map(this.shown.map((event) => [event.id, event]))
    const changed = events.filter((event) => !before.has(event.id) || JSON.stringify(before.get(event.id)) !== JSON.stringify(event))
    if (changed.length > events.length / 2) {
      const { first, others } = splitEvents(events, visible)
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

  /** Add events when the browser has painted those before and is idle, some at a time. */
  addLater(events: Event[], wait = runAfterPaint): void {
    if (events.length === 0) return
    this.cancel = wait(() => {
      this.cancel = () => {}
      const batch = events.slice(0, BATCH)
      for (const event of batch) this.widget.addEvent(event)
      this.shown = [...this.shown, ...batch]
      this.addLater(events.slice(BATCH), runWhenIdle)
    })
  }

  /** Add no further events. */
  stop(): void {
    this.cancel()
    this.cancel = () => {}
  }
}
