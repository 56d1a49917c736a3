import { ActionIcon, Alert, Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core'
import { type DragEvent, useId } from 'react'
import { TbArrowLeft, TbArrowRight, TbPhotoPlus, TbTrash } from 'react-icons/tb'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'
import type { StoredPicture } from './upload.api'
import { type Arriving, usePictures } from './use-pictures'

interface Props extends FieldProps {
  /** How many it may hold. */
  most?: number
  /** How many megabytes each may have, where that is less than any picture may. */
  mostMb?: number
  /** Its value is one picture's id, or null, instead of a list. */
  single?: boolean
  /** The pictures whose addresses the screen already has. */
  known?: readonly StoredPicture[]
}

/** Several pictures, in their order; its value is the list of their ids. Each is uploaded as it is chosen and claimed by what saves it. */
export function PicturesField({ single = false, most = single ? 1 : 20, mostMb, known = [], ...props }: Props) {
  const t = useKitTexts()
  const id = useId()
  const { value, change, ref, box } = useField<string[] | string | null>(props, (pictures) =>
    t('pictures.count', { count: [pictures].flat().length }),
  )
  const ids = typeof value === 'string' ? [value] : (value ?? [])
  const keep = (next: string[]) => change(single ? (next[0] ?? null) : next)
  const { arriving, add, take, at } = usePictures(ids, keep, { most, mostMb }, known)
  const full = Boolean(props.disabled) || (single && ids.length > 0)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!full) add([...event.dataTransfer.files])
  }
  const move = (from: number, to: number) => take(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as string))
  return (
    <Input.Wrapper {...box} id={id} labelElement="div">
      <Stack gap="sm" mt={4} className="clinic-pictures" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {ids.length > 0 && (
          <ul aria-label={props.label}>
            {ids.map((each, index) => (
              <Tile
                key={each}
                picture={at(each)}
                number={index + 1}
                last={ids.length}
                onMove={(by) => move(index, index + by)}
                onRemove={() => take(ids.filter((other) => other !== each))}
                disabled={props.disabled ?? false}
              />
            ))}
          </ul>
        )}
        {arriving.map((each) => (
          <OnItsWay key={each.key} arriving={each} />
        ))}
        <Group gap="sm">
          <FileButton multiple accept="image/jpeg,image/png" onChange={add} disabled={full}>
            {(button) => (
              <Button {...button} ref={ref} disabled={full} variant="default" size="md" leftSection={<TbPhotoPlus size={18} aria-hidden />}>
                {t('pictures.add')}
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            {mostMb ? t('pictures.dropSmall', { mb: mostMb }) : t('pictures.drop')}
          </Text>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}

interface TileProps {
  picture: StoredPicture | undefined
  number: number
  last: number
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  disabled: boolean
}

function Tile({ picture, number, last, onMove, onRemove, disabled }: TileProps) {
  const t = useKitTexts()
  const name = picture?.name || String(number)
  const button = { variant: 'subtle', color: 'gray', size: 'lg', disabled } as const
  return (
    <li className="clinic-picture">
      {picture ? <img src={picture.url} alt={name} /> : <span className="clinic-picture-room" />}
      <Group gap={0} justify="center" wrap="nowrap">
        <ActionIcon {...button} disabled={disabled || number === 1} aria-label={t('pictures.earlier', { name })} onClick={() => onMove(-1)}>
          <TbArrowLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon {...button} disabled={disabled || number === last} aria-label={t('pictures.later', { name })} onClick={() => onMove(1)}>
          <TbArrowRight size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon {...button} color="red" aria-label={t('pictures.remove', { name })} onClick={onRemove}>
          <TbTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}

function OnItsWay({ arriving: { name, percent, error, leave, again } }: { arriving: Arriving }) {
  const t = useKitTexts()
  const button = { variant: 'default', size: 'compact-md' } as const
  const leaveOut = (
    <Button {...button} aria-label={`${t('pictures.leave')}: ${name}`} onClick={leave}>
      {t('pictures.leave')}
    </Button>
  )
  if (error)
    return (
      <Alert color="red" role="alert" title={name}>
        <Stack gap="xs" align="flex-start">
          {error}
          <Group gap="xs">
            {again && (
              <Button {...button} aria-label={`${t('pictures.again')}: ${name}`} onClick={again}>
                {t('pictures.again')}
              </Button>
            )}
            {leaveOut}
          </Group>
        </Stack>
      </Alert>
    )
  return (
    <Group gap="sm" wrap="nowrap">
      <Stack gap={2} flex={1}>
        <Text size="sm">{name}</Text>
        <Progress.Root size="md">
          <Progress.Section value={percent} aria-label={t('pictures.progress', { name })} />
        </Progress.Root>
      </Stack>
      {leaveOut}
    </Group>
  )
}
