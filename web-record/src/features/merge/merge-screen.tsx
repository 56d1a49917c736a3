import { Anchor, ErrorState, LoadingState, Page, Select, Text, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRecordTexts } from '../../texts'
import { Compare } from './compare'
import { othersQuery, wholeQuery } from './merge.api'
import { useMergeTexts } from './texts'

interface Choice {
  mine: string
  chosen: string
  onChoose: (id: string) => void
}

/** Finds the other client by a piece of a name, number or address. */
function Other({ mine, chosen, onChoose }: Choice) {
  const t = useMergeTexts()
  const [typed, setTyped] = useState('')
  const { search, isOf } = useSettled(typed)
  const others = useQuery(othersQuery(search))
  const isSettled = isOf(others)
  const found = (isSettled ? (others.data?.items ?? []) : []).filter((one) => one.id !== mine)
  const options = found.map((one) => ({
    value: one.id,
    label: [`${one.first_name} ${one.last_name}`, one.phone, one.email, one.date_of_birth].filter(Boolean).join(' · '),
  }))
  return (
    <Select
      label={t('find')}
      placeholder={t('findHelp')}
      searchable
      clearable
      maw={560}
      data={options}
      filter={({ options: all }) => all}
      value={chosen || null}
      onChange={(id) => onChoose(id ?? '')}
      onSearchChange={setTyped}
      nothingFoundMessage={search && isSettled && others.data ? t('none') : undefined}
    />
  )
}

/** `/clients/{id}/merge`: two clients who are one person are made one, field by field (REC-006). */
export function MergeScreen() {
  const t = useMergeTexts()
  const words = useRecordTexts()
  const { clientId = '' } = useParams()
  const [other, choose] = useState('')
  const kept = useQuery(wholeQuery(clientId))
  const gone = useQuery(wholeQuery(other))
  if (kept.error && !kept.data) return <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />
  if (!kept.data) return <LoadingState />
  return (
    <Page title={t('title')}>
      <Anchor component={Link} to={`/clients/${clientId}`} w="fit-content">
        {words('card.overview')}
      </Anchor>
      <Text>{t('intro')}</Text>
      <Other mine={clientId} chosen={other} onChoose={choose} />
      {gone.error && <ErrorState error={gone.error} onRetry={() => void gone.refetch()} />}
      {other && gone.data && <Compare key={other} kept={kept.data} gone={gone.data} />}
    </Page>
  )
}
