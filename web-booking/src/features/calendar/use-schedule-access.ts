import { useHasPermission, useSession } from '@clinic/kit/session'
import { useQuery } from '@tanstack/react-query'
import { practitionersQuery } from '../catalogue/catalogue.api'

export interface ScheduleAccess {
  canAdd: boolean
  /** Of a user who may change their own time only; null for administrators, and for users who may change none. */
  ownPractitionerId: string | null
  canEdit: (practitionerId: string | null | undefined) => boolean
}

/** Whose time the user may make unavailable: administrators everyone's, other practitioners their own (USE-020). */
export function useScheduleAccess(): ScheduleAccess {
  const isAdministrator = useHasPermission('schedule.write')
  const hasOwnTime = useHasPermission('schedule.own.write') && !isAdministrator
  const userId = useSession()?.user.id
  const { data: practitioners = [] } = useQuery({ ...practitionersQuery(), enabled: hasOwnTime })
  const ownPractitionerId = (hasOwnTime && practitioners.find(({ user_id }) => user_id === userId)?.id) || null
  return {
    canAdd: isAdministrator || ownPractitionerId !== null,
    ownPractitionerId,
    canEdit: (practitionerId) => isAdministrator || (ownPractitionerId !== null && practitionerId === ownPractitionerId),
  }
}
