import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useComponentsTranslation } from './texts'

/** Appears after a delay, so that what loads at once doesn't flash. */
function Placeholder({ children }: { children: ReactNode }) {
  const t = useComponentsTranslation()
  return (
    <div role="status" className="clinic-delayed">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Cards that are still loading. */
export function CardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Placeholder>
      <Group gap="md" grow>
        {range(count).map((index) => (
          <Card key={index} withBorder padding="md">
            <Skeleton height={12} width="40%" mb="sm" />
            <Skeleton height={22} width="60%" />
          </Card>
        ))}
      </Group>
    </Placeholder>
  )
}

/** A description list that is still loading. */
export function DetailsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Placeholder>
      <div className="clinic-descriptions">
        {range(rows).map((index) => (
          <Stack key={index} gap={6}>
            <Skeleton height={10} width={80} />
            <Skeleton height={14} width="70%" />
          </Stack>
        ))}
      </div>
    </Placeholder>
  )
}
