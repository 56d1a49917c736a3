import {
  type FieldProps,
  IMAGE_TYPES,
  MAX_IMAGE_MB,
  MAX_PDF_MB,
  UploadProgress,
  uploadDocument,
  useField,
  useUploads,
  validateDocument,
} from '@clinic/kit/forms'
import { ActionIcon, Button, FileButton, Group, Input, Stack, Text } from '@clinic/kit/ui'
import { useRef, useState } from 'react'
import { TbFile, TbTrash, TbUpload } from 'react-icons/tb'
import { useComponentsTranslation } from './texts'

const ACCEPT = ['application/pdf', ...IMAGE_TYPES].join()

interface Props extends FieldProps {
  /** The files that the saved row has. */
  existingFiles?: readonly { id: string; name: string }[]
  /** The value is a list of ids instead of one id or null. */
  multiple?: boolean
}

const toIds = (value: string[] | string | null) => (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean)

/** PDFs or images, each uploaded when it is chosen and claimed by the row that is saved; the form waits for those under way. */
export function FileUploadField({ existingFiles = [], multiple = false, ...props }: Props) {
  const t = useComponentsTranslation()
  const [uploadedNames, setUploadedNames] = useState<ReadonlyMap<string, string>>(new Map())
  const nameOf = (id: string) => existingFiles.find((file) => file.id === id)?.name ?? uploadedNames.get(id) ?? t('files.unnamed')
  const { value, onChange, ref, inputProps } = useField<string[] | string | null>(props, (files) => toIds(files).map(nameOf).join(', '))
  const ids = toIds(value)
  // Two uploads may end before the field renders again.
  const latestIds = useRef(ids)
  latestIds.current = ids
  const setIds = (next: string[]) => {
    latestIds.current = next
    onChange(multiple ? next : (next[0] ?? null))
  }
  const { pendingUploads, addFile } = useUploads({
    send: uploadDocument,
    onUploaded: (id, { name }) => {
      setUploadedNames((prev) => new Map(prev).set(id, name))
      setIds(multiple ? [...latestIds.current, id] : [id])
    },
  })
  const addFiles = (files: File[]) => {
    for (const file of files) addFile(file, validateDocument(file))
  }
  const hasRoom = multiple || (ids.length === 0 && pendingUploads.length === 0)
  return (
    <Input.Wrapper {...inputProps} labelElement="div">
      <Stack gap="xs" mt={4}>
        {ids.map((id) => (
          <FileRow key={id} name={nameOf(id)} disabled={props.disabled} onRemove={() => setIds(ids.filter((other) => other !== id))} />
        ))}
        {pendingUploads.map((upload) => (
          <UploadProgress key={upload.key} upload={upload} />
        ))}
        {hasRoom && (
          <Group gap="sm">
            <FileButton
              multiple={multiple}
              accept={ACCEPT}
              disabled={props.disabled}
              onChange={(files: File[] | File | null) => addFiles([files ?? []].flat())}
            >
              {(button) => (
                <Button
                  {...button}
                  ref={ref}
                  disabled={props.disabled}
                  variant="default"
                  aria-label={`${props.label}: ${t('files.add')}`}
                  leftSection={<TbUpload size={16} aria-hidden />}
                >
                  {t('files.add')}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed">
              {t('files.hint', { pdfMb: MAX_PDF_MB, imageMb: MAX_IMAGE_MB })}
            </Text>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function FileRow({ name, disabled, onRemove }: { name: string; disabled: boolean | undefined; onRemove: () => void }) {
  const t = useComponentsTranslation()
  return (
    <Group gap="xs" wrap="nowrap">
      <TbFile size={18} aria-hidden />
      <Text flex={1} truncate>
        {name}
      </Text>
      <ActionIcon variant="subtle" color="gray" disabled={disabled} aria-label={t('common.removeName', { name })} onClick={onRemove}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
