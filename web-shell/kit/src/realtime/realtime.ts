import { getRealtimeUrl, revalidateSession } from './realtime.api'

/** A changed row and its version; without an id, anything of the topic may have changed. */
export interface Change {
  topic: string
  id: string | null
  version: number | null
}

type Listener = (change: Change) => void

/** The session has ended (4410) or there was none (4401): reconnecting makes no sense unless this browser has another one by now. */
const SESSION_CLOSE_CODES = new Set([4401, 4410])
/** What the browser needs to store the cookie of a new session, as after a change of the password in another tab. */
const REVALIDATION_DELAY_MS = 500
const MAX_RECONNECT_DELAY_MS = 30_000

const listeners = new Map<string, Set<Listener>>()
let socket: WebSocket | null = null
let reconnectTimer: ReturnType<typeof setTimeout> | undefined
let failureCount = 0

const dispatch = (change: Change) => {
  for (const listener of listeners.get(change.topic) ?? []) listener(change)
}

function handleMessage({ data }: MessageEvent<string>): void {
  const message = JSON.parse(data) as Change & { refused?: string }
  if (!message.refused) dispatch(message)
}

/** Changes during a lost connection are unknown, so that every topic is reported as changed after it. */
function handleOpen(this: WebSocket): void {
  this.send(JSON.stringify({ subscribe: [...listeners.keys()] }))
  if (failureCount > 0) for (const topic of listeners.keys()) dispatch({ topic, id: null, version: null })
  failureCount = 0
}

function handleClose(this: WebSocket, { code }: CloseEvent): void {
  if (socket !== this) return
  socket = null
  if (SESSION_CLOSE_CODES.has(code)) {
    setTimeout(() => void revalidateSession().then((isSignedIn) => isSignedIn && reconnectLater()), REVALIDATION_DELAY_MS)
    return
  }
  reconnectLater()
}

function reconnectLater(): void {
  failureCount += 1
  const delayMs = Math.min(MAX_RECONNECT_DELAY_MS, 500 * 2 ** Math.min(failureCount, 6)) * (0.5 + Math.random() / 2)
  reconnectTimer = setTimeout(connect, delayMs)
}

function connect(): void {
  clearTimeout(reconnectTimer)
  if (socket || listeners.size === 0) return
  socket = new WebSocket(getRealtimeUrl())
  socket.onopen = handleOpen
  socket.onmessage = handleMessage
  socket.onclose = handleClose
}

/** Subscribes to the changes of a topic over the one socket of this tab; the returned function unsubscribes. */
export function subscribe(topic: string, listener: Listener): () => void {
  const topicListeners = listeners.get(topic)
  listeners.set(topic, new Set([...(topicListeners ?? []), listener]))
  if (!topicListeners && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ subscribe: [topic] }))
  connect()
  return () => {
    const remaining = new Set([...(listeners.get(topic) ?? [])].filter((other) => other !== listener))
    if (remaining.size > 0) listeners.set(topic, remaining)
    else listeners.delete(topic)
    if (listeners.size > 0) return
    clearTimeout(reconnectTimer)
    socket?.close()
    socket = null
  }
}
