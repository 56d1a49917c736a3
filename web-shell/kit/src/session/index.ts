export { began, ended, load, may, type Session, session, signOut, useCompany, useMay, useSession } from './session'
