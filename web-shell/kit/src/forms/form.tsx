import { Alert, Button, type ButtonProps, Group, Stack, Text } from '@mantine/core'
import { createContext, type FormEvent, type ReactNode, useContext, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useFormatters } from '../i18n'
import { useKitTranslation } from '../texts'
import { ConflictNotice } from './conflict-notice'
import { UploadsContext } from './pending-uploads'
import { TransientFieldsContext } from './transient-fields'
import type { Draft } from './use-draft'
import { type FieldMeta, FieldRegistryContext } from './use-field'
import type { KitForm } from './use-kit-form'

const SubmittingContext = createContext(false)

interface Props<Values extends FieldValues> {
  form: KitForm<Values>
  children: ReactNode
  label?: string
}

/** A form in one column, with its draft, its conflict and the errors that belong to no field above the fields. */
export function Form<Values extends FieldValues>({ form: kit, children, label }: Props<Values>) {
  const fields = useMemo(() => new Map<string, FieldMeta>(), [])
  const isSubmitting = kit.form.formState.isSubmitting || kit.uploads.isWaiting
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isSubmitting) void kit.submit()
  }
  return (
    <FormProvider {...kit.form}>
      <UploadsContext value={kit.uploads.register}>
        <FieldRegistryContext value={fields}>
          <TransientFieldsContext value={kit.transientFields}>
            <SubmittingContext value={isSubmitting}>
              <form onSubmit={handleSubmit} noValidate aria-label={label}>
                <Stack gap="md">
                  {kit.draft.restoredAt && <RestoredDraftNotice savedAt={kit.draft.restoredAt} onDiscard={kit.draft.discard} />}
                  {kit.draft.conflictingDraft && <DraftConflictAlert {...kit.draft.conflictingDraft} />}
                  {kit.formError && (
                    <Alert color="red" role="alert">
                      {kit.formError}
                    </Alert>
                  )}
                  {kit.conflict && (
                    <ConflictNotice conflict={kit.conflict} mine={kit.form.getValues()} fields={fields} onResolve={kit.resolveConflict} />
                  )}
                  {children}
                </Stack>
              </form>
            </SubmittingContext>
          </TransientFieldsContext>
        </FieldRegistryContext>
      </UploadsContext>
    </FormProvider>
  )
}

function RestoredDraftNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => Promise<void> }) {
  const t = useKitTranslation()
  const { formatDateTime } = useFormatters()
  return (
    <Group justify="space-between" role="status">
      <Text size="sm" c="dimmed">
        {t('draft.restored', { at: formatDateTime(savedAt) })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={() => void onDiscard()}>
        {t('draft.startOver')}
      </Button>
    </Group>
  )
}

/** Offers a draft that loaded after the user had begun to type. */
function DraftConflictAlert({ savedAt, restore, discard }: NonNullable<Draft['conflictingDraft']>) {
  const t = useKitTranslation()
  const { formatDateTime } = useFormatters()
  return (
    <Alert color="blue" role="status">
      <Stack gap="sm">
        <Text>{t('draft.conflict', { at: formatDateTime(savedAt) })}</Text>
        <Group gap="sm">
          <Button onClick={restore}>{t('draft.restore')}</Button>
          <Button variant="default" onClick={discard}>
            {t('draft.discard')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** The submit button, which shows that the form is being submitted and can't be pressed twice. */
export function Submit({ children, ...props }: ButtonProps & { children: ReactNode; onClick?: () => void }) {
  const isSubmitting = useContext(SubmittingContext)
  return (
    <Button type="submit" loading={isSubmitting} {...props}>
      {children}
    </Button>
  )
}
