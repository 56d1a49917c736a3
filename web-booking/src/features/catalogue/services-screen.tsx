import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  MoneyText,
  Page,
  Stack,
  StatusBadge,
  Table,
  Text,
  TextInput,
  Title,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus, TbSearch } from 'react-icons/tb'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useBookingTexts } from '../../texts'
import { type Category, categoriesQuery, practitionersQuery, type Service, servicesQuery } from './catalogue.api'

function Row({ service, names, editable }: { service: Service; names: Map<string, string>; editable: boolean }) {
  const t = useBookingTexts()
  const navigate = useNavigate()
  const href = `/bookings/services/${service.id}/edit`
  const performers = (service.practitioner_ids ?? []).flatMap((id) => names.get(id) ?? [])
  const by = performers.length > 2 ? t('services.performers', { count: performers.length }) : performers.join(', ')
  return (
    <Table.Tr onClick={editable ? () => navigate(href) : undefined} className={editable ? 'clinic-row-opens' : ''}>
      <Table.Td data-label={t('services.name')}>
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
      <Table.Td data-label={t('services.who')}>{by || <StatusBadge tone="waiting">{t('services.nobody')}</StatusBadge>}</Table.Td>
      <Table.Td data-label={t('services.state')}>
        {!service.is_active ? (
          <StatusBadge tone="quiet">{t('services.inactive')}</StatusBadge>
        ) : service.bookable ? (
          t('services.online')
        ) : (
          t('services.staffOnly')
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function Section({
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
  const t = useBookingTexts()
  return (
    <Stack component="section" gap="xs">
      <Group gap="xs">
        <Title order={2}>{category.name}</Title>
        {!category.is_active && <StatusBadge tone="quiet">{t('services.inactive')}</StatusBadge>}
      </Group>
      <Table className="clinic-table booking-services" aria-label={category.name} verticalSpacing="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="36%">{t('services.name')}</Table.Th>
            <Table.Th ta="right" w="10%">
              {t('services.duration')}
            </Table.Th>
            <Table.Th ta="right" w="14%">
              {t('services.price')}
            </Table.Th>
            <Table.Th>{t('services.who')}</Table.Th>
            <Table.Th w="16%">{t('services.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {services.map((service) => (
            <Row key={service.id} service={service} names={names} editable={editable} />
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}

function Content({ search }: { search: string }) {
  const t = useBookingTexts()
  const editable = useMay('catalogue.write')
  const [categories, services, practitioners] = [useQuery(categoriesQuery()), useQuery(servicesQuery()), useQuery(practitionersQuery())]
  const failed = [categories, services, practitioners].find((query) => query.error && !query.data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!categories.data || !services.data || !practitioners.data) return <LoadingState />
  if (services.data.length === 0) {
    const first = categories.data.length === 0
    const action = editable && (
      <Button component={Link} to={first ? '/bookings/category' : '/bookings/services/add'}>
        {t(first ? 'categories.add' : 'services.add')}
      </Button>
    )
    return (
      <EmptyState title={t('services.empty')} action={action}>
        {t(first ? 'services.emptyFirst' : 'services.emptyHelp')}
      </EmptyState>
    )
  }
  const names = new Map(practitioners.data.map(({ id, name }) => [id, name]))
  const matches = services.data.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()))
  if (matches.length === 0)
    return (
      <Text c="dimmed" ta="center" py="lg">
        {t('services.nothing')}
      </Text>
    )
  return categories.data.map((category) => {
    const own = matches.filter(({ category_id }) => category_id === category.id)
    return own.length > 0 && <Section key={category.id} category={category} services={own} names={names} editable={editable} />
  })
}

/** What the clinic offers, under its categories in the order that visitors see. */
export function ServicesScreen() {
  const t = useBookingTexts()
  const { region } = useRegion()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const add = useMay('catalogue.write') && (
    <Button component={Link} to="/bookings/services/add" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('services.add')}
    </Button>
  )
  return (
    <Page title={t('services.title')} action={add}>
      <Group justify="space-between">
        <TextInput
          type="search"
          flex="1 1 220px"
          maw={360}
          aria-label={t('services.search')}
          placeholder={t('services.search')}
          leftSection={<TbSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setParams(event.currentTarget.value ? { search: event.currentTarget.value } : {}, { replace: true })}
        />
        <Anchor component={Link} to="/bookings/category">
          {t('categories.title')}
        </Anchor>
      </Group>
      <Content key={region.currency} search={search.trim()} />
    </Page>
  )
}
