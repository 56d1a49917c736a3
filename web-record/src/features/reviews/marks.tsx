import { DateTimeText, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useReviewTexts } from './texts'

/** One word of what was said; all but an approval stand out as what doesn't hold. */
export function MarkBadge({ kind, children }: { kind: string; children: ReactNode }) {
  return <StatusBadge tone={kind === 'approved' ? 'good' : 'bad'}>{children}</StatusBadge>
}

interface Mark<Kind> {
  kind: Kind
  reason: string
  by_name: string
  at: string
}

interface Props<Kind> {
  marks: readonly Mark<Kind>[]
  /** The word for each kind. */
  say: (kind: Kind) => string
}

/** What was said of a version after it was written, the newest first: by whom, when and why. */
export function Marks<Kind extends string>({ marks, say }: Props<Kind>) {
  const t = useReviewTexts()
  if (marks.length === 0) return null
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('history')}</Title>
      <ol className="record-versions">
        {marks.map((mark) => (
          <li key={`${mark.at}${mark.kind}`}>
            <MarkBadge kind={mark.kind}>{say(mark.kind)}</MarkBadge>
            <Text size="sm" c="dimmed">
              {mark.by_name} · <DateTimeText value={mark.at} />
            </Text>
            {mark.reason && <Text size="sm">{mark.reason}</Text>}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
