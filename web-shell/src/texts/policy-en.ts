export const policyEn = {
  title: 'Personal data policy',
  about: 'Your own text about personal data, shown to visitors who give you theirs.',
  help: 'What you publish becomes a new version, which visitors are shown from then on. Earlier versions never change.',
  missing: 'You have no policy yet. Write what you do with personal data; visitors are shown it where they book and fill in forms.',
  textEn: 'Text in English',
  textSv: 'Text in Swedish',
  languageHelp: 'One language is enough: where the other has no text, this one stands.',
  publish: 'Publish a new version',
  published: 'The new version is in force',
  versions: 'Versions',
  versionsHelp: 'Which version a client was shown, and when, stands in the client’s log and export.',
  version: 'Version {number}',
} as const
