export const en = {
  more: 'More',
  approve: 'Approve',
  approvedNow: 'The approval is saved',
  notApprove: 'Don’t approve',
  notApproveHelp: 'Say what is missing, so that it can be corrected.',
  notApprovedNow: 'It is noted that it isn’t approved',
  reason: 'Reason',
  history: 'What was said about it',
}
