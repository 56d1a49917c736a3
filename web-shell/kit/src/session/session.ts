import { create } from 'zustand'
import { ApiError, surroundings } from '../api'
import { getLanguage, type Language, region, setLanguage } from '../i18n'
import { kitText } from '../texts'
import { endSession, fetchSession, type Session } from './session.api'

export type { Session } from './session.api'

interface State {
  /** Unknown until the server has been asked once. */
  known: boolean
  session: Session | null
  /** Why the last one ended, in the user's language: another sign-in or the clinic's policy (PLT-004). */
  ended: string | null
}

export const session = create<State>(() => ({ known: false, session: null, ended: null }))

function settle(snapshot: Session): void {
  const company = snapshot.company
  if (company) {
    region.setState({
      timezone: company.timezone,
      dateFormat: company.date_format,
      twelveHours: company.is_twelve_hours,
      sundayFirst: company.calendar_first_day_sunday,
      currency: company.unit,
    })
  }
  session.setState({ known: true, session: snapshot, ended: null })
}

/** Someone has signed in, or what they may do has changed. */
export function began(snapshot: Session): void {
  settle(snapshot)
  const language = snapshot.settings.LANGUAGE
  if (!localStorage.getItem('language') && (language === 'en' || language === 'sv') && language !== getLanguage())
    setLanguage(language as Language)
}

/** Asks the server who this is; nobody is an answer too. */
export async function load(): Promise<Session | null> {
  try {
    began(await fetchSession())
  } catch (error) {
    if (!(error instanceof ApiError) || error.unanswered) throw error
    session.setState({ known: true, session: null })
  }
  return session.getState().session
}

/** The server has ended this session; 410 says why. */
export function ended(message: string | null = null): void {
  session.setState((was) => ({ known: true, session: null, ended: message ?? was.ended }))
}

/** Ends the session on the server first (PLT-018), so that a failed call doesn't only look signed out. */
export async function signOut(): Promise<void> {
  await endSession()
  ended(null)
}

surroundings.signedOut = (code, message) => ended(code === 'auth.required' ? null : message)
surroundings.language = getLanguage
surroundings.offlineText = () => kitText('offline')

/** Whether the server said that this person may; the server asks again at each call, this only decides what is shown. */
export const may = (permission: string): boolean => session.getState().session?.permissions.includes(permission) ?? false

export const useSession = (): Session | null => session((state) => state.session)
export const useCompany = () => session((state) => state.session?.company ?? null)
export const useMay = (permission: string | undefined): boolean =>
  session((state) => permission === undefined || (state.session?.permissions.includes(permission) ?? false))
