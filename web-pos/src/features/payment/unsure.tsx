import { Alert, Anchor, Button, confirm, Group, Stack, Text } from '@clinic/kit/ui'
import { TbPlugConnectedX } from 'react-icons/tb'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import type { usePay } from './use-pay'

/** A sale that was sent and not answered may have begun: it is asked about, never sent as another. */
export function Unsure({ paying }: { paying: ReturnType<typeof usePay> }) {
  const t = usePosTexts()
  const drop = async () => {
    if (await confirm({ title: t('unsure.dropTitle'), body: t('unsure.dropBody'), action: t('unsure.drop'), danger: true })) paying.drop()
  }
  return (
    <Alert color="yellow" icon={<TbPlugConnectedX size={24} aria-hidden />} title={t('unsure.title')} role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('unsure.body')}</Text>
        {paying.problem && <Text size="sm">{paying.problem}</Text>}
        <Button size="lg" loading={paying.busy} onClick={() => void paying.again()}>
          {t('unsure.again')}
        </Button>
        <Group gap="md">
          <Anchor component={Link} to="/receipt" size="sm">
            {t('unsure.look')}
          </Anchor>
          <Button variant="subtle" color="gray" size="compact-sm" disabled={paying.busy} onClick={() => void drop()}>
            {t('unsure.drop')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
