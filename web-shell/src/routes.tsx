import type { Permission } from '@clinic/kit/api'
import { NotFoundScreen } from '@clinic/kit/app'
import { paths, type RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { Navigate, type RouteObject } from 'react-router'
import { SignInScreen } from './features/sign-in/sign-in-screen'
import { LazyComponent } from './frame/lazy-component'
import { RequirePermission } from './frame/require-permission'
import { translateShell } from './texts'
import type { en } from './texts/en'

const createHandle = (key: PlainTextKey<typeof en>, permission?: Permission): RouteHandle => ({
  title: () => translateShell(key),
  permission,
})

const ForgotPassword = () => import('./features/sign-in/forgot-password-screen').then((m) => ({ Component: m.ForgotPasswordScreen }))
const ResetPassword = () => import('./features/sign-in/reset-password-screen').then((m) => ({ Component: m.ResetPasswordScreen }))
const SignUp = () => import('./features/sign-up/sign-up-screen').then((m) => ({ Component: m.SignUpScreen }))
const VerifyEmail = () => import('./features/sign-up/verify-email-screen').then((m) => ({ Component: m.VerifyEmailScreen }))
const VerifyLink = () => import('./features/sign-up/verify-link-screen').then((m) => ({ Component: m.VerifyLinkScreen }))
const SetUp = () => import('./features/sign-up/set-up-screen').then((m) => ({ Component: m.SetUpScreen }))
const Settings = () => import('./features/settings/settings-screen').then((m) => ({ Component: m.SettingsScreen }))
const Company = () => import('./features/settings/company-screen').then((m) => ({ Component: m.CompanyScreen }))
const Team = () => import('./features/settings/team-screen').then((m) => ({ Component: m.TeamScreen }))
const Deliveries = () => import('./features/settings/failed-deliveries-screen').then((m) => ({ Component: m.FailedDeliveriesScreen }))

const importWorklists = () => import('./features/worklists/worklist-screen')
const UnsignedProcedures = () => importWorklists().then((m) => ({ Component: m.UnsignedProceduresScreen }))
const PendingForms = () => importWorklists().then((m) => ({ Component: m.PendingFormsScreen }))
const AnsweredPrescriptions = () => importWorklists().then((m) => ({ Component: m.AnsweredPrescriptionsScreen }))

/** The routes without a session, or before the sign-up is complete. */
export const publicRoutes: RouteObject[] = [
  { path: '/login', element: <SignInScreen />, handle: createHandle('signIn.title') },
  { path: '/sign-up', HydrateFallback: LoadingState, lazy: SignUp, handle: createHandle('signUp.title') },
  { path: '/register', element: <Navigate to="/sign-up" replace /> },
  { path: '/verify-email', HydrateFallback: LoadingState, lazy: VerifyEmail, handle: createHandle('verify.title') },
  { path: '/email/verify/:id/:hash', HydrateFallback: LoadingState, lazy: VerifyLink, handle: createHandle('verify.title') },
  { path: '/set-up', HydrateFallback: LoadingState, lazy: SetUp, handle: createHandle('setUp.title') },
  { path: '/forgot-password', HydrateFallback: LoadingState, lazy: ForgotPassword, handle: createHandle('forgot.title') },
  { path: '/reset-password/:token', HydrateFallback: LoadingState, lazy: ResetPassword, handle: createHandle('reset.title') },
]

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
      { path: 'team', lazy: Team, handle: createHandle('team.title', 'team.write') },
      { path: 'deliveries', lazy: Deliveries, handle: createHandle('deliveries.title', 'delivery.read') },
    ],
  },
  {
    element: <RequirePermission />,
    children: [
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
