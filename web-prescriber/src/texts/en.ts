export const en = {
  area: 'Prescriptions',
  otherLanguage: 'Svenska',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in: the server could not be reached. Please try again.',
  signIn: { title: 'Sign in as a prescriber', intro: 'For doctors who prescribe for clinics.' },
  requests: {
    title: 'Requests',
    company: 'Clinic',
    product: 'Product',
    at: 'Asked',
    empty: 'No requests',
    emptyHelp: 'When a clinic asks you for a prescription, the request is listed here.',
  },
}
