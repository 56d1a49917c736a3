import { useFetch, useLanguage } from '@clinic/kit/lite'
import { useEffect, useState } from 'react'
import { getPaymentStatus, type OnlinePayment, type PaymentKeys, type PaymentStatus } from './payment.api'

const POLL_MS = 2000
const FINAL_STATES: OnlinePayment['state'][] = ['booked', 'failed', 'refunded']

/** The payment's status, asked for every other second until it has ended; a lost network is tried again by itself. */
export function usePaymentStatus(keys: PaymentKeys) {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<PaymentStatus>()
  const { data, error } = useFetch(`payment:${keys.bookingKey}:${round}`, (signal) => getPaymentStatus(keys, language, signal))
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const isOver = (data && FINAL_STATES.includes(data.payment.state)) || error?.status === 404
  useEffect(() => {
    if (isOver || !(data || error)) return
    const timer = setTimeout(() => setRound((count) => count + 1), POLL_MS)
    return () => clearTimeout(timer)
  }, [isOver, data, error])
  return { status: data ?? last, error }
}
