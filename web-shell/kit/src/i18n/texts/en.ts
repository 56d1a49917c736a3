/** Texts that every package has under `common`: words that several of them would repeat. */
export const en = {
  active: 'Active',
  client: 'Client',
  email: 'E-mail',
  firstName: 'First name',
  inactive: 'Inactive',
  lastName: 'Last name',
  name: 'Name',
  reason: 'Reason',
  removeName: 'Remove {name}',
  save: 'Save',
  status: 'Status',
  time: 'Time',
  tryAgain: 'Try again',
} as const
