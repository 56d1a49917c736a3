import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { DateText, Stack, Text, Title } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { LicenceCheckForm } from './licence-form'
import type { UserDetails } from './user-screen'

const LICENSED = ['doctor', 'dentist', 'nurse', 'midwife', 'dental_hygienist', 'physiotherapist']

interface Props {
  user: UserDetails
  onDone: () => Promise<void>
}

/** Whether somebody has looked the licence up in the authority's register, when and who (LAW-020). */
export function LicenceSection({ user, onDone }: Props) {
  const t = useShellTranslation()
  if (!user.profession || !LICENSED.includes(user.profession) || !user.licence_number) return null
  return (
    <Stack gap="md" component="section" aria-label={t('licence.title')}>
      <div>
        <Title order={2}>{t('licence.title')}</Title>
        <Text c="dimmed">{t('licence.help')}</Text>
      </div>
      <DescriptionList>
        <DescriptionItem label={t('licence.checkedOn')}>
          {user.licence_checked_on ? <DateText value={user.licence_checked_on} /> : t('licence.notChecked')}
        </DescriptionItem>
        {user.licence_checked_on && <DescriptionItem label={t('licence.checkedBy')}>{user.licence_checked_by_name}</DescriptionItem>}
      </DescriptionList>
      <LicenceCheckForm key={user.version} user={user} onDone={onDone} />
    </Stack>
  )
}
