import { ApiError, createUuid, type Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { uploadImport } from '@clinic/kit/forms'
import { Button, FileButton, Group, Input, List, Stack, Text, Title } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TbDownload, TbUpload } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'
import { downloadTemplate, type ImportKind, importsKey } from './imports.api'
import { StepHeading } from './step-heading'

const ACCEPT = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What is said of a file that was refused: the field's sentence, else the server's. */
function useUploadError(error: Error | null) {
  const t = useShellTranslation()
  if (!error) return undefined
  return (error instanceof ApiError && error.messageWithoutFields) || t('imports.uploadFailed')
}

/** The fields that a file has to have, those of a group as alternatives. */
function RequiredFields({ fields }: { fields: Schema['ImportFieldOut'][] }) {
  const t = useShellTranslation()
  const groups = [...new Set(fields.flatMap(({ group }) => group || []))]
  const alternatives = groups.map((group) =>
    fields
      .filter((field) => field.group === group)
      .map(({ label }) => label)
      .join(` ${t('imports.or')} `),
  )
  const names = [...fields.filter(({ is_required }) => is_required).map(({ label }) => label), ...alternatives]
  return (
    <div>
      <Text fw={500}>{t('imports.required')}</Text>
      <List size="sm">
        {names.map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </div>
  )
}

interface Props {
  kind: ImportKind
  status: Schema['ImportStatus']
  /** Stands below the report of another file. */
  isNext?: boolean
}

/** First step: a template to download, and the file. */
export function ChooseFile({ kind, status, isNext = false }: Props) {
  const t = useShellTranslation()
  const queries = useQueryClient()
  const template = useAction({ send: () => downloadTemplate(kind) })
  const upload = useMutation({
    mutationFn: (file: File) => {
      const options = { idempotencyKey: createUuid(), signal: new AbortController().signal, onProgress: () => {} }
      return uploadImport(kind, file, options)
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: importsKey }),
  })
  const error = useUploadError(upload.error)
  return (
    <Stack gap="md" maw={640} align="flex-start">
      {isNext ? <Title order={2}>{t('imports.next')}</Title> : <StepHeading step={1} title={t('imports.choose')} />}
      <Text>{t(`imports.intro.${kind}`)}</Text>
      <RequiredFields fields={status.fields} />
      <Button
        variant="default"
        leftSection={<TbDownload size={16} aria-hidden />}
        loading={template.isRunning}
        onClick={() => void template.run()}
      >
        {t('imports.template')}
      </Button>
      <Input.Wrapper
        labelElement="div"
        label={t('imports.file')}
        description={t('imports.fileHelp', { max: status.max_rows })}
        error={error}
      >
        <Group mt="xs">
          <FileButton accept={ACCEPT} onChange={(file) => file && upload.mutate(file)}>
            {(button) => (
              <Button {...button} leftSection={<TbUpload size={16} aria-hidden />} loading={upload.isPending}>
                {t('imports.chooseFile')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Input.Wrapper>
    </Stack>
  )
}
