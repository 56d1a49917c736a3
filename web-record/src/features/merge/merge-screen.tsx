import { type EntityOption, EntityPicker } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import { Anchor, ErrorState, LoadingState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useRecordTranslation } from '../../texts'
import { candidateSource, clientDetailQuery } from './merge.api'
import { MergeCompare } from './merge-compare'
import { useMergeTranslation } from './texts'

/** `/clients/{id}/merge`: merges two clients who are the same person, field by field (REC-006); `?source=` names the other one. */
export function MergeScreen() {
  const t = useMergeTranslation()
  const tRecord = useRecordTranslation()
  const { clientId = '' } = useParams()
  const [params] = useSearchParams()
  const [selected, setSelected] = useState<EntityOption | null>()
  const sourceId = (selected === undefined ? params.get('source') : selected?.id) ?? ''
  const target = useQuery(clientDetailQuery(clientId))
  const source = useQuery(clientDetailQuery(sourceId))
  if (target.error && !target.data) return <ErrorState error={target.error} onRetry={() => void target.refetch()} />
  if (!target.data) return <LoadingState />
  return (
    <Page title={t('title')} help={getHelp('merge')}>
      <Anchor component={Link} to={`/clients/${clientId}`} w="fit-content">
        {tRecord('client.overview')}
      </Anchor>
      <Text>{t('intro')}</Text>
      <EntityPicker
        source={candidateSource}
        excludedIds={[clientId]}
        label={t('source')}
        placeholder={t('sourcePlaceholder')}
        emptyMessage={t('noResults')}
        maw={560}
        value={selected ?? (source.data && sourceId ? { id: sourceId, label: getFullName(source.data) } : null)}
        onChange={setSelected}
      />
      {source.error && <ErrorState error={source.error} onRetry={() => void source.refetch()} />}
      {sourceId && source.data && <MergeCompare key={sourceId} target={target.data} source={source.data} />}
    </Page>
  )
}
