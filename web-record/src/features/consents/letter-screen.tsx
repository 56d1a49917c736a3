import { RichTextView } from '@clinic/kit/editor'
import { DateTimeText, ErrorState, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFormsTexts } from '../forms/texts'
import { LetterForm } from './letter-form'
import { letterQuery, versionsQuery } from './letters.api'

/** A new letter of consent. */
export function NewLetterScreen() {
  const t = useFormsTexts()
  return (
    <Page title={t('letters.new')}>
      <LetterForm />
    </Page>
  )
}

/** A letter of consent and the versions it has had. */
export function LetterScreen() {
  const t = useFormsTexts()
  const { letterId = '' } = useParams()
  const { data, error, refetch } = useQuery(letterQuery(letterId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== letterId) return <LoadingState />
  return (
    <Page title={t('letters.edit')}>
      <LetterForm key={data.version} letter={data} />
      <Versions letterId={letterId} />
    </Page>
  )
}

/** Earlier texts, each to be read as it stood. */
function Versions({ letterId }: { letterId: string }) {
  const t = useFormsTexts()
  const { data } = useQuery(versionsQuery(letterId))
  if (!data) return null
  return (
    <Stack component="section" gap="sm" mt="xl">
      <Title order={2}>{t('letters.versions')}</Title>
      {data.map((version) => (
        <details key={version.id}>
          <summary>
            {t('client.version', { number: version.number })} · {version.title} ·{' '}
            <Text span c="dimmed">
              <DateTimeText value={version.created_at} />
            </Text>
          </summary>
          <RichTextView doc={version.body} />
        </details>
      ))}
    </Stack>
  )
}
