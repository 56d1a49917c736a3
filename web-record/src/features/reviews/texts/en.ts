export const en = {
  more: 'More',
  approve: 'Approve',
  approved: 'The approval is saved',
  reject: 'Don’t approve',
  rejectHelp: 'Describe what needs to be corrected.',
  rejected: 'Marked as not approved',
  history: 'Reviews',
} as const
