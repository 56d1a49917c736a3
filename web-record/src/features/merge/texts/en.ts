export const en = {
  title: 'Merge with another client',
  intro:
    'When the same person stands as two clients. Everything of the other one (journal, visits, receipts, files, logs) comes to this one.',
  find: 'The other client',
  findHelp: 'Search by name, phone, e-mail or personal id',
  none: 'Nobody was found',
  compare: 'What they differ in',
  same: 'They differ in nothing that can be chosen.',
  stays: '{{name}} stays. {{gone}} is no longer found, and everything that is theirs ends here.',
  merge: 'Merge for good',
  sure: 'Merge {{gone}} into {{name}}?',
  sureBody: 'It can’t be undone: afterwards nobody can tell what was whose.',
  done: 'The clients are merged',
}
