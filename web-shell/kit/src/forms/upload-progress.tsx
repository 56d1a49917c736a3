import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useKitTranslation } from '../texts'
import type { PendingUpload } from './use-uploads'

/** An upload in progress with how far it is, or the error of one that failed. */
export function UploadProgress({ upload: { name, percent, error, cancel, retry } }: { upload: PendingUpload }) {
  const t = useKitTranslation()
  const button = { variant: 'default', size: 'compact-md' } as const
  const cancelButton = (
    <Button {...button} aria-label={`${t('images.cancel')}: ${name}`} onClick={cancel}>
      {t('images.cancel')}
    </Button>
  )
  if (error)
    return (
      <Alert color="red" role="alert" title={name}>
        <Stack gap="xs" align="flex-start">
          {error}
          <Group gap="xs">
            {retry && (
              <Button {...button} aria-label={`${t('common.tryAgain')}: ${name}`} onClick={retry}>
                {t('common.tryAgain')}
              </Button>
            )}
            {cancelButton}
          </Group>
        </Stack>
      </Alert>
    )
  const label = t('images.progress', { name })
  return (
    <Group gap="sm" wrap="nowrap">
      <Stack gap={2} flex={1}>
        <Text size="sm" role="status">
          {label}
        </Text>
        <Progress.Root size="md">
          <Progress.Section value={percent} aria-label={label} />
        </Progress.Root>
      </Stack>
      {cancelButton}
    </Group>
  )
}
