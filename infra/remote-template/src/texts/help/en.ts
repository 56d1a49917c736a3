/** The help beside the screens (USE-013). */
export const en = {
  sample: {
    about: 'What the screen is for.',
    first: { title: 'The commonest task', text: 'How it is done, by the names on the screen.' },
    second: { title: 'The second task', text: 'How it is done.' },
    third: { title: 'The third task', text: 'How it is done.' },
  },
} as const
