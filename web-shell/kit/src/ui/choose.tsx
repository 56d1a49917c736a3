import { Button, Group, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'

interface ChoiceOption {
  value: string
  label: string
  details?: string
}

interface ChooseOptions {
  title: string
  body: string
  options: ChoiceOption[]
  /** The label of the button that takes none of the options and goes on. */
  confirmLabel: string
  cancelLabel: string
}

interface ContentProps extends Omit<ChooseOptions, 'title'> {
  onChoose: (value: string) => void
  onConfirm: () => void
  onCancel: () => void
}

function ChooseContent({ body, options, confirmLabel, cancelLabel, onChoose, onConfirm, onCancel }: ContentProps) {
  return (
    <Stack>
      <Text>{body}</Text>
      <Stack gap="xs">
        {options.map(({ value, label, details }) => (
          <Button key={value} variant="default" fullWidth justify="flex-start" h="auto" py={8} onClick={() => onChoose(value)}>
            <span style={{ textAlign: 'left', whiteSpace: 'normal' }}>
              {label}
              {details && (
                <Text component="span" display="block" size="sm" c="dimmed">
                  {details}
                </Text>
              )}
            </span>
          </Button>
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </Group>
    </Stack>
  )
}

/** The choice to go on without any of the options. */
export const NONE_OF_THEM = Symbol('none of the options')

/** Offers options before an action; resolves with the chosen one's value, with NONE_OF_THEM to go on without, or with null to go back. */
export const choose = ({ title, ...content }: ChooseOptions): Promise<string | typeof NONE_OF_THEM | null> =>
  new Promise((resolve) => {
    let id = ''
    const finish = (choice: string | typeof NONE_OF_THEM | null) => {
      resolve(choice)
      modals.close(id)
    }
    id = modals.open({
      title,
      withCloseButton: false,
      onClose: () => resolve(null),
      children: <ChooseContent {...content} onChoose={finish} onConfirm={() => finish(NONE_OF_THEM)} onCancel={() => finish(null)} />,
    })
  })
