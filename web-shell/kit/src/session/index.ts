export {
  CLIENT_FIELD_NAMES,
  type ClientFieldName,
  type ExtraField,
  getExtraFieldName,
  isClientFieldName,
  useClientFields,
} from './client-fields'
export {
  changeLanguage,
  loadSession,
  type Session,
  signOut,
  startSession,
  useCompany,
  useHasPermission,
  useIsSettingOn,
  useSession,
  useSessionStore,
} from './session'
