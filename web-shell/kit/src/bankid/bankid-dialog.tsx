import { Alert, Button, Center, Group, Modal, Skeleton, Stack, Text } from '@clinic/kit/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import type { BankIdOrder } from './bankid.api'
import { useBankIdTexts } from './texts'
import { useOrder } from './use-order'

const SIDE = 220

interface Props {
  title: string
  /** What is identified or signed, in a few words. */
  children?: ReactNode
  /** Begins the order, at each try. */
  start: () => Promise<BankIdOrder>
  onDone: (order: BankIdOrder) => void
  onClose: () => void
}

/** On a phone the app is asked for by its web address, on a computer by its own scheme. */
const onPhone = () => /Android|iPhone|iPad/i.test(navigator.userAgent)

function Code({ qr }: { qr: string }) {
  const t = useBankIdTexts()
  return (
    <Center h={SIDE + 24} bg="white" style={{ borderRadius: 8 }}>
      {qr ? <QRCodeSVG value={qr} size={SIDE} role="img" aria-label={t('code')} data-qr={qr} /> : <Skeleton w={SIDE} h={SIDE} />}
    </Center>
  )
}

function Body({ children, start, onDone, onClose }: Omit<Props, 'title'>) {
  const t = useBankIdTexts()
  const { order, qr, problem, again, ended } = useOrder({ start, onDone })
  const link = onPhone() ? order?.start_mobile : order?.start_desktop
  const told = problem ?? order?.message
  return (
    <Stack gap="md">
      {children}
      {ended ? (
        <Alert color="red" role="alert">
          {told}
        </Alert>
      ) : (
        <>
          <Text size="sm">{t('scan')}</Text>
          <Code qr={qr} />
          <Text role="status" ta="center" mih={44}>
            {told}
          </Text>
        </>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onClose}>
          {t(ended ? 'close' : 'cancel')}
        </Button>
        {ended ? (
          <Button onClick={again}>{t('again')}</Button>
        ) : (
          link && (
            <Button component="a" href={link} variant="light">
              {t('thisDevice')}
            </Button>
          )
        )}
      </Group>
    </Stack>
  )
}

/** Identification or signature with BankID: the animated QR code, the way to the app on this device, and how it goes. */
export function BankIdDialog({ title, ...body }: Props) {
  return (
    <Modal opened onClose={body.onClose} centered closeOnClickOutside={false} withCloseButton={false} padding="lg">
      <Stack gap="md">
        <Modal.Title fw={600}>{title}</Modal.Title>
        <Body {...body} />
      </Stack>
    </Modal>
  )
}
