/** The help beside the reports (USE-013). */
export const en = {
  booking: {
    about: 'How much was booked, cancelled and missed in the chosen days.',
    first: { title: 'Choose the days', text: 'Choose a range under Days, or From and To. Group by day, week or month.' },
    second: { title: 'Choose whose figures', text: 'Choose team members. Without the right to see everybody’s you see your own.' },
    third: { title: 'Take the figures along', text: 'Press Export to Excel. Figures as a table shows what a graph is drawn from.' },
  },
  pos: {
    about: 'What was sold in the chosen days, with payment methods, discounts and refunds.',
    first: { title: 'Choose the days', text: 'Choose a range under Days, or From and To. Group by day, week or month.' },
    second: { title: 'Choose who sold', text: 'Choose team members to see their sales.' },
    third: { title: 'Take the figures along', text: 'Press Export to Excel. The accounts follow the Z reports of Cash-up (X/Z).' },
  },
  record: {
    about: 'New clients, treatment notes, prescriptions and questionnaires of the chosen days.',
    first: { title: 'Choose the days', text: 'Choose a range under Days, or From and To. Group by day, week or month.' },
    second: { title: 'Choose whose figures', text: 'Choose team members to see what they have documented.' },
    third: { title: 'Take the figures along', text: 'Press Export to Excel. Figures as a table shows what a graph is drawn from.' },
  },
} as const
