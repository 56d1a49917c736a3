/** The help beside the screens (USE-013). */
export const en = {
  home: {
    about: 'What today holds and what waits for someone. The page follows the calendar and the till by itself.',
    first: {
      title: 'Open a booking',
      text: 'Press a row. The next booking comes first, those that are over last. Choose between your own and everyone’s.',
    },
    second: {
      title: 'Work through what waits',
      text: 'Each number under Needs attention leads to its list: notes to sign, forms, messages, payments.',
    },
    third: {
      title: 'Fill the day',
      text: 'Free time today lists the times in which a practitioner can still be booked. Open the calendar to book one.',
    },
  },
  notifications: {
    about: 'What has happened and concerns you: the newest first, kept for 90 days.',
    first: {
      title: 'Open what it is about',
      text: 'Press the sentence. The notification is then read, and the number at the bell goes down.',
    },
    second: {
      title: 'See what is left',
      text: 'Choose Unread, or a kind. Mark as read what you need not open, or everything at once.',
    },
    third: {
      title: 'See it at once',
      text: 'The bell is on every page and follows by itself; it needs no reload.',
    },
  },
  auditLog: {
    about: 'Who did what and who opened which record, also refused sign-ins and refused attempts. Nothing in it can be changed or deleted.',
    first: {
      title: 'Find what you look for',
      text: 'Choose a user, a client, a kind or days. The newest comes first.',
    },
    second: {
      title: 'Take it with you',
      text: 'Download as Excel gives the events that the filters leave, up to 20,000.',
    },
    third: {
      title: 'Looking is logged too',
      text: 'That you opened or downloaded the log is written to it, once every quarter of an hour.',
    },
  },
  logReview: {
    about: 'The law asks the clinic to check regularly that staff open only the records that they need for their work.',
    first: {
      title: 'Review the sample',
      text: 'Those to look closer at come first: the same surname as the client, a client who works here, or no visit within a week.',
    },
    second: {
      title: 'Sign what you found',
      text: 'Write what you checked, and sign. Your own views are reviewed by another administrator.',
    },
    third: {
      title: 'Review on suspicion',
      text: 'Choose a user or a client and some days; the reason is kept with the review. Nothing is ever deleted.',
    },
  },
  company: {
    about: 'Who the clinic is: on receipts, documents, the booking portal and in messages to clients.',
    first: {
      title: 'Get ready to sell',
      text: 'Fill in the organization number: receipts must show it. What papers and public pages of care have to state stands under Care.',
    },
    second: {
      title: 'Look like yourselves',
      text: 'Add the logo and the theme colour. They are shown on documents, forms and the booking portal.',
    },
    third: {
      title: 'Check time zone and currency',
      text: 'The currency can’t be changed once there are prices. Languages and formats stand under Settings for everyone.',
    },
  },
  policy: {
    about: 'What visitors read before they give you their personal data.',
    first: { title: 'Write it yourselves', text: 'Why you need the data, how long you keep it, and whom clients may ask.' },
    second: { title: 'Publish it', text: 'The booking page and forms by link show it from that moment.' },
    third: { title: 'Change it by a new version', text: 'Earlier versions stay as they were, with the clients who were shown them.' },
  },
  documents: {
    about: 'What the clinic has agreed with the operator of the service, and what it keeps for itself.',
    first: { title: 'Show an auditor the agreement', text: 'Download the version that you accepted, with who accepted it and when.' },
    second: {
      title: 'Accept a new version',
      text: 'The super user reads it and presses Accept. Nobody is stopped in their work meanwhile.',
    },
    third: { title: 'Keep your contracts here', text: 'Add a PDF up to 20 MB. Only administrators can open it.' },
  },
  usage: {
    about: 'How much of your plan the clinic uses.',
    first: {
      title: 'Before you invite someone',
      text: 'See how many users the plan has left. Deactivate those who have left the clinic.',
    },
    second: { title: 'Follow the messages', text: 'SMS and e-mails of the calendar month that have been sent to clients and the team.' },
    third: {
      title: 'When a limit is reached',
      text: 'Everything keeps working and nothing is lost. Only adding more has to wait for a larger plan.',
    },
  },
  imports: {
    about: 'Brings clients, bookings, treatment notes and products from another system, from an Excel or a CSV file.',
    first: {
      title: 'Begin with the clients',
      text: 'Bookings and treatment notes are matched to clients by personal id, e-mail address or mobile number, so import the clients first. A template shows the columns.',
    },
    second: {
      title: 'Look before you start',
      text: 'You see the first rows, how many would be taken, and why others would be refused. Correct the file and choose it once more, or start with the rest.',
    },
    third: {
      title: 'Keep the report',
      text: 'It says row by row what was taken and what was refused. No messages are sent to the clients, but reminders of coming bookings are.',
    },
  },
  clientFields: {
    about: 'The client form as your clinic needs it.',
    first: {
      title: 'Choose what is asked',
      text: 'Hide what you never use. What is saved in a hidden field stays, and is still shown on the client’s page.',
    },
    second: {
      title: 'Require what you can’t do without',
      text: 'A required field has to be filled when a client is added or changed by your team.',
    },
    third: {
      title: 'Use your own names',
      text: 'A name that you give is used everywhere: forms, lists, the client’s page, exports and the booking page.',
    },
  },
  systemSettings: {
    about: 'How the system writes and what it calls things, for everyone who works here.',
    first: {
      title: 'Choose languages and formats',
      text: 'The language to clients is used in messages and on public pages; each user chooses their own language in the account menu.',
    },
    second: {
      title: 'Choose your word',
      text: 'Client, patient or customer: the staff’s screens use the word that you choose.',
    },
    third: {
      title: 'Decide what new team members see',
      text: 'All clients, or none until you choose which in the team.',
    },
  },
  team: {
    about: 'Everyone who works here, what they may do and which clients they may see.',
    first: {
      title: 'Invite someone',
      text: 'Press Add team member. They get an e-mail with a link to choose a password.',
    },
    second: {
      title: 'Let someone be booked',
      text: 'Open the team member and switch on Can be booked. Then choose their services under Services.',
    },
    third: {
      title: 'Limit what someone sees',
      text: 'Open the team member and choose Selected clients only under Client access.',
    },
  },
  profile: {
    about: 'Your own account: what team members see of you, your language, your password and where you are signed in.',
    first: {
      title: 'Keep your details right',
      text: 'Add a photo and your number. Role, systems and client access are changed by an administrator under Team.',
    },
    second: {
      title: 'Change your password',
      text: 'Enter the old one and the new one twice. You are signed out on other devices and get an e-mail about it.',
    },
    third: {
      title: 'Look through your sign-ins',
      text: 'If a browser or an address is not yours, press Sign out everywhere and choose a new password.',
    },
  },
  support: {
    about: 'Write to those who run Aster when something does not work, or when you miss something.',
    first: { title: 'Say what happened', text: 'What you did, what you saw and what you expected, on which page and at what time.' },
    second: { title: 'Add a picture', text: 'A picture of the screen often says most. Cover names and personal ids of clients first.' },
    third: { title: 'Wait for the answer', text: 'Support answers to the e-mail address of your account.' },
  },
  inviteFriend: {
    about: 'Let someone at another clinic try Aster.',
    first: { title: 'Enter their address', text: 'They get one e-mail with a link to sign up.' },
    second: { title: 'Team members are invited elsewhere', text: 'Add people who work with you under Settings, Team.' },
    third: { title: 'Invite several', text: 'Up to twenty a day for your company; one a week for an address.' },
  },
  settings: {
    about: 'All settings that you may open, by what they are about.',
    first: { title: 'Find a setting', text: 'Type a word in the search field: it looks in the names and in what each is for.' },
    second: { title: 'Set the clinic up', text: 'Begin with Company information and Booking settings, then Services and Team.' },
    third: { title: 'Missing something?', text: 'Only what your role may change is shown. Ask an administrator or the super user.' },
  },
  companySettings: {
    about: 'Company, team, notifications and calendar connection, gathered on one page.',
    first: {
      title: 'Change who the clinic is',
      text: 'Open Company information: name, address, logo and currency. Only the super user may.',
    },
    second: { title: 'Add a team member', text: 'Open Team and press Add team member.' },
    third: { title: 'See bookings in your own calendar', text: 'Open Calendar connections on your profile.' },
  },
  teamMember: {
    about: 'One team member: details, client access, services and bookings, each on a tab.',
    first: { title: 'Let them be booked', text: 'Switch on Can be booked under Details, and choose what they perform under Services.' },
    second: { title: 'Limit what they see', text: 'Open Client access and choose Selected clients only.' },
    third: {
      title: 'End their access',
      text: 'Press Deactivate for a while, or Delete when they leave. They are signed out at once; what they have written and signed stays.',
    },
  },
  deliveries: {
    about: 'What the system could not hand on to others after all attempts, such as an e-mail.',
    first: { title: 'See what failed', text: 'Each line has the event, the recipient and the error of the last attempt.' },
    second: { title: 'Send it again', text: 'Press Send again when the cause is gone, such as a wrong address.' },
    third: { title: 'Get help', text: 'If it fails each time, write to Support with the event and the time.' },
  },
  'unsigned-procedures': {
    about: 'Treatment notes that wait for your signature. Those who approve notes see everyone’s.',
    first: { title: 'Sign a note', text: 'Press the client’s name. The note opens, with Sign at the top.' },
    second: { title: 'Begin with the oldest', text: 'Press the heading Written to turn the order.' },
    third: { title: 'Remind someone', text: 'The column By says who wrote the note.' },
  },
  'pending-forms': {
    about: 'Consent forms and questionnaires that clients have not completed.',
    first: {
      title: 'Fill in a form here',
      text: 'Press the client’s name. The form opens, and the client can sign or answer on your screen.',
    },
    second: {
      title: 'Send a link',
      text: 'In the client’s Consents or Questionnaires, press Send link: it holds all the forms that wait.',
    },
    third: { title: 'Take one away', text: 'Open a form that is not needed and press Cancel the form.' },
  },
  'answered-prescriptions': {
    about: 'Prescriptions that were signed or declined during the last 14 days and are not used yet.',
    first: {
      title: 'Use a signed one',
      text: 'Press the client’s name. When the treatment is given and its note signed, the prescription counts as used.',
    },
    second: { title: 'Read why one was declined', text: 'Open it among the client’s prescriptions: the reason stands there.' },
    third: { title: 'Ask once more', text: 'Press Request a prescription on the client’s page, with what the prescriber missed.' },
  },
  about: {
    about: 'Which version of Aster you use, its licence and its terms.',
    first: { title: 'Tell support the version', text: 'It helps when something does not work.' },
    second: { title: 'Read the terms', text: 'Press Terms of service. They open in a window of their own.' },
    third: { title: 'Write to support', text: 'Press Write to support, or choose Support in the account menu.' },
  },
} as const
