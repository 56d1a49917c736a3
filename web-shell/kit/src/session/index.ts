export {
  changeLanguage,
  loadSession,
  type Session,
  signOut,
  startSession,
  useCompany,
  useHasPermission,
  useSession,
  useSessionStore,
} from './session'
