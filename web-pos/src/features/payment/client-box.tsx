import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { Button, Card, Group, Select, Stack, Text, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTexts } from '../../texts'
import { withVisit } from './cart'
import { clientsQuery, paidQuery, type Visit, visitsQuery } from './payment.api'
import type { CartOf } from './use-cart'

const nameOf = (client: { first_name: string; last_name: string }) => `${client.first_name} ${client.last_name}`

function Picker({ of }: { of: CartOf }) {
  const t = usePosTexts()
  const { client } = of.cart
  const [typed, setTyped] = useState('')
  const { search, isOf } = useSettled(typed)
  const found = useQuery(clientsQuery(search === client?.name ? '' : search))
  const isSettled = isOf(found)
  const isSearching = !isSettled || found.isFetching
  const options = (isSettled ? (found.data?.items ?? []) : []).map((each) => ({
    value: each.id,
    label: [nameOf(each), each.phone].filter(Boolean).join(' · '),
  }))
  const known = client ? [{ value: client.id, label: client.name }] : []
  const choose = (id: string | null) => {
    const chosen = found.data?.items.find((each) => each.id === id)
    of.change({ client: chosen ? { id: chosen.id, name: nameOf(chosen) } : null, booking: null })
  }
  return (
    <Select
      size="md"
      label={t('client.label')}
      placeholder={t('client.walkIn')}
      searchable
      clearable
      data={[...known, ...options.filter(({ value }) => value !== client?.id)]}
      filter={({ options: all }) => all}
      value={client?.id ?? null}
      onChange={choose}
      onSearchChange={setTyped}
      nothingFoundMessage={t(isSearching ? 'client.searching' : 'client.none')}
      clearButtonProps={{ 'aria-label': t('client.clear') }}
    />
  )
}

const paidStates = new Set(['PAID', 'PARTIALLY_REFUNDED', 'PENDING', 'PROCESSING'])

/** A visit of today, with the way to have it in the cart; one that is paid says so. */
function VisitRow({ visit, of }: { visit: Visit; of: CartOf }) {
  const t = usePosTexts()
  const { time, money } = useRegion()
  const { data } = useQuery(paidQuery(visit.id))
  const paid = data?.items.find((each) => paidStates.has(each.state))
  const taken = of.cart.booking === visit.id
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">
        <span className="clinic-number">{time(visit.start_at)}</span> {visit.service_name} · {money(visit.price)}
        {paid && ` · ${t('client.paid', { number: paid.number ?? '' })}`}
      </Text>
      {!paid && (
        <Button
          variant="light"
          size="sm"
          flex="none"
          disabled={taken || of.cart.booking !== null}
          onClick={() => of.change((was) => withVisit(was, visit))}
        >
          {t(taken ? 'client.taken' : 'client.take')}
        </Button>
      )}
    </Group>
  )
}

function Visits({ clientId, of }: { clientId: string; of: CartOf }) {
  const t = usePosTexts()
  const { date } = useRegion()
  const { data } = useQuery(visitsQuery(clientId))
  const today = date(new Date())
  const visits = (data?.items ?? []).filter((each) => each.state === 'booked' && date(each.start_at) === today)
  if (visits.length === 0) return null
  return (
    <Stack component="ul" gap="xs" className="pos-visits" aria-label={t('client.today')}>
      {visits.map((visit) => (
        <VisitRow key={visit.id} visit={visit} of={of} />
      ))}
    </Stack>
  )
}

/** Whom one sells to: a client, with what they came for today, or somebody who walked in. */
export function ClientBox({ of }: { of: CartOf }) {
  const mayClients = useMay('client.read')
  const mayVisits = useMay('booking.read')
  const { client } = of.cart
  if (!mayClients) return client ? <Text fw={500}>{client.name}</Text> : null
  return (
    <Card withBorder radius="md">
      <Stack gap="sm">
        <Picker of={of} />
        {client && mayVisits && <Visits clientId={client.id} of={of} />}
      </Stack>
    </Card>
  )
}
