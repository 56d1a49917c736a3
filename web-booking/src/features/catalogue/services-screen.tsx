import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, ErrorState, Group, LoadingState, Page, Text, TextInput } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus, TbSearch } from 'react-icons/tb'
import { Link, useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { useHelp } from '../../use-help'
import { categoriesQuery, practitionersQuery, servicesQuery } from './catalogue.api'
import { EmptyServices } from './empty-services'
import { ServiceTable } from './service-table'

function Content({ search }: { search: string }) {
  const t = useBookingTranslation()
  const editable = useHasPermission('catalogue.write')
  const [categories, services, practitioners] = [useQuery(categoriesQuery()), useQuery(servicesQuery()), useQuery(practitionersQuery())]
  const failed = [categories, services, practitioners].find((query) => query.error && !query.data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!categories.data || !services.data || !practitioners.data) return <LoadingState />
  if (services.data.length === 0) return <EmptyServices />
  const names = new Map(practitioners.data.map(({ id, name }) => [id, name]))
  const matches = services.data.filter(({ name }) => name.toLocaleLowerCase().includes(search.toLocaleLowerCase()))
  if (matches.length === 0)
    return (
      <Text c="dimmed" ta="center" py="lg">
        {t('services.noMatches')}
      </Text>
    )
  return categories.data.map((category) => {
    const categoryServices = matches.filter(({ category_id }) => category_id === category.id)
    return (
      categoryServices.length > 0 && (
        <ServiceTable key={category.id} category={category} services={categoryServices} names={names} editable={editable} />
      )
    )
  })
}

/** Services by category, in the order that visitors see. */
export function ServicesScreen() {
  const t = useBookingTranslation()
  const { localeSettings } = useFormatters()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const add = useHasPermission('catalogue.write') && (
    <Button component={Link} to="/bookings/services/add" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('services.add')}
    </Button>
  )
  return (
    <Page title={t('services.title')} action={add} help={useHelp('services')}>
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
      <Content key={localeSettings.currency} search={search.trim()} />
    </Page>
  )
}
