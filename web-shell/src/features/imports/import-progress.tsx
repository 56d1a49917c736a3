import { Alert, Progress, Stack, Text } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import type { Import } from './imports.api'
import { StepHeading } from './step-heading'

/** A check or an import that the worker is at; the page may be left. */
export function ImportProgress({ row }: { row: Import }) {
  const t = useShellTranslation()
  const isCheck = row.state === 'checking'
  const value = t('imports.progress', { done: row.progress, rows: row.rows })
  return (
    <Stack gap="md" maw={640}>
      <StepHeading step={isCheck ? 3 : 4} title={t(isCheck ? 'imports.checking' : 'imports.running')} />
      {!isCheck && <Alert title={t('imports.locked')}>{t('imports.lockedHelp')}</Alert>}
      <Text role="status">{t(isCheck ? 'imports.checkingHelp' : 'imports.runningHelp', { file: row.file_name })}</Text>
      <Progress.Root size="lg">
        <Progress.Section
          animated
          value={row.rows ? Math.max((100 * row.progress) / row.rows, 5) : 5}
          aria-label={t(isCheck ? 'imports.checking' : 'imports.running')}
          aria-valuetext={value}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {value}
      </Text>
    </Stack>
  )
}
