import { Anchor, DateTimeText, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useFormsTexts } from './texts'

interface Version {
  id: string
  number: number
  signed_at: string | null
  correction_reason: string
}

/** The versions of one entry, each to be opened. */
export function Versions({ versions, at, current }: { versions: readonly Version[]; at: string; current: string }) {
  const t = useFormsTexts()
  if (versions.length < 2) return null
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('client.versions')}</Title>
      <ul className="record-latest">
        {versions.map((version) => (
          <li key={version.id}>
            {version.id === current ? (
              <Text span fw={600}>
                {t('client.version', { number: version.number })}
              </Text>
            ) : (
              <Anchor component={Link} to={`${at}/${version.id}`}>
                {t('client.version', { number: version.number })}
              </Anchor>
            )}{' '}
            {version.signed_at && <DateTimeText value={version.signed_at} />} {version.correction_reason}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
