import { useAction } from '@clinic/kit/components'
import { Button, ErrorState, LoadingState, Page, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import {
  bookableDevicesQuery,
  catalogueKey,
  categoriesQuery,
  deleteService,
  practitionersQuery,
  roomOptionsQuery,
  type Service,
  serviceQuery,
} from './catalogue.api'
import { ServiceFees } from './service-fees-form'
import { ServiceForm } from './service-form'

/** Load the categories, practitioners, rooms and devices that a service can have. */
function useOptionLists() {
  const queries = [
    useQuery(categoriesQuery()),
    useQuery(practitionersQuery()),
    useQuery(roomOptionsQuery()),
    useQuery(bookableDevicesQuery()),
  ] as const
  const [categories, practitioners, rooms, devices] = queries
  const failed = queries.filter(({ error, data }) => error && !data)
  const options =
    categories.data && practitioners.data && rooms.data && devices.data
      ? { categories: categories.data, practitioners: practitioners.data, rooms: rooms.data, devices: devices.data }
      : null
  return { failed, options }
}

function DeleteService({ service }: { service: Service }) {
  const t = useBookingTranslation()
  const navigate = useNavigate()
  const { run, isRunning } = useAction({
    send: () => deleteService(service),
    confirmation: {
      title: t('services.delete'),
      body: t('services.deleteBody', { name: service.name }),
      confirmLabel: t('services.delete'),
      isDestructive: true,
    },
    successMessage: t('services.deleted'),
    refresh: [catalogueKey],
    onSuccess: () => navigate('/bookings/services'),
  })
  return (
    <Button variant="subtle" color="red" loading={isRunning} onClick={() => void run()}>
      {t('services.delete')}
    </Button>
  )
}

function Content({ service }: { service?: Service }) {
  const t = useBookingTranslation()
  const navigate = useNavigate()
  const { failed, options } = useOptionLists()
  if (failed[0]) return <ErrorState error={failed[0].error} onRetry={() => failed.forEach((query) => void query.refetch())} />
  if (!options) return <LoadingState />
  const done = () => {
    toast.success(t(service ? 'services.saved' : 'services.added'))
    navigate('/bookings/services')
  }
  return (
    <ServiceForm key={service?.id} service={service} {...options} actions={service && <DeleteService service={service} />} onDone={done} />
  )
}

export function AddServiceScreen() {
  const t = useBookingTranslation()
  return (
    <Page title={t('services.add')} help={getHelp('service')} isNarrow>
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
    <Page title={data.name} help={getHelp('service')} isNarrow>
      <Content service={data} />
      <ServiceFees serviceId={data.id} />
    </Page>
  )
}
