import { createIdempotentRunner, createSessionStore, type Language, useFetch } from '@clinic/kit/lite'
import { useMemo } from 'react'
import { useUrlParams } from '../url-state'
import { combineAddOns } from './add-on-combinations'
import { createConfirmActions, createSelectionActions } from './booking-actions'
import { ANYONE, currentStep, listSteps, readSelection, type Selection, skipSteps } from './booking-selection'
import type { Category, Clinic, Flow, Practitioner, Service, Slot } from './portal.api'
import { portalApi } from './portal.api'
import { useFlowAction } from './use-flow-action'
import { useServerFlow } from './use-server-flow'

export function useBookingFlow(companyId: string, clinic: Clinic, language: Language) {
  const api = useMemo(() => portalApi(companyId, language), [companyId, language])
  const store = useMemo(() => createSessionStore(`booking.${companyId}`, ['flow']), [companyId])
  const runIdempotent = useMemo(() => createIdempotentRunner(store), [store])
  const flow = useServerFlow(api, store, runIdempotent)
  const query = useUrlParams()
  const action = useFlowAction(flow)
  const categories = useFetch('categories', api.categories)
  const { service, isServiceUnavailable, step, steps, ...visit } = readVisit(categories.data, query, flow.flow)
  const { service: serviceId, addOns: addOnIds } = visit.selection
  const practitioners = useFetch(serviceId && `practitioners:${[serviceId, ...addOnIds].join()}`, (signal) =>
    api.practitioners(serviceId ?? '', addOnIds, signal),
  )
  const selection = withPractitionerOf(practitioners.data, visit.selection)
  const addOns = service?.add_ons.filter(({ id }) => selection.addOns.includes(id)) ?? []
  const find = (id: string | null) => findService(categories.data ?? [], id)
  const context = { companyId, language, clinic, selection, steps, flow, action, store, findService: find }
  return {
    companyId,
    runIdempotent,
    api,
    store,
    clinic,
    language,
    selection,
    step,
    steps,
    isServiceUnavailable,
    flow,
    categories,
    practitioners,
    service,
    /** The services of the visit besides the chosen one. */
    addOns,
    /** Whether any of the visit's services is under the act on aesthetic treatments (2021:363). */
    isUnderAct: [service, ...addOns].some((row) => row?.aesthetic_kind),
    isBusy: action.isBusy,
    flowError: action.flowError,
    retry: action.retry,
    ...createSelectionActions(context),
    ...createConfirmActions(context),
  }
}

/** Read the selected visit and its step from the URL. */
function readVisit(categories: Category[] | undefined, query: URLSearchParams, flow: Flow | null) {
  const service = findService(categories ?? [], query.get('service'))
  const selection = answerFor(service, readSelection(query))
  const isServiceUnavailable = Boolean(selection.service && categories && !service)
  const step = skipSteps(currentStep(query.get('step'), isServiceUnavailable ? { ...selection, service: null } : selection, flow), service)
  return { service, selection, isServiceUnavailable, step, steps: listSteps(service, step) }
}

/** Find a service; it may have been removed since the link was made or the step answered. */
const findService = (categories: Category[], id: string | null) =>
  categories.flatMap(({ services }) => services).find((service) => service.id === id)

/**
 * Leave out the add-ons that a service no longer offers, and those that nobody performs together with the ones before them; select its
 * only practitioner, also where the link names another.
 */
const answerFor = (service: Service | undefined, selection: Selection): Selection => {
  if (!service) return selection
  return { ...selection, addOns: combineAddOns(service, selection.addOns), practitioner: service.practitioner_id ?? selection.practitioner }
}

/** Select anyone where the link names a practitioner who doesn't perform the visit. */
const withPractitionerOf = (practitioners: Practitioner[] | undefined, selection: Selection): Selection =>
  !practitioners || practitioners.some(({ id }) => id === selection.practitioner) ? selection : { ...selection, practitioner: ANYONE }

export type Portal = ReturnType<typeof useBookingFlow>

/** What the steps for day and time need, of a new booking or of another time for one. */
export type SlotPicker = Pick<Portal, 'api' | 'clinic' | 'selection' | 'isBusy' | 'flowError' | 'retry' | 'pickDay'> & {
  pickTime: (slot: Slot) => unknown
  change: (step: 'day' | 'time') => void
}
