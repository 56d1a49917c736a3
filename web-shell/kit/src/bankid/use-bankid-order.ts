import { ApiError } from '@clinic/kit/api'
import { useEffect, useRef, useState } from 'react'
import { type BankIdOrder, cancelOrder, collectOrder, fetchQrCode } from './bankid.api'
import { useBankIdTranslation } from './texts'

const QR_POLL_MS = 1000
const STATUS_POLL_MS = 2000

interface OrderCallbacks {
  onOrder: (order: BankIdOrder) => void
  onQr: (text: string) => void
  onConnectionLost: () => void
  onStartFailed: (error: unknown) => void
}

/** Starts an order and polls its QR code and its status until it ends. The returned function stops, and cancels an open order. */
function pollOrder(startOrder: () => Promise<BankIdOrder>, callbacks: OrderCallbacks) {
  let startedOrder: BankIdOrder | null = null
  let isStopped = false
  const timers: ReturnType<typeof setInterval>[] = []
  const stop = () => {
    isStopped = true
    for (const timer of timers) clearInterval(timer)
  }
  const handleOrder = (order: BankIdOrder) => {
    if (isStopped) return
    if (order.state !== 'pending') stop()
    callbacks.onOrder(order)
  }
  const handleConnectionLost = () => !isStopped && callbacks.onConnectionLost()
  const cancel = (order: BankIdOrder) => void cancelOrder(order.order_ref).catch(() => undefined)
  const pollQr = (ref: string) =>
    void fetchQrCode(ref).then((code) => !isStopped && code.qr && callbacks.onQr(code.qr), handleConnectionLost)
  const handleStart = (order: BankIdOrder) => {
    startedOrder = order
    if (isStopped) return cancel(order)
    handleOrder(order)
    if (isStopped) return
    pollQr(order.order_ref)
    timers.push(setInterval(() => pollQr(order.order_ref), QR_POLL_MS))
    timers.push(setInterval(() => void collectOrder(order.order_ref).then(handleOrder, handleConnectionLost), STATUS_POLL_MS))
  }
  startOrder().then(handleStart, (error) => !isStopped && callbacks.onStartFailed(error))
  return () => {
    if (startedOrder && !isStopped) cancel(startedOrder)
    stop()
  }
}

interface OrderOptions {
  startOrder: () => Promise<BankIdOrder>
  onDone: (order: BankIdOrder) => void
}

/** Runs one BankID order at a time; `retry` starts a new one. */
export function useBankIdOrder(options: OrderOptions) {
  const t = useBankIdTranslation()
  const [order, setOrder] = useState<BankIdOrder | null>(null)
  const [qr, setQr] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ ...options, t })
  latest.current = { ...options, t }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts a new order
  useEffect(() => {
    setOrder(null)
    setQr('')
    setError(null)
    return pollOrder(latest.current.startOrder, {
      onOrder: (updated) => {
        setError(null)
        setOrder(updated)
        if (updated.state === 'complete') latest.current.onDone(updated)
      },
      onQr: setQr,
      onConnectionLost: () => setError(latest.current.t('connectionLost')),
      onStartFailed: (cause) => setError(cause instanceof ApiError ? cause.message : latest.current.t('failed')),
    })
  }, [attempt])
  const hasEnded = order?.state === 'failed' || (order === null && error !== null)
  return { order, qr, error, hasEnded, retry: () => setAttempt((count) => count + 1) }
}
