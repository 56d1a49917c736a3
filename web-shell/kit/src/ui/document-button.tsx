import { Alert, Button, type ButtonProps, Group, Stack } from '@mantine/core'
import { TbFileTypePdf } from 'react-icons/tb'
import { useKitTranslation } from '../texts'
import { LongActionButton } from './long-action-button'
import { type DocumentSource, useDocumentPdf } from './use-document-pdf'

interface Props extends ButtonProps {
  id: DocumentSource
  label?: string
}

/** Opens a document's PDF. It waits for one that is being created, and offers to regenerate one that failed. */
export function DocumentButton({ id, label, ...props }: Props) {
  const t = useKitTranslation()
  const { openPdf, isLoading, error, hasPdfFailed } = useDocumentPdf(id)
  return (
    <Stack gap="xs" align="flex-start">
      <LongActionButton
        leftSection={<TbFileTypePdf size={18} aria-hidden />}
        {...props}
        isRunning={isLoading}
        runningLabel={t('document.waiting')}
        onClick={() => void openPdf()}
      >
        {label ?? t('document.open')}
      </LongActionButton>
      {error && (
        <Alert color="red" role="alert">
          <Group gap="sm">
            {error}
            {hasPdfFailed && (
              <Button size="compact-sm" variant="default" onClick={() => void openPdf({ regenerate: true })}>
                {t('document.regenerate')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </Stack>
  )
}
