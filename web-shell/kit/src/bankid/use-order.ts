import { ApiError } from '@clinic/kit/api'
import { useEffect, useRef, useState } from 'react'
import { type BankIdOrder, cancelOrder, collectOrder, currentQr } from './bankid.api'
import { useBankIdTexts } from './texts'

const SECOND = 1000
const COLLECT = 2 * SECOND

interface Heard {
  onOrder: (order: BankIdOrder) => void
  onQr: (text: string) => void
  onLost: () => void
  onRefused: (error: unknown) => void
}

/** Follows one order to its end: another QR code each second, how it stands every two. The answer leaves it: an open one is cancelled. */
function follow(start: () => Promise<BankIdOrder>, heard: Heard) {
  let begun: BankIdOrder | null = null
  let over = false
  const timers: ReturnType<typeof setInterval>[] = []
  const end = () => {
    over = true
    for (const timer of timers) clearInterval(timer)
  }
  const show = (now: BankIdOrder) => {
    if (over) return
    if (now.state !== 'pending') end()
    heard.onOrder(now)
  }
  const lost = () => !over && heard.onLost()
  const cancel = (order: BankIdOrder) => void cancelOrder(order.order_ref).catch(() => undefined)
  const draw = (ref: string) => void currentQr(ref).then((code) => !over && code.qr && heard.onQr(code.qr), lost)
  const went = (first: BankIdOrder) => {
    begun = first
    if (over) return cancel(first)
    show(first)
    if (over) return
    draw(first.order_ref)
    timers.push(setInterval(() => draw(first.order_ref), SECOND))
    timers.push(setInterval(() => void collectOrder(first.order_ref).then(show, lost), COLLECT))
  }
  start().then(went, (error) => !over && heard.onRefused(error))
  return () => {
    if (begun && !over) cancel(begun)
    end()
  }
}

interface Wanted {
  start: () => Promise<BankIdOrder>
  onDone: (order: BankIdOrder) => void
}

/** One try after another, each an order of its own. */
export function useOrder(wanted: Wanted) {
  const t = useBankIdTexts()
  const [order, setOrder] = useState<BankIdOrder | null>(null)
  const [qr, setQr] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ ...wanted, t })
  latest.current = { ...wanted, t }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins an order of its own
  useEffect(() => {
    setOrder(null)
    setQr('')
    setProblem(null)
    return follow(latest.current.start, {
      onOrder: (now) => {
        setProblem(null)
        setOrder(now)
        if (now.state === 'complete') latest.current.onDone(now)
      },
      onQr: setQr,
      onLost: () => setProblem(latest.current.t('lost')),
      onRefused: (error) => setProblem(error instanceof ApiError ? error.message : latest.current.t('failed')),
    })
  }, [attempt])
  const ended = order?.state === 'failed' || (order === null && problem !== null)
  return { order, qr, problem, ended, again: () => setAttempt((was) => was + 1) }
}
