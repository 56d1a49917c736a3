import { Alert, Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { createContext, type FormEvent, type ReactNode, useContext, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useRegion } from '../i18n'
import { useKitTexts } from '../texts'
import type { Draft } from './draft'
import { type Told, ToldContext } from './field'
import { StaleNotice } from './stale-notice'
import { UploadsContext } from './uploads'
import type { KitForm } from './use-kit-form'

const PendingContext = createContext(false)

interface Props<Values extends FieldValues> {
  form: KitForm<Values>
  children: ReactNode
  label?: string
}

/** One column of fields; what went wrong with none of them stands above, and is said to a screen reader. */
export function Form<Values extends FieldValues>({ form: kit, children, label }: Props<Values>) {
  const t = useKitTexts()
  const { dateTime } = useRegion()
  const fields = useMemo(() => new Map<string, Told>(), [])
  const pending = kit.form.formState.isSubmitting || kit.uploads.waiting
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!pending) void kit.submit()
  }
  return (
    <FormProvider {...kit.form}>
      <UploadsContext value={kit.uploads.add}>
        <ToldContext value={fields}>
          <PendingContext value={pending}>
            <form onSubmit={send} noValidate aria-label={label}>
              <Stack gap="md">
                {kit.draft.restoredAt && (
                  <Group justify="space-between" role="status">
                    <Text size="sm" c="dimmed">
                      {t('draft.restored', { at: dateTime(kit.draft.restoredAt) })}
                    </Text>
                    <Button variant="subtle" size="compact-sm" onClick={() => void kit.draft.discard()}>
                      {t('draft.discard')}
                    </Button>
                  </Group>
                )}
                {kit.draft.late && <LateDraft {...kit.draft.late} />}
                {kit.problem && (
                  <Alert color="red" role="alert">
                    {kit.problem}
                  </Alert>
                )}
                {kit.conflict && (
                  <StaleNotice conflict={kit.conflict} mine={kit.form.getValues()} fields={fields} onResolve={kit.resolve} />
                )}
                {children}
              </Stack>
            </form>
          </PendingContext>
        </ToldContext>
      </UploadsContext>
    </FormProvider>
  )
}

/** A draft that came when something was typed already. */
function LateDraft({ at, take, leave }: NonNullable<Draft['late']>) {
  const t = useKitTexts()
  const { dateTime } = useRegion()
  return (
    <Alert color="blue" role="status">
      <Stack gap="sm">
        <Text>{t('draft.late', { at: dateTime(at) })}</Text>
        <Group gap="sm">
          <Button onClick={take}>{t('draft.take')}</Button>
          <Button variant="default" onClick={leave}>
            {t('draft.leave')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** The form's button; while it is being sent it can't be pressed twice. */
export function Submit({ children, ...props }: ButtonProps & { children: ReactNode; onClick?: () => void }) {
  const pending = useContext(PendingContext)
  return (
    <Button type="submit" loading={pending} {...props}>
      {children}
    </Button>
  )
}
