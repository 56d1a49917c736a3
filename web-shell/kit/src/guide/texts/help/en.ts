/** The help beside the guides (USE-013). */
export const en = {
  guides: {
    about: 'How Aster is used, step by step, for each role at a clinic.',
    first: {
      title: 'Start with your role',
      text: 'Your guide is shown first: the first day, a normal day, and what to do when something is wrong.',
    },
    second: {
      title: 'Go to the page',
      text: 'Press a name in a step, and the page opens. Some pages open only for those who have the right.',
    },
    third: {
      title: 'Read another guide',
      text: 'Where there are several, choose the role above the guide, for instance for a new team member.',
    },
  },
} as const
