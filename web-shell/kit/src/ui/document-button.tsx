import { Alert, Button, type ButtonProps, Group, Stack, VisuallyHidden } from '@mantine/core'
import { TbFileTypePdf } from 'react-icons/tb'
import { useKitTexts } from '../texts'
import { type DocumentSource, useDocument } from './use-document'

interface Props extends ButtonProps {
  /** The document's id, or what makes it at the press and answers its id. */
  id: DocumentSource
  /** What the button says; "Open the PDF" unless told. */
  label?: string
}

/** Opens a document's PDF. One that is still being made is waited for; one that failed says so, and can be made again. */
export function DocumentButton({ id, label, ...props }: Props) {
  const t = useKitTexts()
  const { open, busy, problem, failed } = useDocument(id)
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<TbFileTypePdf size={18} aria-hidden />}
        {...props}
        loading={busy}
        aria-busy={busy || undefined}
        onClick={() => void open()}
      >
        {label ?? t('document.open')}
      </Button>
      <VisuallyHidden role="status">{busy && t('document.waiting')}</VisuallyHidden>
      {problem && (
        <Alert color="red" role="alert">
          <Group gap="sm">
            {problem}
            {failed && (
              <Button size="compact-sm" variant="default" onClick={() => void open({ again: true })}>
                {t('document.again')}
              </Button>
            )}
          </Group>
        </Alert>
      )}
    </Stack>
  )
}
