import { useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { changeLanguage, signOut, useSession } from '@clinic/kit/session'
import { Avatar, Menu, toast, UnstyledButton, useMantineColorScheme } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbKeyboard, TbLanguage, TbLogout, TbMoon, TbSun, TbUser } from 'react-icons/tb'
import { Link } from 'react-router'
import { useShellTranslation } from '../texts'
import { openShortcutList } from './shortcut-list'
import { openSignIn } from './sign-in-redirect'
import { WorkspaceSwitcher } from './workspace-switcher'

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
        <WorkspaceSwitcher isOpen={isOpen} />
        <Menu.Divider />
        <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => void handleSignOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
