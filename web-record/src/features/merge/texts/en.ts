export const en = {
  title: 'Merge with another client',
  intro:
    'For a person who is registered as two clients. Everything of the other client (record, bookings, receipts, files, logs) moves to this one.',
  source: 'The other client',
  sourcePlaceholder: 'Search by name, phone, e-mail or personal id',
  noResults: 'No results',
  differences: 'Differences',
  noDifferences: 'There are no differences to choose between.',
  result: 'Everything from {source} is moved to {target}.',
  merge: 'Merge permanently',
  confirmTitle: 'Merge {source} into {target}?',
  confirmBody: 'This can’t be undone: afterwards the two clients can’t be told apart.',
  duplicate: 'The same person was registered twice',
  done: 'The clients are merged',
} as const
