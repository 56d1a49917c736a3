import { useAction } from '@clinic/kit/components'
import type { Column } from '@clinic/kit/table'
import { Button, MoneyText, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { catalogueKey, categoriesQuery, practitionersQuery, restoreService, type Service } from './catalogue.api'
import { hasLicensedPerformer } from './licensed-performer'

function CategoryName({ id }: { id: string }) {
  const t = useBookingTranslation()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const category = categories.find((row) => row.id === id)
  return (
    <>
      {category?.name} {category?.is_active === false && <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
    </>
  )
}

function Practitioners({ service }: { service: Service }) {
  const t = useBookingTranslation()
  const { data: practitioners } = useQuery(practitionersQuery())
  if (!practitioners) return null
  const ids = service.practitioner_ids ?? []
  const names = practitioners.flatMap(({ id, name }) => (ids.includes(id) ? name : []))
  if (names.length === 0) return <StatusBadge tone="warning">{t('services.noPractitioners')}</StatusBadge>
  return (
    <>
      {names.length > 2 ? t('services.performers', { count: names.length }) : names.join(', ')}{' '}
      {!hasLicensedPerformer(service.aesthetic_kind, ids, practitioners) && (
        <StatusBadge tone="warning">{t('services.unlicensed')}</StatusBadge>
      )}
    </>
  )
}

function ServiceStatus({ service }: { service: Service }) {
  const t = useBookingTranslation()
  if (!service.is_active) return <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>
  return t(service.bookable ? 'services.online' : 'services.staffOnly')
}

function RestoreButton({ service }: { service: Service }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction({ send: restoreService, successMessage: t('services.restored'), refresh: [catalogueKey] })
  return (
    <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(service)}>
      {t('services.restore')}
    </Button>
  )
}

/** The columns of the list of services; of the deleted ones with a button that restores. */
export function useServiceColumns(canRestore: boolean): Column<Service>[] {
  const t = useBookingTranslation()
  const restoreColumn: Column<Service> = {
    key: 'restore',
    title: t('services.restore'),
    cell: (row) => <RestoreButton service={row} />,
  }
  const columns: Column<Service>[] = [
    {
      key: 'name',
      title: t('common.name'),
      sortKey: 'name',
      cell: ({ name, color }) => (
        <>
          <span className="booking-swatch" style={{ background: color }} aria-hidden />
          {name}
        </>
      ),
    },
    { key: 'category', title: t('services.category'), sortKey: 'category', cell: (row) => <CategoryName id={row.category_id} /> },
    {
      key: 'duration',
      title: t('services.duration'),
      sortKey: 'duration',
      isNumeric: true,
      cell: ({ duration }) => <span className="clinic-number">{t('form.minutes', { count: duration })}</span>,
    },
    { key: 'price', title: t('services.price'), sortKey: 'price', isNumeric: true, cell: ({ price }) => <MoneyText minor={price} /> },
    { key: 'tax', title: t('services.tax'), isNumeric: true, isDeskOnly: true, cell: ({ tax = 2500 }) => `${tax / 100} %` },
    { key: 'performers', title: t('services.performedBy'), cell: (row) => <Practitioners service={row} /> },
    { key: 'status', title: t('common.status'), sortKey: 'is_active', cell: (row) => <ServiceStatus service={row} /> },
  ]
  return canRestore ? [...columns, restoreColumn] : columns
}
