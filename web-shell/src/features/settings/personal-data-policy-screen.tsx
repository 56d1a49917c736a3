import type { Schema } from '@clinic/kit/api'
import { useLanguage } from '@clinic/kit/i18n'
import { PageButtons } from '@clinic/kit/table'
import { DateTimeText, ErrorState, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { policiesQuery } from './personal-data-policy.api'
import { PersonalDataPolicyForm } from './personal-data-policy-form'

function PolicyVersion({ policy }: { policy: Schema['PolicyVersion'] }) {
  const t = useShellTranslation()
  const language = useLanguage()
  return (
    <Stack component="article" gap={4} aria-label={t('policy.version', { number: policy.number })}>
      <Text fw={500}>
        {t('policy.version', { number: policy.number })} · <DateTimeText value={policy.published_at} /> · {policy.published_by}
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>
        {language === 'sv' ? policy.text_sv || policy.text_en : policy.text_en || policy.text_sv}
      </Text>
    </Stack>
  )
}

/** The company's own text about personal data, its versions and a form that publishes the next (PLT-058); for the super user only. */
export function PersonalDataPolicyScreen() {
  const t = useShellTranslation()
  const [page, setPage] = useState(1)
  const current = useQuery(policiesQuery(1))
  const versions = useQuery(policiesQuery(page))
  const inForce = current.data?.items[0]
  return (
    <Page title={t('policy.title')} help={getHelp('policy')} isNarrow>
      {current.error && !current.data && <ErrorState error={current.error} onRetry={() => void current.refetch()} />}
      {!current.data && !current.error && <LoadingState />}
      {current.data && <PersonalDataPolicyForm key={inForce?.number ?? 0} policy={inForce} />}
      {versions.data && versions.data.items.length > 0 && (
        <Stack component="section" gap="md" aria-label={t('policy.versions')}>
          <Title order={2}>{t('policy.versions')}</Title>
          <Text c="dimmed">{t('policy.versionsHelp')}</Text>
          {versions.data.items.map((policy) => (
            <PolicyVersion key={policy.id} policy={policy} />
          ))}
          <PageButtons page={page} total={Math.ceil(versions.data.total / versions.data.per_page)} onChange={setPage} />
        </Stack>
      )}
    </Page>
  )
}
