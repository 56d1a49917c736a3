import type { Schema } from '@clinic/kit/api'
import { Form, RadioGroupField, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { ErrorState, List, LoadingState, MoneyText, Stack, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { addStarterList, catalogueKey, starterListsQuery } from './catalogue.api'

type StarterList = Schema['StarterListOut']

/** The services of the chosen kind, by category. */
function StarterServices({ lists }: { lists: StarterList[] }) {
  const t = useBookingTranslation()
  const kind: StarterList['kind'] | undefined = useWatch({ name: 'kind' })
  const services = lists.find((list) => list.kind === kind)?.services ?? []
  const categories = [...new Set(services.map(({ category }) => category))]
  return categories.map((category) => (
    <Stack key={category} gap={4} component="section" aria-label={category}>
      <Text fw={500}>{category}</Text>
      <List size="sm" spacing={2}>
        {services
          .filter((service) => service.category === category)
          .map(({ name, duration, price }) => (
            <List.Item key={name}>
              {name}, {t('form.minutes', { count: duration })}, <MoneyText minor={price} />
            </List.Item>
          ))}
      </List>
    </Stack>
  ))
}

/** Adds the services that a clinic of a kind usually offers (USE-002); the clinic changes them afterwards. */
export function StarterListForm({ onDone }: { onDone: (addedCount: number) => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(starterListsQuery())
  const form = useKitForm('StarterListAdd', {
    initialValues: { kind: 'injections' },
    onSubmit: addStarterList,
    onDone: async ({ added }) => {
      await queries.invalidateQueries({ queryKey: catalogueKey })
      onDone(added)
    },
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Form form={form} label={t('starter.open')}>
      <Text c="dimmed">{t('starter.help')}</Text>
      <RadioGroupField
        name="kind"
        label={t('starter.kindLabel')}
        options={data.lists.map(({ kind }) => ({ value: kind, label: t(`starter.kind.${kind}`) }))}
      />
      <StarterServices lists={data.lists} />
      <Submit>{t('starter.add')}</Submit>
    </Form>
  )
}
