import { useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { changeLanguage, signOut, useHasPermission, useSession } from '@clinic/kit/session'
import { Avatar, Menu, toast, UnstyledButton, useMantineColorScheme } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbGift, TbInfoCircle, TbKeyboard, TbLanguage, TbLifebuoy, TbLogout, TbMoon, TbSun, TbUser } from 'react-icons/tb'
import { Link } from 'react-router'
import { useShellTranslation } from '../texts'
import { openShortcutList } from './shortcut-list'
import { openSignIn } from './sign-in-redirect'
import { WorkspaceSwitcher } from './workspace-switcher'

/** Links to support, to inviting a friend, and to the page about the service. */
function ServiceLinks() {
  const t = useShellTranslation()
  const canWriteSupport = useHasPermission('support.write')
  const canInvite = useHasPermission('friend.invite')
  return (
    <>
      <Menu.Divider />
      {canWriteSupport && (
        <Menu.Item component={Link} to="/support" leftSection={<TbLifebuoy size={16} aria-hidden />}>
          {t('support.title')}
        </Menu.Item>
      )}
      {canInvite && (
        <Menu.Item component={Link} to="/invite-a-friend" leftSection={<TbGift size={16} aria-hidden />}>
          {t('inviteFriend.title')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to="/about" leftSection={<TbInfoCircle size={16} aria-hidden />}>
        {t('about.title')}
      </Menu.Item>
    </>
  )
}

/** The menu of the signed-in user: language, dark mode, workspaces and sign-out. */
export function UserMenu() {
  const t = useShellTranslation()
  const user = useSession()?.user
  const queryClient = useQueryClient()
  const otherLanguage = useLanguage() === 'en' ? 'sv' : 'en'
  const language = useAction({ send: changeLanguage })
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const handleSignOut = async () => {
    try {
      await signOut()
      queryClient.clear()
      openSignIn()
    } catch {
      toast.error(t('signOutFailed'))
    }
  }
  const isDark = colorScheme === 'dark'
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Menu position="bottom-end" width={240} opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <UnstyledButton aria-label={t('account', { name })}>
          <Avatar size={32} radius="xl" name={name} color="gray" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {user?.email}
        </Menu.Label>
        <Menu.Item component={Link} to="/profile" leftSection={<TbUser size={16} aria-hidden />}>
          {t('profile.title')}
        </Menu.Item>
        <Menu.Item lang={otherLanguage} leftSection={<TbLanguage size={16} aria-hidden />} onClick={() => void language.run(otherLanguage)}>
          {t('otherLanguage')}
        </Menu.Item>
        <Menu.Item
          leftSection={isDark ? <TbSun size={16} aria-hidden /> : <TbMoon size={16} aria-hidden />}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {t(isDark ? 'light' : 'dark')}
        </Menu.Item>
        <Menu.Item leftSection={<TbKeyboard size={16} aria-hidden />} onClick={openShortcutList}>
          {t('shortcuts.title')}
        </Menu.Item>
        <ServiceLinks />
        <WorkspaceSwitcher isOpen={isOpen} />
        <Menu.Divider />
        <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => void handleSignOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
