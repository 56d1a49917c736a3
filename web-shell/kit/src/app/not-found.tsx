import { Button, Center, Stack, Title } from '@mantine/core'
import { Link } from 'react-router'
import { session } from '../session'
import { useAppTexts } from './texts'

/** PLT-083. A master admin's home is its own area. */
export function NotFound() {
  const t = useAppTexts()
  const home = session((state) => state.session?.area) === 'master_admin' ? '/admin' : '/'
  return (
    <Center mih="60vh">
      <Stack align="center">
        <Title order={1}>{t('notFound')}</Title>
        <Button component={Link} to={home} variant="default">
          {t('goHome')}
        </Button>
      </Stack>
    </Center>
  )
}
