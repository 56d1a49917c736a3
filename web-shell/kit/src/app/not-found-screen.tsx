import { Button, Center, Stack, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useSessionStore } from '../session'
import { useAppTranslation } from './texts'

/** PLT-083. A master admin's home is in an area of its own. */
export function NotFoundScreen() {
  const t = useAppTranslation()
  const homePath = useSessionStore((state) => state.session?.area) === 'master_admin' ? '/admin' : '/'
  return (
    <Center mih="60vh">
      <Stack align="center">
        <Title order={1}>{t('notFound')}</Title>
        <Button component={Link} to={homePath} variant="default">
          {t('goHome')}
        </Button>
      </Stack>
    </Center>
  )
}
