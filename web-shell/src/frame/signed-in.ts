/** The first screen of a signed-in user, in one file to load. */
export { DashboardScreen } from '../features/dashboard/dashboard-screen'
export { AppLayout } from './app-layout'
