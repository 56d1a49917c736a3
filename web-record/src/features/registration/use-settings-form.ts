import { useKitForm } from '@clinic/kit/forms'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type RegistrationSettings, registrationSettingsKey, saveRegistrationSettings } from './registration.api'
import { useRegistrationTranslation } from './texts'

/** A form of a part of the portal's settings, which are saved as a whole. */
export function useSettingsForm({ portal_url: _, ...settings }: RegistrationSettings, part: string) {
  const t = useRegistrationTranslation()
  const queryClient = useQueryClient()
  return useKitForm('RegistrationSettingsUpdate', {
    initialValues: settings,
    onSubmit: saveRegistrationSettings,
    onDone: async () => {
      toast.success(t('saved'))
      await queryClient.invalidateQueries({ queryKey: registrationSettingsKey })
    },
    draft: { form: `registration-${part}`, subject: 'new' },
  })
}
