import type { Permission } from '@clinic/kit/api'
import { NotFoundScreen } from '@clinic/kit/app'
import { paths, type RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Navigate, type RouteObject } from 'react-router'
import { LazyComponent } from './frame/lazy-component'
import { RequirePermission } from './frame/require-permission'
import { translateShell } from './texts'
import type { en } from './texts/en'

const createHandle = (key: PlainTextKey<typeof en>, permission?: Permission): RouteHandle => ({
  title: () => translateShell(key),
  permission,
})

const Settings = () => import('./features/settings/settings-screen').then((m) => ({ Component: m.SettingsScreen }))
const Company = () => import('./features/settings/company-screen').then((m) => ({ Component: m.CompanyScreen }))
const CompanySettings = () => import('./features/settings/company-settings-screen').then((m) => ({ Component: m.CompanySettingsScreen }))
const SystemSettings = () => import('./features/settings/system-settings-screen').then((m) => ({ Component: m.SystemSettingsScreen }))
const ClientFields = () => import('./features/settings/client-fields-screen').then((m) => ({ Component: m.ClientFieldsScreen }))
const PersonalDataPolicy = () =>
  import('./features/settings/personal-data-policy-screen').then((m) => ({ Component: m.PersonalDataPolicyScreen }))
const Documents = () => import('./features/settings/documents-screen').then((m) => ({ Component: m.DocumentsScreen }))
const Usage = () => import('./features/settings/usage-screen').then((m) => ({ Component: m.UsageScreen }))
const Import = () => import('./features/imports/import-screen').then((m) => ({ Component: m.ImportScreen }))
const Team = () => import('./features/settings/team-screen').then((m) => ({ Component: m.TeamScreen }))
const User = () => import('./features/settings/user-screen').then((m) => ({ Component: m.UserScreen }))
const UserDetails = () => import('./features/settings/user-details-screen').then((m) => ({ Component: m.UserDetailsScreen }))
const UserAccess = () => import('./features/settings/user-access-screen').then((m) => ({ Component: m.UserAccessScreen }))
const UserServices = () => import('./features/settings/user-services-screen').then((m) => ({ Component: m.UserServicesScreen }))
const UserBookings = () => import('./features/settings/user-bookings-screen').then((m) => ({ Component: m.UserBookingsScreen }))
const importUserLinks = () => import('./features/settings/user-links')
const UserBooking = () => importUserLinks().then((m) => ({ Component: m.UserBooking }))
const UserClient = () => importUserLinks().then((m) => ({ Component: m.UserClient }))
const UserReceipt = () => importUserLinks().then((m) => ({ Component: m.UserReceipt }))
const Profile = () => import('./features/profile/profile-screen').then((m) => ({ Component: m.ProfileScreen }))
const AuditLog = () => import('./features/settings/audit-log-screen').then((m) => ({ Component: m.AuditLogScreen }))
const LogReviews = () => import('./features/settings/log-reviews-screen').then((m) => ({ Component: m.LogReviewsScreen }))
const LogReview = () => import('./features/settings/log-review-screen').then((m) => ({ Component: m.LogReviewScreen }))
const Deliveries = () => import('./features/settings/failed-deliveries-screen').then((m) => ({ Component: m.FailedDeliveriesScreen }))

const Support = () => import('./features/support/support-screen').then((m) => ({ Component: m.SupportScreen }))
const InviteFriend = () => import('./features/support/invite-friend-screen').then((m) => ({ Component: m.InviteFriendScreen }))
const About = () => import('./features/support/about-screen').then((m) => ({ Component: m.AboutScreen }))
const Notifications = () => import('./features/notifications/notifications-screen').then((m) => ({ Component: m.NotificationsScreen }))

const Guide = () => import('./features/support/guide-screen').then((m) => ({ Component: m.GuideScreen }))

const importWorklists = () => import('./features/worklists/worklist-screen')
const UnsignedProcedures = () => importWorklists().then((m) => ({ Component: m.UnsignedProceduresScreen }))
const PendingForms = () => importWorklists().then((m) => ({ Component: m.PendingFormsScreen }))
const AnsweredPrescriptions = () => importWorklists().then((m) => ({ Component: m.AnsweredPrescriptionsScreen }))

const loadDashboard = () => import('./frame/signed-in').then((m) => m.DashboardScreen)

