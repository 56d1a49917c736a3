import { create } from 'zustand'
import { ApiError, configureClient, type Permission } from '../api'
import { getLanguage, type Language, setClientTerm, setLanguage, toDateSettings, useLocaleSettingsStore } from '../i18n'
import { translateKit } from '../texts'
import { fetchSession, postLogout, putLanguage, type Session } from './session.api'

export type { Session } from './session.api'

interface State {
  /** False until the server has answered once. */
  isLoaded: boolean
  session: Session | null
  /** Why the last session ended, in the user's language: another sign-in or the clinic's policy (PLT-004). */
  endReason: string | null
}

export const useSessionStore = create<State>(() => ({ isLoaded: false, session: null, endReason: null }))

function applySession(session: Session): void {
  const company = session.company
  if (company) {
    useLocaleSettingsStore.setState({
      ...toDateSettings(company),
      isSundayFirst: company.calendar_first_day_sunday,
      currency: company.unit,
    })
  }
  setClientTerm(session.settings.CLIENT_TERM)
  useSessionStore.setState({ isLoaded: true, session, endReason: null })
}

const SERVER_LANGUAGE_KEY = 'server-language'

/** Takes the user's language on a device that has none, and when the user has changed it on another device. */
function applyLanguage(language: unknown): void {
  if (language !== 'en' && language !== 'sv') return
  const lastServerLanguage = localStorage.getItem(SERVER_LANGUAGE_KEY)
  const hasChanged = lastServerLanguage !== null && lastServerLanguage !== language
  localStorage.setItem(SERVER_LANGUAGE_KEY, language)
  if ((hasChanged || !localStorage.getItem('language')) && language !== getLanguage()) setLanguage(language)
}

/** Starts the session of a user who has signed in, or replaces it when their permissions or settings have changed. */
export function startSession(session: Session): void {
  applySession(session)
  applyLanguage(session.settings.LANGUAGE)
}

/** Changes the language of the screen at once, and the user's on the server, which other devices and e-mails follow. */
export async function changeLanguage(language: Language): Promise<void> {
  setLanguage(language)
  await putLanguage(language)
  localStorage.setItem(SERVER_LANGUAGE_KEY, language)
}

/** Loads the session from the server; null when nobody is signed in. Throws when the server gives no answer. */
export async function loadSession(): Promise<Session | null> {
  try {
    startSession(await fetchSession())
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOutcomeUnknown) throw error
    useSessionStore.setState({ isLoaded: true, session: null })
  }
  return useSessionStore.getState().session
}

function clearSession(reason: string | null = null): void {
  useSessionStore.setState((prev) => ({ isLoaded: true, session: null, endReason: reason ?? prev.endReason }))
}

/** Ends the session on the server before it is cleared here (PLT-018), so that a failed call doesn't only look signed out. */
export async function signOut(): Promise<void> {
  await postLogout()
  clearSession()
}

configureClient({
  getLanguage,
  getOfflineMessage: () => translateKit('offline'),
  onSessionEnd: (code, message) => clearSession(code === 'auth.required' ? null : message),
})

export const useSession = (): Session | null => useSessionStore((state) => state.session)
export const useCompany = () => useSessionStore((state) => state.session?.company ?? null)
/** Whether a setting of the company that can be switched off is on. */
export const useIsSettingOn = (
  key:
    | 'SHOW_LETTER_OF_CONSENT'
    | 'CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE'
    | 'SHOW_HEALTH_QUESTIONNAIRE'
    | 'SHOW_AESTHETIC_INTEREST'
    | 'SHOW_COVID_19',
): boolean => useSessionStore((state) => state.session?.settings[key] !== false)
/** Whether the user has a permission. This only decides what is shown: the server checks it again at each call. */
export const useHasPermission = (permission: Permission | undefined): boolean =>
  useSessionStore((state) => permission === undefined || (state.session?.permissions.includes(permission) ?? false))
