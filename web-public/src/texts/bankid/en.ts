export const en = {
  title: 'Identify yourself with BankID',
  start: 'Identify with BankID',
  scan: 'Open the BankID app on your phone and scan the code.',
  code: 'QR code for BankID',
  thisDevice: 'Open BankID on this device',
  cancel: 'Cancel',
  offline: 'The clinic could not be reached. Please try again.',
  connectionLost: 'The connection is lost. We go on when it is back.',
} as const
