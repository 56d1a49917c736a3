import {
  ApiError,
  createIdempotentRunner,
  createSessionStore,
  createUuid,
  type IdempotentRunner,
  type Language,
  type SessionStore,
} from '@clinic/kit/lite'
import { useEffect, useMemo, useState } from 'react'
import { setUrlParams, useUrlParams } from '../../url-state'
import { loadTyped, saveTyped } from './details-values'
import {
  type RegistrationApi,
  type RegistrationClinic,
  type RegistrationDetails,
  type RegistrationFlow,
  registrationApi,
} from './registration.api'

export const STEPS = ['practitioner', 'details', 'confirm', 'questionnaires', 'consents', 'done'] as const
export type RegistrationStep = (typeof STEPS)[number]
const EXPIRED = 'registration.expired'

interface State {
  flow: RegistrationFlow | null
  isLoading: boolean
  isBusy: boolean
  error: ApiError | null
  isExpired: boolean
  retry: () => void
}

const INITIAL: State = { flow: null, isLoading: false, isBusy: false, error: null, isExpired: false, retry: () => {} }

export const goToStep = (step: RegistrationStep, mode: 'push' | 'replace' = 'push') => setUrlParams({ step }, mode)

/** The state of the flow and of its last action; what a reload needs is fetched once. */
function useFlowState(api: RegistrationApi, store: SessionStore) {
  const [state, setState] = useState<State>(() => ({ ...INITIAL, isLoading: store.get('flow') !== null }))
  const update = (change: Partial<State>) => setState((previous) => ({ ...previous, ...change }))
  const expire = () => {
    for (const name of ['flow', 'forms']) store.set(name, null)
    // A picture belongs to the flow in which it was uploaded.
    saveTyped(store, { ...loadTyped(store), profile_photo: '' })
    update({ flow: null, isBusy: false, isLoading: false, isExpired: true, error: null })
    goToStep('details', 'replace')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each page; a change of language is no reason to repeat it
  useEffect(() => {
    const flowKey = store.get('flow')
    if (!flowKey) return
    api.flow(flowKey).then(
      (flow) => update({ flow, isLoading: false }),
      (error) => (isExpiry(error) ? expire() : update({ isLoading: false })),
    )
  }, [])
  /** Runs one action at a time; a failed one can be repeated. */
  const perform = async (action: () => Promise<void>) => {
    if (state.isBusy) return
    update({ isBusy: true, error: null, retry: () => void perform(action) })
    try {
      await action()
      update({ isBusy: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isExpiry(error)) expire()
      else update({ isBusy: false, error })
    }
  }
  return { state, update, perform }
}

interface Calls {
  api: RegistrationApi
  store: SessionStore
  run: IdempotentRunner
  proof: RegistrationClinic['proof']
  setFlow: (flow: RegistrationFlow) => void
}

/** The calls of each action, in their order; a call that is repeated has the key of its first attempt. */
function createActions({ api, store, run, proof, setFlow }: Calls) {
  const getFlowKey = async () => {
    const stored = store.get('flow')
    if (stored) return stored
    const { flow_key } = await run('start', {}, api.start)
    store.set('flow', flow_key)
    return flow_key
  }
  const register = async () => {
    const flowKey = await getFlowKey()
    const done = await run('register', flowKey, (key) => api.register({ flowKey, key }))
    store.set('forms', done.form_flow.flow_key)
    setFlow(await api.flow(flowKey))
    goToStep('questionnaires')
  }
  const submitDetails = async (details: RegistrationDetails) => {
    const flowKey = await getFlowKey()
    let flow = await run('details', details, (key) => api.saveDetails(details, { flowKey, key }))
    if (flow.state === 'open' && proof === 'code') flow = await api.sendCode({ flowKey, key: createUuid() })
    setFlow(flow)
    if (flow.state === 'verified' || flow.state === 'registered') return register()
    goToStep('confirm')
  }
  const resend = async () => setFlow(await api.sendCode({ flowKey: await getFlowKey(), key: createUuid() }))
  const verify = async (code: string) => {
    setFlow(await api.verify(code, { flowKey: await getFlowKey(), key: createUuid() }))
    await register()
  }
  const uploadPicture = async (file: File) => {
    const flowKey = await getFlowKey()
    return (await api.upload(file, { flowKey, key: createUuid() })).id
  }
  return { register, submitDetails, resend, verify, uploadPicture }
}

/** The visitor's registration: its step is in the URL, its keys and what is typed in this tab only, so that a reload loses nothing. */
export function useRegistration(companyId: string, clinic: RegistrationClinic, language: Language) {
  const params = useUrlParams()
  const store = useMemo(() => createSessionStore(`registration.${companyId}`), [companyId])
  const run = useMemo(() => createIdempotentRunner(store), [store])
  const api = useMemo(() => registrationApi(companyId, language), [companyId, language])
  const { state, update, perform } = useFlowState(api, store)
  const setFlow = (flow: RegistrationFlow) => update({ flow, isExpired: false })
  const actions = createActions({ api, store, run, proof: clinic.proof, setFlow })
  return {
    ...state,
    api,
    store,
    flowKey: store.get('flow') ?? '',
    formsKey: store.get('forms'),
    step: readStep(params.get('step'), state.flow, store.get('forms')),
    practitionerId: params.get('practitioner'),
    submitDetails: (details: RegistrationDetails) => perform(() => actions.submitDetails(details)),
    /** Uploads a profile picture and returns its id; the field shows what fails. */
    uploadPicture: actions.uploadPicture,
    resend: () => perform(actions.resend),
    verify: (code: string) => perform(() => actions.verify(code)),
    /** After BankID, and when the forms' flow has expired. */
    register: () => perform(actions.register),
    /** Clears what was typed, since the next visitor may use the same screen. */
    finish: () => {
      for (const name of ['details', 'flow', 'forms']) store.set(name, null)
      goToStep('done', 'replace')
    },
  }
}

export type RegistrationHandle = ReturnType<typeof useRegistration>

const isExpiry = (error: unknown) => error instanceof ApiError && error.code === EXPIRED

/** The step of the URL, or the first one whose steps before it are done. */
function readStep(name: string | null, flow: RegistrationFlow | null, formsKey: string | null): RegistrationStep {
  const step = STEPS.find((candidate) => candidate === name) ?? 'practitioner'
  if (step === 'confirm' && (!flow || flow.state === 'registered')) return 'details'
  if ((step === 'questionnaires' || step === 'consents') && !formsKey) return 'details'
  return step
}
