import { useSession } from '@clinic/kit/session'

/** Whether the user can access all clients. Without that, they can't widen a colleague's access: neither add users nor change roles (PLT-034). */
export const useHasFullClientAccess = (): boolean => useSession()?.user.client_access !== 'custom'
