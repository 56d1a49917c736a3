import { ApiError, type Schema } from '@clinic/kit/api'
import { type FieldProps, useField } from '@clinic/kit/forms'
import { ActionIcon, Alert, Button, FileButton, Group, Input, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbFile, TbTrash, TbUpload } from 'react-icons/tb'
import { sendPaper } from './management.api'
import { useManagementTexts } from './texts'

interface Props extends FieldProps {
  /** Files that it holds already. */
  known?: readonly Schema['PaperOut'][]
  /** Whether it holds several; its value is then a list of ids, else one id or null. */
  several?: boolean
}

const nameIn = (names: Record<string, string>, unknown: string) => (id: string) => names[id] ?? unknown

function Kept({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useManagementTexts()
  return (
    <Group gap="xs" wrap="nowrap">
      <TbFile size={18} aria-hidden />
      <Text flex={1} truncate>
        {name}
      </Text>
      <ActionIcon variant="subtle" color="gray" aria-label={t('files.remove', { name })} onClick={onRemove}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** PDFs or pictures, sent as they are chosen; what saves the form claims them. */
export function PaperFilesField({ known = [], several = false, ...props }: Props) {
  const t = useManagementTexts()
  const [names, setNames] = useState<Record<string, string>>(() => Object.fromEntries(known.map(({ id, name }) => [id, name])))
  const say = (files: string | string[]) =>
    [files]
      .flat()
      .map(nameIn(names, t('files.another')))
      .join(', ')
  const { value, change, ref, box } = useField<string[] | string>(props, say)
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ids = Array.isArray(value) ? value : value ? [value] : []
  const take = (next: string[]) => (change as (value: unknown) => void)(several ? next : (next[0] ?? null))
  const add = async (file: File | null) => {
    if (!file) return
    setSending(file.name)
    setProblem(null)
    try {
      const { id } = await sendPaper(file)
      setNames((before) => ({ ...before, [id]: file.name }))
      take(several ? [...ids, id] : [id])
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.errors.file?.[0]?.message ?? error.message) : t('files.failed'))
    } finally {
      setSending(null)
    }
  }
  return (
    <Input.Wrapper {...box} labelElement="div">
      <Stack gap="xs" mt={4}>
        {ids.map((id) => (
          <Kept key={id} name={nameIn(names, t('files.another'))(id)} onRemove={() => take(ids.filter((other) => other !== id))} />
        ))}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {(several || ids.length === 0) && (
          <FileButton accept="application/pdf,image/jpeg,image/png" onChange={(file) => void add(file)}>
            {(button) => (
              <Button
                {...button}
                ref={ref as never}
                variant="default"
                w="max-content"
                loading={sending !== null}
                aria-label={`${props.label}: ${sending ? t('files.sending', { name: sending }) : t('files.add')}`}
                leftSection={<TbUpload size={16} aria-hidden />}
              >
                {t('files.add')}
              </Button>
            )}
          </FileButton>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
