/** Ways to sign in besides the password, as the profile shows them. */
export const bankIdEn = {
  connect: 'Connect BankID',
  isConnected: 'Connected',
  connected: 'BankID is connected',
  notConnected: 'BankID was not connected. Sign in and try again.',
  help: 'Sign in without a password. The personal number of your BankID becomes the personal id of your profile.',
  connectedHelp: 'You can sign in with BankID. If your personal id is changed, the connection ends.',
  passwordIntro: 'Enter your password, then sign with BankID.',
  connectIntro: 'Sign in the BankID app that the account is yours.',
  continue: 'Continue',
  remove: 'Remove BankID',
  removeIntro: 'You can then no longer sign in with BankID. Your personal id stays in the profile.',
  removed: 'BankID is removed',
} as const
