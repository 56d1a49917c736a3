import { Anchor, DateTimeText, Stack, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useComponentsTranslation } from './texts'

export interface VersionEntry {
  id: string
  number: number
  /** The page of the version. */
  to: string
  /** The time it was signed or published, ISO 8601 in UTC; null for a draft. */
  at: string | null
  author?: string
  /** Why it replaced the version before it. */
  reason?: string
  badge?: ReactNode
}

interface Props {
  versions: readonly VersionEntry[]
  currentId: string
}

/** The versions of a document or an entry, each with a link; the one on the screen is marked. Nothing where there is only one. */
export function VersionHistory({ versions, currentId }: Props) {
  const t = useComponentsTranslation()
  if (versions.length < 2) return null
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('versions.heading')}</Title>
      <ol className="clinic-versions">
        {versions.map(({ id, number, to, at, author, reason, badge }) => (
          <li key={id}>
            <Anchor component={Link} to={to} aria-current={id === currentId ? 'page' : undefined}>
              {t('versions.number', { number })}
            </Anchor>{' '}
            {badge}
            <Text size="sm" c="dimmed">
              {author}
              {author && at && ' · '}
              {at && <DateTimeText value={at} />}
            </Text>
            {reason && <Text size="sm">{reason}</Text>}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