/** The home page: today's bookings, or the receipts for accountants. */
function HomeScreen() {
  const canReadDashboard = useHasPermission('dashboard.read')
  const canReadMoney = useHasPermission('money.read')
  return canReadDashboard || !canReadMoney ? <LazyComponent load={loadDashboard} /> : <Navigate to={paths.receipts()} replace />
}

/** The kit's components on one page, while developing. */
const Gallery = () => import('./features/gallery/gallery-screen').then((m) => ({ Component: m.GalleryScreen }))
const developmentRoutes: RouteObject[] = process.env.NODE_ENV === 'development' ? [{ path: 'kit/*', lazy: Gallery }] : []

/** The shell's own routes inside the frame. */
export const privateRoutes: RouteObject[] = [
  { index: true, element: <HomeScreen />, handle: createHandle('dashboard.title') },
  {
    path: 'settings',
    element: <RequirePermission />,
    children: [
      { index: true, lazy: Settings, handle: createHandle('nav.settings') },
      { path: 'company-information', lazy: Company, handle: createHandle('company.title', 'company.write') },
      { path: 'system-settings', lazy: SystemSettings, handle: createHandle('systemSettings.title', 'settings.write') },
      { path: 'client-fields', lazy: ClientFields, handle: createHandle('clientFields.title', 'settings.write') },
      { path: 'personal-data-policy', lazy: PersonalDataPolicy, handle: createHandle('policy.title', 'company.write') },
      { path: 'documents', lazy: Documents, handle: createHandle('documents.title', 'company.document.read') },
      { path: 'usage', lazy: Usage, handle: createHandle('usage.title', 'company.usage.read') },
      { path: 'import', lazy: Import, handle: createHandle('imports.title', 'data.import.write') },
      { path: 'team', lazy: Team, handle: createHandle('team.title', 'team.write') },
      {
        path: 'team/:userId',
        lazy: User,
        handle: createHandle('team.memberTitle', 'team.write'),
        children: [
          { index: true, lazy: UserDetails, handle: createHandle('team.memberTitle', 'team.write') },
          { path: 'client-access', lazy: UserAccess, handle: createHandle('team.clientAccess', 'team.write') },
          { path: 'user-services', lazy: UserServices, handle: createHandle('userServices.title', 'catalogue.read') },
          { path: 'user-bookings', lazy: UserBookings, handle: createHandle('userBookings.title', 'booking.read') },
        ],
      },
      { path: 'team/:userId/booking/:bookingId', lazy: UserBooking, handle: createHandle('userBookings.title', 'booking.read') },
      { path: 'team/:userId/client/:clientId', lazy: UserClient, handle: createHandle('userBookings.client', 'client.read') },
      { path: 'team/:userId/receipt/:receiptId/detail', lazy: UserReceipt, handle: createHandle('userBookings.receipt', 'money.read') },
      { path: 'audit-log', lazy: AuditLog, handle: createHandle('auditLog.title', 'audit.read') },
      { path: 'log-reviews', lazy: LogReviews, handle: createHandle('logReview.title', 'audit.read') },
      { path: 'log-reviews/:reviewId', lazy: LogReview, handle: createHandle('logReview.title', 'audit.read') },
      { path: 'deliveries', lazy: Deliveries, handle: createHandle('deliveries.title', 'delivery.read') },
    ],
  },
  {
    element: <RequirePermission />,
    children: [
      { path: 'notification', lazy: Notifications, handle: createHandle('notifications.title', 'notification.read') },
      { path: 'company-settings', lazy: CompanySettings, handle: createHandle('companySettings.title') },
      { path: 'profile', lazy: Profile, handle: createHandle('profile.title') },
      { path: 'support', lazy: Support, handle: createHandle('support.title', 'support.write') },
      { path: 'invite-a-friend', lazy: InviteFriend, handle: createHandle('inviteFriend.title', 'friend.invite') },
      { path: 'guide', lazy: Guide, handle: createHandle('guide.title') },
      { path: 'about', lazy: About, handle: createHandle('about.title') },
      {
        path: 'worklists/unsigned-procedures',
        lazy: UnsignedProcedures,
        handle: createHandle('worklist.unsigned-procedures.title', 'journal.read'),
      },
      { path: 'worklists/pending-forms', lazy: PendingForms, handle: createHandle('worklist.pending-forms.title', 'form.read') },
      {
        path: 'worklists/answered-prescriptions',
        lazy: AnsweredPrescriptions,
        handle: createHandle('worklist.answered-prescriptions.title', 'client.prescription.read'),
      },
    ],
  },
  ...developmentRoutes,
  { path: '*', element: <NotFoundScreen /> },
]
