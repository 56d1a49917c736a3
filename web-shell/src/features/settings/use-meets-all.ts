import { useSession } from '@clinic/kit/session'

/** Whether the one who looks meets every client; who doesn't gives no colleague a wider reach (PLT-034): adds nobody, changes no role. */
export const useMeetsAll = (): boolean => useSession()?.user.client_access !== 'custom'
