import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { DateTimeText } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import type { UserDetails } from './user-screen'

/** What is known of a user's account: its state, and when they signed in and changed their password (PLT-033). */
export function UserFacts({ user }: { user: UserDetails }) {
  const t = useShellTranslation()
  return (
    <DescriptionList>
      <DescriptionItem label={t('team.role')}>{t(`role.${user.user_role}`)}</DescriptionItem>
      <DescriptionItem label={t('common.status')}>{t(user.is_active ? 'common.active' : 'common.inactive')}</DescriptionItem>
      <DescriptionItem label={t('team.lastLogin')}>
        {user.last_login_at ? <DateTimeText value={user.last_login_at} /> : t('team.notYet')}
      </DescriptionItem>
      <DescriptionItem label={t('team.passwordChanged')}>
        {user.password_last_change_at ? <DateTimeText value={user.password_last_change_at} /> : t('team.notYet')}
      </DescriptionItem>
    </DescriptionList>
  )
}
