import { Group, MoneyText, Stack, StatusBadge, Table, Title } from '@clinic/kit/ui'
import { Link, useNavigate } from 'react-router'
import { useBookingTranslation } from '../../texts'
import type { Category, Service } from './catalogue.api'

function ServiceRow({ service, names, editable }: { service: Service; names: Map<string, string>; editable: boolean }) {
  const t = useBookingTranslation()
  const navigate = useNavigate()
  const href = `/bookings/services/${service.id}/edit`
  const performers = (service.practitioner_ids ?? []).flatMap((id) => names.get(id) ?? [])
  const performerNames = performers.length > 2 ? t('services.performers', { count: performers.length }) : performers.join(', ')
  return (
    <Table.Tr onClick={editable ? () => navigate(href) : undefined} className={editable ? 'clinic-row-clickable' : ''}>
      <Table.Td data-label={t('common.name')}>
        <span>
          <span className="booking-swatch" style={{ background: service.color }} aria-hidden />
          {editable ? (
            <Link to={href} className="clinic-row-link" onClick={(event) => event.stopPropagation()}>
              {service.name}
            </Link>
          ) : (
            service.name
          )}
        </span>
      </Table.Td>
      <Table.Td data-label={t('services.duration')} ta="right" className="clinic-number">
        {t('form.minutes', { count: service.duration })}
      </Table.Td>
      <Table.Td data-label={t('services.price')} ta="right">
        <MoneyText minor={service.price} />
      </Table.Td>
      <Table.Td data-label={t('services.performedBy')}>
        {performerNames || <StatusBadge tone="warning">{t('services.noPractitioners')}</StatusBadge>}
      </Table.Td>
      <Table.Td data-label={t('common.status')}>
        {!service.is_active ? (
          <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>
        ) : service.bookable ? (
          t('services.online')
        ) : (
          t('services.staffOnly')
        )}
      </Table.Td>
    </Table.Tr>
  )
}

/** The services of a category. */
export function ServiceTable({
  category,
  services,
  names,
  editable,
}: {
  category: Category
  services: Service[]
  names: Map<string, string>
  editable: boolean
}) {
  const t = useBookingTranslation()
  return (
    <Stack component="section" gap="xs">
      <Group gap="xs">
        <Title order={2}>{category.name}</Title>
        {!category.is_active && <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
      </Group>
      <Table className="clinic-table booking-services" aria-label={category.name} verticalSpacing="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="36%">{t('common.name')}</Table.Th>
            <Table.Th ta="right" w="10%">
              {t('services.duration')}
            </Table.Th>
            <Table.Th ta="right" w="14%">
              {t('services.price')}
            </Table.Th>
            <Table.Th>{t('services.performedBy')}</Table.Th>
            <Table.Th w="16%">{t('common.status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} names={names} editable={editable} />
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
