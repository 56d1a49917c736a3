/** The help beside the screens (USE-013). */
export const en = {
  clients: {
    about: 'Everyone who is or has been a client, with their record, bookings and receipts.',
    first: {
      title: 'Find a client',
      text: 'Type parts of a name, a phone number, an e-mail address or a personal id.',
    },
    second: {
      title: 'Add a client',
      text: 'Press Add a client. A name is enough; a mobile number lets messages and forms reach the client.',
    },
    third: {
      title: 'Write in the record',
      text: 'Open the client and choose treatment notes, consent forms or questionnaires in the menu.',
    },
  },
  client: {
    about: 'One client: what is coming, what has been done, and how to reach them. The menu leads to the record.',
    first: {
      title: 'Write a treatment note',
      text: 'Press New treatment note. The latest ones are listed below it.',
    },
    second: {
      title: 'See bookings and receipts',
      text: 'They are listed below the notes. Press Book to book the next time.',
    },
    third: {
      title: 'Keep the details right',
      text: 'Press Edit the client. A warning, such as an allergy, is shown at the top of all the client’s pages.',
    },
  },
  procedures: {
    about: 'The client’s treatment notes, the newest first: what was done, by whom, and whether it is signed.',
    first: { title: 'Write a note', text: 'Press New treatment note. What you type is saved as a draft until you save it.' },
    second: { title: 'Sign or correct a note', text: 'Open it. Sign and Correct are on its page.' },
    third: { title: 'See deleted notes', text: 'Choose Deleted. Each stays with the name and the reason.' },
  },
  procedure: {
    about: 'One treatment note with its pictures, signature and earlier versions.',
    first: { title: 'Sign it', text: 'Press Sign. A signed note can’t be changed.' },
    second: {
      title: 'Correct a signed note',
      text: 'Press Correct and write why. A new version starts with the same contents; the signed one is kept.',
    },
    third: {
      title: 'Cancel or approve it',
      text: 'Press More. A cancelled note stays in the record with your name and reason. Administrators approve notes there.',
    },
  },
  procedureForm: {
    about: 'What was done, with what, and how it went.',
    first: {
      title: 'Choose the treatments',
      text: 'Press Add a treatment. One that requires a prescription can’t be signed until there is a valid one.',
    },
    second: { title: 'Add pictures', text: 'Take them or choose files under Pictures. They are saved with the note.' },
    third: {
      title: 'Save and sign',
      text: 'Press Save and sign to be done at once. If someone else should sign, choose them under To be signed by.',
    },
  },
  prescriptions: {
    about: 'The client’s prescriptions: requested, signed and used.',
    first: {
      title: 'Request a prescription',
      text: 'Press Request a prescription, and choose a prescriber or invite one by e-mail.',
    },
    second: {
      title: 'See how far it has come',
      text: 'Press a row. The panel shows the events, how often it has been used and until when it is valid.',
    },
    third: {
      title: 'Change your mind',
      text: 'Open it. A request that is not signed can be edited or withdrawn; a signed prescription can be inactivated.',
    },
  },
  prescribers: {
    about: 'The doctors who prescribe for the clinic, and those who are invited.',
    first: {
      title: 'Invite a prescriber',
      text: 'Press Invite a prescriber. They get an e-mail with a link that is valid for 24 hours.',
    },
    second: {
      title: 'Invite from a request',
      text: 'In a client’s prescriptions, a request can name an e-mail address. It waits until the prescriber has joined.',
    },
    third: {
      title: 'Remove a prescriber',
      text: 'Press Remove. Signed prescriptions stay valid; pending requests need another prescriber.',
    },
  },
  clientConsents: {
    about: 'What the client has agreed to, and what waits for a signature.',
    first: { title: 'Assign a consent', text: 'Press Assign consent and choose one or more.' },
    second: {
      title: 'Let the client sign at home',
      text: 'Press Send link. The client gets all pending forms by SMS or e-mail, and confirms who they are with a code.',
    },
    third: { title: 'Let the client sign here', text: 'Open the consent and hand over the screen: the client reads, agrees and signs.' },
  },
  clientConsent: {
    about: 'One consent: its text, and the client’s signature when there is one.',
    first: {
      title: 'Let the client sign',
      text: 'The client reads it, ticks that they agree and signs. A consent signed on paper can be added as pictures.',
    },
    second: {
      title: 'Correct it',
      text: 'Press Correct when something was wrong. A new version is signed; the current one stays readable.',
    },
    third: { title: 'Cancel it', text: 'Press Cancel the form and write why. What is signed stays readable.' },
  },
  clientQuestionnaires: {
    about: 'The questions the client has been asked, and the answers.',
    first: { title: 'Assign a questionnaire', text: 'Press Assign questionnaire and choose one or more.' },
    second: {
      title: 'Let the client answer at home',
      text: 'Press Send link. The client gets all pending forms by SMS or e-mail, and confirms who they are with a code.',
    },
    third: {
      title: 'Let the client answer here',
      text: 'Open the questionnaire and hand over the screen, or fill in what the client says.',
    },
  },
  clientQuestionnaire: {
    about: 'One questionnaire with the client’s answers, and a signature when there is one.',
    first: { title: 'Fill it in', text: 'Answer the questions and press Save answers. Choose the language of the questions above them.' },
    second: { title: 'Sign the answers', text: 'When it is answered, the client signs here. Signed answers are locked.' },
    third: { title: 'Correct it', text: 'Press Correct. A new version is filled in; the current one stays readable.' },
  },
  logs: {
    about: 'Who has opened and changed the client’s record, and when. It can’t be changed.',
    first: { title: 'See who has looked', text: 'Choose Access log: each line says who opened what.' },
    second: { title: 'See what was changed', text: 'Choose All events. A change shows the value before and after.' },
    third: { title: 'Find a day', text: 'Press the heading Time to turn the order, and turn the pages below.' },
  },
  export: {
    about: 'A copy of everything about the client, for one who asks for their record.',
    first: { title: 'Create the export', text: 'Press Create export. You can leave the page; an e-mail comes when it is ready.' },
    second: { title: 'Download it', text: 'Press Download export within 24 hours. After that it is deleted.' },
    third: { title: 'Make a new one', text: 'Press Create a new export when something has been added since.' },
  },
  merge: {
    about: 'For a person who is registered as two clients. Everything of the other client moves to this one.',
    first: { title: 'Find the other client', text: 'Search under The other client. It is the one that disappears.' },
    second: { title: 'Choose what is right', text: 'Where the two differ, choose the value to keep.' },
    third: { title: 'Merge', text: 'Press Merge permanently only when you are sure: it can’t be undone.' },
  },
  consentTemplates: {
    about: 'The texts that clients agree to before a treatment.',
    first: { title: 'Add a consent form', text: 'Press Add a consent form and write the title and the text, best in both languages.' },
    second: { title: 'Use it for a client', text: 'Open the client, choose Consents in the menu and press Assign consent.' },
    third: { title: 'Stop using one', text: 'Deactivate or delete it. What is signed stays, and a deleted one can be restored.' },
  },
  consentTemplate: {
    about: 'What clients read and sign. Each change is a new version; signed consents keep theirs.',
    first: {
      title: 'Write the text',
      text: 'Write in plain words what is done, the risks and what to do afterwards. Clients read it in their language where you wrote it.',
    },
    second: { title: 'Ask about pictures', text: 'Switch on Ask for permission to publish pictures if you want to show results.' },
    third: { title: 'Save a version', text: 'Save. Earlier versions are listed below the form.' },
  },
  questionnaires: {
    about: 'What clients are asked before a treatment.',
    first: { title: 'Add a questionnaire', text: 'Press Add a questionnaire. Titles and questions are in both languages.' },
    second: { title: 'Begin from another', text: 'Press Copy on one that is alike, and change what differs.' },
    third: { title: 'Use it for a client', text: 'Open the client, choose Questionnaires in the menu and press Assign questionnaire.' },
  },
  questionnaire: {
    about: 'The questions, in the order in which the client answers them. Answered questionnaires keep theirs.',
    first: { title: 'Add a question', text: 'Press Add a question and choose its type, such as Yes/No with details or Scale.' },
    second: {
      title: 'Write both languages',
      text: 'The client reads the one they choose. A title and questions in one language are shown in that language.',
    },
    third: { title: 'Require an answer', text: 'Switch on Required. The client can’t send the answers without it.' },
  },
  registration: {
    about: 'What new clients tell of themselves by a page of yours, before their first visit.',
    first: { title: 'Open the portal', text: 'Switch on Clients can register themselves, and share the link or the QR code.' },
    second: { title: 'Choose what is asked for', text: 'Open Mandatory fields, and Questionnaires and consents.' },
    third: { title: 'Write the e-mails', text: 'Open E-mails. The preview shows them as they are sent.' },
  },
  treatments: {
    about: 'What the clinic does, as it is chosen in treatment notes, with its cost.',
    first: { title: 'Add a treatment', text: 'Press Add a treatment, and give it a name and a cost.' },
    second: {
      title: 'Require a prescription',
      text: 'Enter the medicine under Requires a prescription of. Without a valid prescription the treatment can’t be signed.',
    },
    third: {
      title: 'Stop using one',
      text: 'Open it and delete it. Treatment notes keep it, and it can be restored by the filter Deleted.',
    },
  },
  devices: {
    about: 'The clinic’s medical devices, with their maintenance.',
    first: { title: 'Add a device', text: 'Press Add a device. Enter the serial number, who is responsible and the maintenance interval.' },
    second: { title: 'See what is due', text: 'Choose Maintenance due. The responsible person gets an e-mail two weeks before.' },
    third: { title: 'Find a device', text: 'Search by name, model, serial number or location.' },
  },
  device: {
    about: 'One device: its details, its maintenance and its log, each on a tab.',
    first: {
      title: 'Record maintenance',
      text: 'Open Maintenance, press Record maintenance, enter the outcome and sign. The next one is planned by the interval.',
    },
    second: { title: 'Keep the manuals here', text: 'Press Edit the device and add them under Manuals.' },
    third: { title: 'Take it out of use', text: 'Press Take out of use. Its history is kept, and it can be put back in use.' },
  },
  documents: {
    about: 'The clinic’s routines, policies and instructions, and who has read them.',
    first: { title: 'Read what is new', text: 'Open a document that says Unread, and confirm that you have read it.' },
    second: { title: 'Add a document', text: 'Press Add a document. Then write its first version, approve it and publish it.' },
    third: {
      title: 'See who has read',
      text: 'Open the document: those who have read the published version, and those who have not, are listed.',
    },
  },
  document: {
    about: 'One document: the published version, all versions and the log, each on a tab.',
    first: { title: 'Confirm that you have read it', text: 'Press I have read and understood this, below the published version.' },
    second: {
      title: 'Change it',
      text: 'Open Versions and press New version. A draft is approved and then published; it replaces the published version.',
    },
    third: { title: 'Plan the review', text: 'Press Edit the details and set the date of the next review and who is responsible.' },
  },
} as const
