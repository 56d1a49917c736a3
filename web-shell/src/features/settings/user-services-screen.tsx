import { ErrorState, LoadingState, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { serviceOptionsQuery, userServicesQuery } from './user-bookings.api'
import { useUser } from './user-screen'
import { UserServicesForm } from './user-services-form'

/** The services that a user performs (PLT-037). */
export function UserServicesScreen() {
  const t = useShellTranslation()
  const user = useUser()
  const performed = useQuery(userServicesQuery(user.id))
  const options = useQuery(serviceOptionsQuery)
  const error = performed.error ?? options.error
  const retry = () => void Promise.all([performed.refetch(), options.refetch()])
  if (performed.data && options.data) {
    if (!performed.data.is_bookable) return <Text>{t('userServices.notBookable')}</Text>
    return <UserServicesForm key={performed.data.version} userId={user.id} performed={performed.data} services={options.data} />
  }
  return error ? <ErrorState error={error} onRetry={retry} /> : <LoadingState />
}
