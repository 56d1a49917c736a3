import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { Button, Stack, Text } from '@clinic/kit/ui'
import { TbDownload } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'
import { ImportCounts, ImportRows } from './import-rows'
import { downloadReport, type Import } from './imports.api'
import { StepHeading } from './step-heading'

/** Fourth step: what became of each row of the last import, also as an Excel file. */
export function ImportReport({ row }: { row: Import }) {
  const t = useShellTranslation()
  const { formatDateTime } = useFormatters()
  const report = useAction({ send: () => downloadReport(row) })
  return (
    <Stack gap="md">
      <StepHeading step={4} title={t('imports.report')} />
      <Text>{t('imports.reportHelp', { file: row.file_name, time: row.finished_at ? formatDateTime(row.finished_at) : '' })}</Text>
      <ImportCounts row={row} isDone />
      <Button
        style={{ alignSelf: 'flex-start' }}
        variant="default"
        leftSection={<TbDownload size={16} aria-hidden />}
        loading={report.isRunning}
        onClick={() => void report.run()}
      >
        {t('imports.downloadReport')}
      </Button>
      <ImportRows row={row} title={t('imports.rows')} />
    </Stack>
  )
}
