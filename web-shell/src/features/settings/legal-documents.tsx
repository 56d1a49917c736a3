import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { loadSession, useCompany, useHasPermission } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  Card,
  DateText,
  DateTimeText,
  ErrorState,
  Group,
  LoadingState,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { acceptLegalDocument, getAgreementPdfPath, getTermsPdfPath, legalDocumentsQuery } from './documents.api'

type Version = Schema['LegalDocumentVersion']

const PUBLIC_PATHS = {
  terms: '/public/terms',
  processor_agreement: '/public/processor-agreement',
  privacy_notice: '/public/privacy-notice',
} as const

function DownloadLink({ version, language }: { version: Version; language: 'en' | 'sv' }) {
  const t = useShellTranslation()
  const { document, agreement } = version
  const path = agreement ? getAgreementPdfPath(agreement.id, language) : getTermsPdfPath(document, version.version, language)
  const title = `${t(`documents.legal.${document}`)} ${version.version}`
  const label = t(`documents.download.${language}`)
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size="compact-md"
      aria-label={`${title}: ${label}`}
    >
      {label}
    </Button>
  )
}

function AcceptButton({ version }: { version: Version }) {
  const t = useShellTranslation()
  const company = useCompany()
  const title = t(`documents.legal.${version.document}`)
  const { run: accept, isRunning } = useAction({
    send: acceptLegalDocument,
    confirmation: {
      title: t('documents.acceptTitle', { title }),
      body: t('documents.acceptBody', { company: company?.name ?? '', version: version.version }),
      confirmLabel: t('documents.accept'),
    },
    successMessage: t('documents.accepted'),
    refresh: [legalDocumentsQuery.queryKey],
    onSuccess: () => loadSession(),
  })
  const { document } = version
  if (document === 'privacy_notice') return null
  return (
    <Button
      size="compact-md"
      loading={isRunning}
      aria-label={`${t('documents.accept')}: ${title}`}
      onClick={() => void accept({ document, terms_version: version.version })}
    >
      {t('documents.accept')}
    </Button>
  )
}

function VersionState({ version }: { version: Version }) {
  const t = useShellTranslation()
  const { agreement, document } = version
  if (!agreement) return version.is_pending ? <StatusBadge tone="warning">{t('documents.pending')}</StatusBadge> : null
  return (
    <Text size="sm">
      {t(document === 'privacy_notice' ? 'documents.shown' : 'documents.acceptedAt')} <DateTimeText value={agreement.agreed_at} />
      {agreement.agreed_by && ` · ${agreement.agreed_by}`}
    </Text>
  )
}

function LegalDocument({ version }: { version: Version }) {
  const t = useShellTranslation()
  const language = useLanguage()
  const canAccept = useHasPermission('company.write')
  const title = t(`documents.legal.${version.document}`)
  return (
    <Card component="li" withBorder padding="md" aria-label={`${title} ${version.version}`}>
      <Stack gap={6}>
        <Text fw={500}>
          {title} · {t('documents.version', { version: version.version })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('documents.appliesFrom')} <DateText value={version.applies_from} />
        </Text>
        <VersionState version={version} />
        <Group gap="xs">
          <Anchor
            href={`${PUBLIC_PATHS[version.document]}/${version.version}?lang=${language}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`${title} ${version.version}: ${t('documents.read')}`}
          >
            {t('documents.read')}
          </Anchor>
          <DownloadLink version={version} language="sv" />
          <DownloadLink version={version} language="en" />
          {version.is_pending && canAccept && <AcceptButton version={version} />}
        </Group>
      </Stack>
    </Card>
  )
}

/** The service's legal documents with the company's acceptances, earlier versions last (PLT-059, LAW-050). */
export function LegalDocuments() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(legalDocumentsQuery)
  const shown = data?.filter(({ is_current, agreement }) => is_current || agreement)
  return (
    <Stack component="section" gap="md" aria-label={t('documents.legalTitle')}>
      <Title order={2}>{t('documents.legalTitle')}</Title>
      <Text c="dimmed">{t('documents.legalHelp')}</Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {shown?.map((version) => (
          <LegalDocument key={`${version.document} ${version.version}`} version={version} />
        ))}
      </Stack>
    </Stack>
  )
}
