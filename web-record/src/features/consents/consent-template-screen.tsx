import { RichTextView } from '@clinic/kit/editor'
import { PageButtons } from '@clinic/kit/table'
import { DateTimeText, ErrorState, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { useFormsTranslation } from '../forms/texts'
import { ConsentTemplateForm } from './consent-template-form'
import { consentTemplateQuery, consentTemplateVersionsQuery } from './consent-templates.api'

/** A new consent form. */
export function NewConsentTemplateScreen() {
  const t = useFormsTranslation()
  return (
    <Page title={t('consentTemplates.new')} help={getHelp('consentTemplate')}>
      <ConsentTemplateForm />
    </Page>
  )
}

/** A consent form and its versions. */
export function ConsentTemplateScreen() {
  const t = useFormsTranslation()
  const { templateId = '' } = useParams()
  const { data, error, refetch } = useQuery(consentTemplateQuery(templateId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== templateId) return <LoadingState />
  return (
    <Page title={t('consentTemplates.edit')} help={getHelp('consentTemplate')}>
      <ConsentTemplateForm key={data.version} template={data} />
      <TemplateVersions templateId={templateId} />
    </Page>
  )
}

/** Text of each version. */
function TemplateVersions({ templateId }: { templateId: string }) {
  const t = useFormsTranslation()
  const [page, setPage] = useState(1)
  const { data } = useQuery(consentTemplateVersionsQuery(templateId, page))
  if (!data) return null
  return (
    <Stack component="section" gap="sm" mt="xl">
      <Title order={2}>{t('consentTemplates.versions')}</Title>
      {data.items.map((version) => (
        <details key={version.id}>
          <summary>
            {t('client.version', { number: version.number })} · {version.title} ·{' '}
            <Text span c="dimmed">
              <DateTimeText value={version.created_at} />
            </Text>
          </summary>
          <div lang={version.language}>
            <RichTextView doc={version.body} />
          </div>
          {version.translated_body && (
            <div lang={version.language === 'sv' ? 'en' : 'sv'}>
              <Title order={3}>{version.translated_title}</Title>
              <RichTextView doc={version.translated_body} />
            </div>
          )}
        </details>
      ))}
      <PageButtons page={page} total={Math.ceil(data.total / data.per_page)} onChange={setPage} />
    </Stack>
  )
}
