import { askAgain, realtimeUrl } from './realtime.api'

/** What changed: a row and its version, or anything of the topic when there is no id. */
export interface Change {
  topic: string
  id: string | null
  version: number | null
}

type Listener = (change: Change) => void

/** The session has ended (4410) or there was none (4401): only a new sign-in makes another try worthwhile. */
const OVER = new Set([4401, 4410])
const LONGEST_WAIT = 30_000

const listeners = new Map<string, Set<Listener>>()
let socket: WebSocket | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

const tell = (change: Change) => {
  for (const listener of listeners.get(change.topic) ?? []) listener(change)
}

function heard({ data }: MessageEvent<string>): void {
  const message = JSON.parse(data) as Change & { refused?: string }
  if (!message.refused) tell(message)
}

/** After a gap nobody knows what was missed, so everything is told to look again. */
function opened(this: WebSocket): void {
  this.send(JSON.stringify({ subscribe: [...listeners.keys()] }))
  if (failures > 0) for (const topic of listeners.keys()) tell({ topic, id: null, version: null })
  failures = 0
}

function closed(this: WebSocket, { code }: CloseEvent): void {
  if (socket !== this) return
  socket = null
  if (OVER.has(code)) {
    // A new sign-in draws the screens anew, and their subscriptions connect again.
    askAgain()
    return
  }
  failures += 1
  const wait = Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2)
  timer = setTimeout(connect, wait)
}

function connect(): void {
  clearTimeout(timer)
  if (socket || listeners.size === 0) return
  socket = new WebSocket(realtimeUrl())
  socket.onopen = opened
  socket.onmessage = heard
  socket.onclose = closed
}

/** Hears of a topic's changes over the one socket of this tab, until the answer is called. */
export function subscribe(topic: string, listener: Listener): () => void {
  const known = listeners.get(topic)
  listeners.set(topic, new Set([...(known ?? []), listener]))
  if (!known && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ subscribe: [topic] }))
  connect()
  return () => {
    const left = new Set([...(listeners.get(topic) ?? [])].filter((each) => each !== listener))
    if (left.size > 0) listeners.set(topic, left)
    else listeners.delete(topic)
    if (listeners.size > 0) return
    clearTimeout(timer)
    socket?.close()
    socket = null
  }
}
