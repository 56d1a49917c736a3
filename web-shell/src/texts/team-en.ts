/** The texts of the team and of the users’ pages. */
export const teamEn = {
  title: 'Team',
  about: 'Who works here, their roles and what they may see.',
  add: 'Add team member',
  details: 'Details',
  search: 'Search the team',
  empty: 'No team members yet',
  emptyHelp: 'Those who work at the clinic: they sign in with an account of their own, and can be booked.',
  invited: 'Invited',
  invitedHelp: 'The invitation has been sent and is valid for 24 hours. It is accepted by the first sign-in.',
  invitationExpired: 'Invitation expired',
  invitationExpiredHelp: 'It was not accepted within 24 hours. Send a new one to let this person in.',
  inviteAgain: 'Invite again',
  invitedAgain: 'A new invitation is on its way to {email}',
  you: 'you',
  role: 'Role',
  clientAccess: 'Client access',
  lastLogin: 'Last sign-in',
  jobTitle: 'Title',
  systems: 'Systems',
  system: { booking: 'Booking', record: 'Record', pos: 'Point of sale' },
  bookings: 'Bookings',
  isBookable: 'Can be booked',
  isBookableHelp: 'Has a column in the calendar and can be chosen in the booking portal.',
  performsAll: 'Performs all services',
  performsAllHelp:
    'Can be booked for all of the clinic’s services from the start. Change that in the services. When off, nobody can book them until services are chosen.',
  bookingDescription: 'Description in the booking portal',
  bookingDescriptionHelp: 'What visitors read about this person, such as education and specialties.',
  management: 'Quality management',
  roleHelp: {
    user: 'Works with bookings, clients and sales, within the systems below.',
    admin: 'Everything a user may do, and team, services, hours and settings.',
    accountant: 'Sees receipts, reports and daily closings, never a client’s name or a note.',
  },
  emailHelp: 'An invitation is sent here. It is valid for 24 hours.',
  saved: 'Saved',
  added: 'The team member is added',
  saveClientAccess: 'Save access',
  back: 'Back to the team',
  memberTitle: 'Team member',
  filter: { all: 'All', active: 'Active', inactive: 'Inactive', deleted: 'Deleted' },
  photoHelp: 'Team members see it, and visitors of the booking portal when the team member can be booked.',
  passwordChanged: 'Password changed',
  delete: 'Delete',
  deleteHelp:
    '{name} is signed out, leaves the team and can no longer sign in. What they have written and signed stays. You can restore them from the list.',
  deleted: 'The team member is deleted',
  restore: 'Restore',
  restored: 'The team member is restored',
  showBookings: 'Show the bookings',
  deactivate: 'Deactivate',
  deactivateHelp: '{name} is signed out and can no longer sign in. Bookings and notes stay.',
  reactivate: 'Reactivate',
} as const

/** The texts of professions and licences (LAW-020). */
export const licenceEn = {
  title: 'Licence',
  help: 'Look the number up in the authority’s register, and record here that you did. A changed profession or number ends the check.',
  professionLabel: 'Profession',
  profession: {
    none: 'Not stated',
    doctor: 'Doctor',
    dentist: 'Dentist',
    nurse: 'Nurse',
    midwife: 'Midwife',
    dental_hygienist: 'Dental hygienist',
    physiotherapist: 'Physiotherapist',
    assistant_nurse: 'Assistant nurse',
    skin_therapist: 'Skin therapist',
    other: 'Other',
  },
  number: 'Licence number',
  numberHelp: 'Only of a licensed profession.',
  specialist: 'Specialist competence',
  specialistHelp: 'Of a doctor or dentist, such as plastic surgery.',
  checkedOn: 'Checked on',
  checkedBy: 'Checked by',
  notChecked: 'Not checked',
  check: 'Record the check',
} as const

/** The texts of the hand-over of the company (PLT-035). */
export const transferEn = {
  open: 'Hand over the company',
  title: 'Hand over the company',
  warningTitle: 'You cannot undo this',
  warning:
    '{name} becomes the super user of {company}, owns the account and the subscription, and {email} becomes the company’s e-mail address. You become an admin, and only {name} can hand the company back.',
  typeName: 'Type the company’s name to go on: {company}',
  confirm: 'Hand over now',
  done: '{name} is now the super user',
} as const

/** The texts of a user's services and bookings (PLT-037). */
export const userServicesEn = {
  title: 'Services',
  help: 'What this team member can be booked for. Bookings that are made already stay.',
  notBookable: 'This team member cannot be booked. Switch on “Can be booked” in the details first.',
} as const
export const userBookingsEn = {
  title: 'Bookings',
  search: 'Search by service',
  time: 'Time',
  service: 'Service',
  client: 'Client',
  receipt: 'Receipt',
  empty: 'No bookings here',
  emptyHelp: 'Bookings with this team member as practitioner are listed here.',
  filter: { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled', all: 'All' },
  state: { booked: 'Booked', arrived: 'Arrived', in_room: 'In room', done: 'Done', cancelled: 'Cancelled', no_show: 'No-show' },
} as const
