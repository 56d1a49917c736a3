import { Button, Group, Stack, Text, TextInput, Title, toast } from '@clinic/kit/ui'
import { lazy, Suspense } from 'react'
import { TbCopy, TbExternalLink } from 'react-icons/tb'
import { useComponentsTranslation } from './texts'

const QR_PIXELS = 160
const QRCodeSVG = lazy(() => import('qrcode.react').then((module) => ({ default: module.QRCodeSVG })))

/** Copies a text, such as a link, to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useComponentsTranslation()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('portalLink.copied')),
      () => toast.error(t('portalLink.notCopied')),
    )
  return (
    <Button variant="default" leftSection={<TbCopy size={16} aria-hidden />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}

/** The link of a public page of the clinic, to copy and to open. */
export function PortalLink({ url }: { url: string }) {
  const t = useComponentsTranslation()
  return (
    <Stack gap="xs">
      <TextInput
        label={t('portalLink.link')}
        description={t('portalLink.linkHelp')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton text={url} label={t('portalLink.copyLink')} />
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          leftSection={<TbExternalLink size={16} aria-hidden />}
        >
          {t('portalLink.open')}
        </Button>
      </Group>
    </Stack>
  )
}

interface QrCodeProps {
  url: string
  /** What the page is for; that of a page where clients begin unless given. */
  title?: string
  help?: string
}

/** The link of a public page as a QR code, to print. */
export function PortalQrCode({ url, title, help }: QrCodeProps) {
  const t = useComponentsTranslation()
  return (
    <Stack gap="xs">
      <Title order={2}>{title ?? t('portalLink.qr')}</Title>
      <Text c="dimmed">{help ?? t('portalLink.qrHelp')}</Text>
      <div style={{ padding: 12, background: '#fff', width: 'max-content', borderRadius: 'var(--mantine-radius-md)' }}>
        <Suspense fallback={<div style={{ width: QR_PIXELS, height: QR_PIXELS }} />}>
          <QRCodeSVG value={url} size={QR_PIXELS} title={t('portalLink.qrOf', { url })} />
        </Suspense>
      </div>
    </Stack>
  )
}
