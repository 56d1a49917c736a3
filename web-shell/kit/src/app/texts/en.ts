export const en = {
  offline: 'No Internet Connection',
  notFound: 'Page Not Found.',
  goHome: 'Go home',
  broken: 'Something went wrong',
  brokenHelp: 'Other parts still work. Try again in a moment, or report the error.',
  outdated: 'A part of the program could not be fetched. It may have been replaced by a newer version.',
  report: 'Report',
  reported: 'Issue reported, admin will contact you soon',
  notReported: 'Please contact admin',
  otherLanguage: 'Svenska',
  signIn: 'Sign in',
  password: 'Password',
} as const
