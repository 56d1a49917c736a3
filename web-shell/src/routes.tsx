import { NotFound } from '@clinic/kit/app'
import type { Handle } from '@clinic/kit/contract'
import { useMay } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { Navigate, type RouteObject } from 'react-router'
import { DashboardScreen } from './features/dashboard/dashboard-screen'
import { SignInScreen } from './features/sign-in/sign-in-screen'
import { Guarded } from './frame/forbidden'
import { shellText } from './texts'

const titled = (key: Parameters<typeof shellText>[0], permission?: string): Handle => ({ title: () => shellText(key), permission })

const ForgotPassword = () => import('./features/sign-in/forgot-password-screen').then((m) => ({ Component: m.ForgotPasswordScreen }))
const ResetPassword = () => import('./features/sign-in/reset-password-screen').then((m) => ({ Component: m.ResetPasswordScreen }))
const SignUp = () => import('./features/sign-up/sign-up-screen').then((m) => ({ Component: m.SignUpScreen }))
const VerifyEmail = () => import('./features/sign-up/verify-email-screen').then((m) => ({ Component: m.VerifyEmailScreen }))
const VerifyLink = () => import('./features/sign-up/verify-link-screen').then((m) => ({ Component: m.VerifyLinkScreen }))
const SetUp = () => import('./features/sign-up/set-up-screen').then((m) => ({ Component: m.SetUpScreen }))
const Company = () => import('./features/settings/company-screen').then((m) => ({ Component: m.CompanyScreen }))
const Team = () => import('./features/settings/team-screen').then((m) => ({ Component: m.TeamScreen }))
const Deliveries = () => import('./features/settings/deliveries-screen').then((m) => ({ Component: m.DeliveriesScreen }))

/** What is open to somebody who is not signed in, or not done with signing up. */
export const outsideRoutes: RouteObject[] = [
  { path: '/login', element: <SignInScreen />, handle: titled('signIn.title') },
  { path: '/sign-up', HydrateFallback: LoadingState, lazy: SignUp, handle: titled('signUp.title') },
  { path: '/register', element: <Navigate to="/sign-up" replace /> },
  { path: '/verify-email', HydrateFallback: LoadingState, lazy: VerifyEmail, handle: titled('verify.title') },
  { path: '/email/verify/:id/:hash', HydrateFallback: LoadingState, lazy: VerifyLink, handle: titled('verify.title') },
  { path: '/set-up', HydrateFallback: LoadingState, lazy: SetUp, handle: titled('setUp.title') },
  { path: '/forgot-password', HydrateFallback: LoadingState, lazy: ForgotPassword, handle: titled('forgot.title') },
  { path: '/reset-password/:token', HydrateFallback: LoadingState, lazy: ResetPassword, handle: titled('reset.title') },
]

/** Where a day begins: with what happens today, or, for who sees money only, with the receipts. */
function Home() {
  const mayToday = useMay('dashboard.read')
  const mayMoney = useMay('money.read')
  return mayToday || !mayMoney ? <DashboardScreen /> : <Navigate to="/receipt" replace />
}

/** The shell's own screens inside the frame. */
export const insideRoutes: RouteObject[] = [
  { index: true, element: <Home />, handle: titled('dashboard.title') },
  {
    path: 'settings',
    element: <Guarded />,
    children: [
      { index: true, element: <Navigate to="company-information" replace /> },
      { path: 'company-information', lazy: Company, handle: titled('company.title', 'company.write') },
      { path: 'team', lazy: Team, handle: titled('team.title', 'team.write') },
      { path: 'deliveries', lazy: Deliveries, handle: titled('deliveries.title', 'delivery.read') },
    ],
  },
  { path: '*', element: <NotFound /> },
]
