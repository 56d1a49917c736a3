export const en = {
  scan: 'Open the BankID app on your phone, choose to scan a QR code, and point it here.',
  code: 'QR code for BankID',
  thisDevice: 'Open BankID on this device',
  cancel: 'Cancel',
  close: 'Close',
  connectionLost: 'The server could not be reached. We keep trying.',
  failed: 'Something went wrong. Please try again.',
} as const
