export const en = { calendar: 'Calendar' }
