import { ActionIcon, Button, FileButton, Group, Input, Stack, Text } from '@mantine/core'
import { type DragEvent, useId } from 'react'
import { TbArrowLeft, TbArrowRight, TbPhotoPlus, TbTrash } from 'react-icons/tb'
import { useKitTranslation } from '../texts'
import type { StoredImage } from './upload.api'
import { IMAGE_TYPES } from './upload-limits'
import { UploadProgress } from './upload-progress'
import { type FieldProps, useField } from './use-field'
import { useImageUploads } from './use-image-uploads'

interface Props extends FieldProps {
  maxCount?: number
  /** The limit of one image in megabytes, where it is lower than that of any image. */
  maxSizeMb?: number
  /** The value is one image's id or null instead of a list. */
  single?: boolean
  /** The images whose URLs the screen already has. */
  existingImages?: readonly StoredImage[]
}

/** An ordered list of images; the value is the list of their ids. Each is uploaded when it is chosen, and claimed by the saved row. */
export function ImageUploadField({ single = false, maxCount = single ? 1 : 20, maxSizeMb, existingImages = [], ...props }: Props) {
  const t = useKitTranslation()
  const id = useId()
  const { value, onChange, ref, inputProps } = useField<string[] | string | null>(props, (images) =>
    t('images.count', { count: [images].flat().length }),
  )
  const ids = typeof value === 'string' ? [value] : (value ?? [])
  const handleChange = (next: string[]) => onChange(single ? (next[0] ?? null) : next)
  const { pendingUploads, addFiles, setIds, getImage } = useImageUploads(ids, handleChange, { maxCount, maxSizeMb }, existingImages)
  const isFull = Boolean(props.disabled) || (single && ids.length > 0)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    if (!isFull) addFiles([...event.dataTransfer.files])
  }
  return (
    <Input.Wrapper {...inputProps} id={id} labelElement="div">
      <Stack gap="sm" mt={4} className="clinic-image-uploads" onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <ImageList ids={ids} getImage={getImage} label={props.label} disabled={props.disabled ?? false} onChange={setIds} />
        {pendingUploads.map((upload) => (
          <UploadProgress key={upload.key} upload={upload} />
        ))}
        <Group gap="sm">
          <FileButton
            multiple={!single}
            accept={IMAGE_TYPES.join()}
            onChange={(files) => files && addFiles([files].flat())}
            disabled={isFull}
          >
            {(button) => (
              <Button
                {...button}
                ref={ref}
                disabled={isFull}
                variant="default"
                size="md"
                leftSection={<TbPhotoPlus size={18} aria-hidden />}
              >
                {t(single ? 'images.addSingle' : 'images.add')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {maxSizeMb ? t('images.dropMaxSize', { mb: maxSizeMb }) : t(single ? 'images.dropSingle' : 'images.drop')}
          </Text>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}

interface ImageListProps {
  ids: string[]
  getImage: (id: string) => StoredImage | undefined
  label: string
  disabled: boolean
  onChange: (ids: string[]) => void
}

function ImageList({ ids, getImage, label, disabled, onChange }: ImageListProps) {
  if (ids.length === 0) return null
  const move = (from: number, to: number) => onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as string))
  return (
    <ul aria-label={label}>
      {ids.map((id, index) => (
        <ImageTile
          key={id}
          image={getImage(id)}
          position={index + 1}
          total={ids.length}
          onMove={(offset) => move(index, index + offset)}
          onRemove={() => onChange(ids.filter((other) => other !== id))}
          disabled={disabled}
        />
      ))}
    </ul>
  )
}

interface ImageTileProps {
  image: StoredImage | undefined
  position: number
  total: number
  onMove: (offset: 1 | -1) => void
  onRemove: () => void
  disabled: boolean
}

function ImageTile({ image, position, total, onMove, onRemove, disabled }: ImageTileProps) {
  const t = useKitTranslation()
  const name = image?.name || String(position)
  const button = { variant: 'subtle', color: 'gray', size: 'lg', disabled } as const
  const isFirst = position === 1
  const isLast = position === total
  return (
    <li className="clinic-image">
      {image ? <img src={image.url} alt={name} /> : <span className="clinic-image-placeholder" />}
      <Group gap={0} justify="center" wrap="nowrap">
        {total > 1 && (
          <>
            <ActionIcon {...button} disabled={disabled || isFirst} aria-label={t('images.moveLeft', { name })} onClick={() => onMove(-1)}>
              <TbArrowLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon {...button} disabled={disabled || isLast} aria-label={t('images.moveRight', { name })} onClick={() => onMove(1)}>
              <TbArrowRight size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
        <ActionIcon {...button} color="red" aria-label={t('common.removeName', { name })} onClick={onRemove}>
          <TbTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
