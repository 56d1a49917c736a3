import { ApiError, createIdempotentRunner, createSessionStore, type Language } from '@clinic/kit/lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type Access,
  type BookingCancellation,
  type BookingMove,
  bookingInfoApi,
  type CheckInContact,
  type LinkKeys,
} from './booking-info.api'

interface AccessState {
  access: Access | null
  /** The stored flow's state is being fetched; nothing can be shown before. */
  isLoading: boolean
  isBusy: boolean
  error: ApiError | null
  isExpired: boolean
}

const INITIAL_STATE: AccessState = { access: null, isLoading: false, isBusy: false, error: null, isExpired: false }

/** Leave the page for the start page: the link's key doesn't hold (PUB-005). */
const leave = () => window.location.replace('/')

type Keys = { flowKey: string | null; key: string }

/** One call at a time, with its result or error in the state: a double click sends a call once. */
function useAccessState(isLoading: boolean, forgetFlow: () => void) {
  const [state, setState] = useState<AccessState>(() => ({ ...INITIAL_STATE, isLoading }))
  const isRunning = useRef(false)
  const update = (change: Partial<AccessState>) => setState((previous) => ({ ...previous, ...change }))
  const showError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'booking_link.expired') return leave()
    if (error.status !== 401) return update({ error })
    forgetFlow()
    update({ access: null, isExpired: true })
  }
  const run = async (call: () => Promise<Access>) => {
    if (isRunning.current) return
    isRunning.current = true
    update({ isBusy: true, error: null })
    try {
      update({ access: await call(), isExpired: false })
    } catch (error) {
      showError(error)
    } finally {
      isRunning.current = false
      update({ isBusy: false, isLoading: false })
    }
  }
  return { state, update, run }
}

/** A client's access to the booking of a link: verified by a code, kept in this tab. */
export function useAccess(companyId: string, language: Language, link: LinkKeys) {
  const api = useMemo(() => bookingInfoApi(companyId, language), [companyId, language])
  const store = useMemo(() => createSessionStore(`booking-info.${companyId}`, ['flow']), [companyId])
  const runIdempotent = useMemo(() => createIdempotentRunner(store), [store])
  const storedFlowKey = () => (store.get('link') === link.key ? store.get('flow') : null)
  const forgetFlow = () => store.set('flow', null)
  const { state, update, run } = useAccessState(storedFlowKey() !== null, forgetFlow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once a page, and when the language of what is shown changes
  useEffect(() => {
    const flowKey = storedFlowKey()
    if (flowKey) void run(() => api.access(flowKey))
  }, [api])

  const inFlow = (action: string, body: unknown, call: (keys: Keys) => Promise<Access>) =>
    runIdempotent(action, body, (key) => call({ flowKey: storedFlowKey(), key }))
  const open = async (contact?: CheckInContact) => {
    const { flow_key, ...access } = await runIdempotent('open', contact ?? link, (key) =>
      contact ? api.openCheckIn(contact, key) : api.open(link, key),
    )
    store.set('link', link.key)
    store.set('flow', flow_key)
    return access
  }
  return {
    ...state,
    reset: () => {
      forgetFlow()
      update({ access: null, isExpired: true })
    },
    calendarFile: api.calendarFile(link.key),
    /** Send a code: to the client of the link's booking, or at the reception to a contact. */
    open: (contact?: CheckInContact) => run(() => open(contact)),
    /** Begin the flow of the client's forms; throws, as `move` does. */
    openForms: () => runIdempotent('forms', {}, (key) => api.forms({ flowKey: storedFlowKey(), key })),
    /** The other coming bookings of the booking's client; throws. */
    loadOtherBookings: (signal: AbortSignal) => api.otherBookings(storedFlowKey() ?? '', signal),
    /** The card on file of the booking's client; both throw. */
    loadCard: (signal: AbortSignal) => api.card(storedFlowKey() ?? '', signal),
    removeCard: () => runIdempotent('remove-card', {}, (key) => api.removeCard({ flowKey: storedFlowKey(), key })),
    verify: (code: string) => run(() => inFlow('verify', { code }, (keys) => api.verify(code, keys))),
    checkIn: () => run(() => inFlow('check-in', {}, api.checkIn)),
    /** Read the booking anew, as when its fee has changed meanwhile. */
    reload: () => run(() => api.access(storedFlowKey() ?? '')),
    cancel: (body: BookingCancellation) => run(() => inFlow('cancel', body, (keys) => api.cancel(body, keys))),
    /** Unlike the others it throws: the page shows the times that are left in place of one that was taken. */
    move: async (body: BookingMove) => update({ access: await inFlow('move', body, (keys) => api.move(body, keys)) }),
  }
}

export type AccessHandle = ReturnType<typeof useAccess>
