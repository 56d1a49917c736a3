import { Button, Group, Modal, SimpleGrid, Stack, Text, toast } from '@clinic/kit/ui'
import { TbCopy, TbDownload } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'

const FILE_NAME = 'aster-recovery-codes.txt'

/** Shows new recovery codes, which the server never shows again; it is closed by its button only. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useShellTranslation()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('ownAuthenticator.copied')),
      () => toast.error(t('ownAuthenticator.notCopied')),
    )
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} withCloseButton={false} title={t('ownAuthenticator.codesTitle')}>
      <Stack>
        <Text>{t('ownAuthenticator.codesHelp')}</Text>
        <SimpleGrid cols={2} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" ta="center">
              {code}
            </Text>
          ))}
        </SimpleGrid>
        <Group gap="xs">
          <Button variant="default" leftSection={<TbCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('ownAuthenticator.copy')}
          </Button>
          <Button
            component="a"
            variant="default"
            leftSection={<TbDownload size={16} aria-hidden />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={FILE_NAME}
          >
            {t('ownAuthenticator.download')}
          </Button>
        </Group>
        <Button onClick={onClose}>{t('ownAuthenticator.saved')}</Button>
      </Stack>
    </Modal>
  )
}
