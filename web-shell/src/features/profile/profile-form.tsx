import type { Schema } from '@clinic/kit/api'
import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { Form, ImageUploadField, PhoneField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { getDialingCode } from '@clinic/kit/i18n'
import { loadSession, useCompany, useHasPermission } from '@clinic/kit/session'
import { SimpleGrid, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { BookingDescriptionFields } from '../../booking-description-fields'
import { PrivateFields } from '../../person-fields'
import { useShellTranslation } from '../../texts'
import { profileQuery, saveProfile } from './profile.api'

const FIELD_NAMES = [
  'first_name',
  'last_name',
  'mobile_number',
  'country_code',
  'title',
  'street_address',
  'zip_code',
  'city',
  'state',
  'country',
  'personal_id',
  'booking_description',
  'booking_description_en',
  'booking_description_sv',
  'profile_photo',
  'version',
] as const

function useInitialValues(user: Schema['UserDetailsOut']): Schema['ProfileUpdate'] {
  const company = useCompany()
  const country = user.country || company?.country || ''
  return {
    ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, user[name]])) as unknown as Schema['ProfileUpdate']),
    country,
    country_code: user.country_code || (country && `+${getDialingCode(country)}`),
  }
}

/** The own name, photo and contact details; role, systems and access are the administrators' to change. */
export function ProfileForm({ user }: { user: Schema['UserDetailsOut'] }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const canUpload = useHasPermission('file.write')
  const canDraft = useHasPermission('draft.write')
  const form = useKitForm('ProfileUpdate', {
    initialValues: useInitialValues(user),
    onSubmit: saveProfile,
    onDone: async () => {
      toast.success(t('profile.saved'))
      await Promise.all([queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }), loadSession()])
    },
    ...(canDraft && { draft: { form: 'profile', subject: user.id } }),
  })
  return (
    <Form form={form} label={t('team.details')}>
      {canUpload && <ImageUploadField name="profile_photo" label={t('person.photo')} description={t('person.photoHelp')} single />}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="first_name" label={t('common.firstName')} autoComplete="given-name" required />
        <TextField name="last_name" label={t('common.lastName')} autoComplete="family-name" required />
      </SimpleGrid>
      <TextField name="title" label={t('team.jobTitle')} autoComplete="organization-title" />
      <PhoneField name="mobile_number" label={t('mobile')} />
      <PrivateFields />
      {user.is_for_booking && <BookingDescriptionFields help={t('profile.bookingDescriptionHelp')} />}
      <DescriptionList>
        <DescriptionItem label={t('common.email')}>{user.email}</DescriptionItem>
        <DescriptionItem label={t('team.role')}>{t(`role.${user.user_role}`)}</DescriptionItem>
      </DescriptionList>
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}
