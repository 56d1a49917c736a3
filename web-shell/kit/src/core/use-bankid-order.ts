import { useEffect, useRef, useState } from 'react'

const QR_POLL_MS = 1000
const STATUS_POLL_MS = 2000

/** What every BankID order has, whatever it is for. */
export interface BankIdOrderState {
  order_ref: string
  state: 'pending' | 'complete' | 'failed'
  message: string
}

export interface BankIdCalls<Order extends BankIdOrderState> {
  startOrder: () => Promise<Order>
  fetchQrCode: (orderRef: string) => Promise<{ qr: string }>
  collectOrder: (orderRef: string) => Promise<Order>
  cancelOrder: (orderRef: string) => Promise<unknown>
}

interface OrderCallbacks<Order> {
  onOrder: (order: Order) => void
  onQr: (text: string) => void
  /** The order could not be started or collected, for good. */
  onRefused: (error: unknown) => void
  onConnectionLost: () => void
  /** Whether asking again may succeed. */
  isTransient: (error: unknown) => boolean
}

/** Starts an order and polls its QR code and its status until it ends. The returned function stops, and cancels an open order. */
function pollOrder<Order extends BankIdOrderState>(calls: BankIdCalls<Order>, callbacks: OrderCallbacks<Order>) {
  let startedOrder: Order | null = null
  let isStopped = false
  const timers: ReturnType<typeof setInterval>[] = []
  const stop = () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
  }
  const handleOrder = (order: Order) => {
    if (isStopped) return
    if (order.state !== 'pending') stop()
    callbacks.onOrder(order)
  }
  const handleConnectionLost = () => !isStopped && callbacks.onConnectionLost()
  const handleError = (error: unknown) => {
    if (isStopped || callbacks.isTransient(error)) return handleConnectionLost()
    stop()
    callbacks.onRefused(error)
  }
  const cancel = (order: Order) => void calls.cancelOrder(order.order_ref).catch(() => undefined)
  const pollQr = (ref: string) =>
    void calls.fetchQrCode(ref).then((code) => !isStopped && code.qr && callbacks.onQr(code.qr), handleConnectionLost)
  const handleStart = (order: Order) => {
    startedOrder = order
    if (isStopped) return cancel(order)
    handleOrder(order)
    if (isStopped) return
    pollQr(order.order_ref)
    timers.push(setInterval(() => pollQr(order.order_ref), QR_POLL_MS))
    timers.push(setInterval(() => void calls.collectOrder(order.order_ref).then(handleOrder, handleError), STATUS_POLL_MS))
  }
  calls.startOrder().then(handleStart, (error) => !isStopped && callbacks.onRefused(error))
  return () => {
    if (startedOrder && !isStopped) cancel(startedOrder)
    stop()
  }
}

interface OrderOptions<Order extends BankIdOrderState> {
  calls: BankIdCalls<Order>
  onDone: (order: Order) => void
  /** The text of an order that was refused. */
  getRefusal: (error: unknown) => string
  isTransient: (error: unknown) => boolean
  connectionLost: string
}

/** Runs one BankID order at a time; `retry` starts a new one. */
export function useBankIdOrder<Order extends BankIdOrderState>(options: OrderOptions<Order>) {
  const [order, setOrder] = useState<Order | null>(null)
  const [qr, setQr] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(options)
  latest.current = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts a new order
  useEffect(() => {
    setOrder(null)
    setQr('')
    setError(null)
    setIsRefused(false)
    return pollOrder(latest.current.calls, {
      onOrder: (updated) => {
        setError(null)
        setOrder(updated)
        if (updated.state === 'complete') latest.current.onDone(updated)
      },
      onQr: setQr,
      onRefused: (cause) => {
        setError(latest.current.getRefusal(cause))
        setIsRefused(true)
      },
      onConnectionLost: () => setError(latest.current.connectionLost),
      isTransient: (cause) => latest.current.isTransient(cause),
    })
  }, [attempt])
  const hasEnded = isRefused || order?.state === 'failed'
  return { order, qr, message: error ?? order?.message, hasEnded, retry: () => setAttempt((count) => count + 1) }
}

/** A phone opens the BankID app by its web address, a computer by its own URL scheme. */
export const isPhone = () => /Android|iPhone|iPad/i.test(navigator.userAgent)
