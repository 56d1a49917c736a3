import { ApiError } from '@clinic/kit/api'
import { Button, confirm, EmptyState, ErrorState, LoadingState, Page, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { useBookingTexts } from '../../texts'
import { catalogueKey, categoriesQuery, deleteService, practitionersQuery, roomsQuery, type Service, serviceQuery } from './catalogue.api'
import { ServiceForm } from './service-form'

/** What a service can be tied to. */
function useLists() {
  const queries = [useQuery(categoriesQuery()), useQuery(practitionersQuery()), useQuery(roomsQuery())] as const
  const [categories, practitioners, rooms] = queries
  const failed = queries.find(({ error, data }) => error && !data)
  const lists =
    categories.data && practitioners.data && rooms.data
      ? { categories: categories.data, practitioners: practitioners.data, rooms: rooms.data }
      : null
  return { failed, lists }
}

function DeleteService({ service }: { service: Service }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const ask = async () => {
    if (
      !(await confirm({
        title: t('services.delete'),
        body: t('services.deleteBody', { name: service.name }),
        action: t('services.delete'),
        danger: true,
      }))
    )
      return
    try {
      await deleteService(service)
      toast.success(t('services.deleted'))
      navigate('/bookings/services')
      await queries.invalidateQueries({ queryKey: catalogueKey })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    }
  }
  return (
    <Button variant="subtle" color="red" onClick={() => void ask()}>
      {t('services.delete')}
    </Button>
  )
}

function Content({ service }: { service?: Service }) {
  const t = useBookingTexts()
  const navigate = useNavigate()
  const { failed, lists } = useLists()
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!lists) return <LoadingState />
  if (lists.categories.length === 0) {
    return (
      <EmptyState
        title={t('services.noCategory')}
        action={
          <Button component={Link} to="/bookings/category">
            {t('categories.add')}
          </Button>
        }
      >
        {t('services.emptyFirst')}
      </EmptyState>
    )
  }
  const done = () => {
    toast.success(t(service ? 'services.saved' : 'services.added'))
    navigate('/bookings/services')
  }
  return (
    <ServiceForm key={service?.id} service={service} {...lists} beside={service && <DeleteService service={service} />} onDone={done} />
  )
}

export function AddServiceScreen() {
  const t = useBookingTexts()
  return (
    <Page title={t('services.add')} narrow>
      <Content />
    </Page>
  )
}

export function EditServiceScreen() {
  const { serviceId = '' } = useParams()
  const { data, error, refetch } = useQuery(serviceQuery(serviceId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data?.id !== serviceId) return <LoadingState />
  return (
    <Page title={data.name} narrow>
      <Content service={data} />
    </Page>
  )
}
