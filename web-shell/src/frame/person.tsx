import { setLanguage, useLanguage } from '@clinic/kit/i18n'
import { signOut, useSession } from '@clinic/kit/session'
import { Avatar, Menu, toast, UnstyledButton, useMantineColorScheme } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbLanguage, TbLogout, TbMoon, TbSun } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useShellTexts } from '../texts'
import { Places } from './places'

/** Who is signed in: where, the language, light or dark, and the way out. */
export function Person() {
  const t = useShellTexts()
  const session = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const user = session?.user
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const other = language === 'en' ? 'sv' : 'en'
  const leave = async () => {
    try {
      await signOut()
      queries.clear()
      navigate('/login')
    } catch {
      toast.error(t('signOutFailed'))
    }
  }
  const dark = colorScheme === 'dark'
  const [opened, open] = useState(false)
  return (
    <Menu position="bottom-end" width={240} opened={opened} onChange={open}>
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
        <Menu.Item lang={other} leftSection={<TbLanguage size={16} aria-hidden />} onClick={() => setLanguage(other)}>
          {t('otherLanguage')}
        </Menu.Item>
        <Menu.Item
          leftSection={dark ? <TbSun size={16} aria-hidden /> : <TbMoon size={16} aria-hidden />}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {t(dark ? 'light' : 'dark')}
        </Menu.Item>
        <Places asked={opened} />
        <Menu.Divider />
        <Menu.Item leftSection={<TbLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
