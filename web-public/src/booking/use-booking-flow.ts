import { createIdempotentRunner, createSessionStore, type Language, useFetch } from '@clinic/kit/lite'
import { useMemo } from 'react'
import { useUrlParams } from '../url-state'
import { createConfirmActions, createSelectionActions } from './booking-actions'
import { currentStep, readSelection } from './booking-selection'
import type { Category, Clinic, Slot } from './portal.api'
import { portalApi } from './portal.api'
import { useFlowAction } from './use-flow-action'
import { useServerFlow } from './use-server-flow'

export function useBookingFlow(companyId: string, clinic: Clinic, language: Language) {
  const api = useMemo(() => portalApi(companyId, language), [companyId, language])
  const store = useMemo(() => createSessionStore(`booking.${companyId}`, ['flow']), [companyId])
  const runIdempotent = useMemo(() => createIdempotentRunner(store), [store])
  const flow = useServerFlow(api, store, runIdempotent)
  const query = useUrlParams()
  const selection = readSelection(query)
  const action = useFlowAction(flow)
  const categories = useFetch('categories', api.categories)
  const isServiceUnavailable = Boolean(selection.service && categories.data && !findService(categories.data, selection.service))
  const step = currentStep(query.get('step'), isServiceUnavailable ? { ...selection, service: null } : selection, flow.flow)
  const practitioners = useFetch(selection.service && `practitioners:${selection.service}`, (signal) =>
    api.practitioners(selection.service ?? '', signal),
  )
  const context = { companyId, language, clinic, selection, flow, action, store }
  return {
    companyId,
    runIdempotent,
    api,
    store,
    clinic,
    language,
    selection,
    step,
    isServiceUnavailable,
    flow,
    categories,
    practitioners,
    service: findService(categories.data ?? [], selection.service),
    isBusy: action.isBusy,
    flowError: action.flowError,
    retry: action.retry,
    ...createSelectionActions(context),
    ...createConfirmActions(context),
  }
}

/** Find a service; it may have been removed since the link was made or the step answered. */
const findService = (categories: Category[], id: string | null) =>
  categories.flatMap(({ services }) => services).find((service) => service.id === id)

export type Portal = ReturnType<typeof useBookingFlow>

/** What the steps for day and time need, of a new booking or of another time for one. */
export type SlotPicker = Pick<Portal, 'api' | 'clinic' | 'selection' | 'isBusy' | 'flowError' | 'retry' | 'pickDay'> & {
  pickTime: (slot: Slot) => unknown
  change: (step: 'day' | 'time') => void
}
