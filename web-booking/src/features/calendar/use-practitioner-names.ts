import { useHasPermission } from '@clinic/kit/session'
import { useQuery } from '@tanstack/react-query'
import { practitionersQuery } from '../catalogue/catalogue.api'

/** The names of the practitioners who can be booked now, by their ids; none for users who may not read them. */
export function usePractitionerNames(): ReadonlyMap<string, string> {
  const canRead = useHasPermission('catalogue.read')
  const { data = [] } = useQuery({ ...practitionersQuery(), enabled: canRead })
  return new Map(data.map(({ id, name }) => [id, name]))
}
