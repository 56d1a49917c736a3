import { QRCodeSVG } from 'qrcode.react'

/** The QR code that the Swish app scans. In a module of its own: a visitor on the phone doesn't need it. */
export default function SwishCode({ token, label }: { token: string; label: string }) {
  return <QRCodeSVG value={`D${token}`} size={220} role="img" aria-label={label} />
}
