export const en = {
  title: 'Sample',
  empty: 'There is nothing here yet',
} as const
