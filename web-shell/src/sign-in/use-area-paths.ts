import { useNavigation } from './navigation'

const PATHS = {
  staff: { home: '/', signIn: '/login', forgotPassword: '/forgot-password' },
  prescriber: { home: '/prescription', signIn: '/prescription/login', forgotPassword: '/prescription/forgot-password' },
}

/** The addresses of the area whose account a link in an e-mail is about. The prescribers' are another app: they need a page load. */
export function useAreaPaths() {
  const { search } = useNavigation()
  const isPrescriber = new URLSearchParams(search).get('area') === 'prescriber'
  return { ...PATHS[isPrescriber ? 'prescriber' : 'staff'], isPrescriber }
}
