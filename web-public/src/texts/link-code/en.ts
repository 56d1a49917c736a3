export const en = {
  title: 'Type the code',
  lead: 'A six-digit code has been sent to {to}.',
  label: 'Six-digit code',
  short: 'Type all six digits.',
  submit: 'Continue',
  resend: 'Send a new code',
  resendIn: 'Send a new code in {time}',
  resent: 'A new code is on its way.',
} as const
