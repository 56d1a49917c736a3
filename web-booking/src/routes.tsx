import type { Permission } from '@clinic/kit/api'
import type { RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import { translateReport } from '@clinic/kit/reports/titles'
import type { RouteObject } from 'react-router'
import { translateBooking } from './texts'
import type { en } from './texts/en'

const titled = (key: PlainTextKey<typeof en>, permission: Permission): RouteHandle => ({
  title: () => translateBooking(key),
  permission,
})

const Calendar = () => import('./features/calendar/calendar-screen').then((m) => ({ Component: m.CalendarScreen }))
const Booking = () => import('./features/calendar/booking-panel').then((m) => ({ Component: m.BookingPanel }))
const BookingNote = () => import('./features/calendar/booking-pages').then((m) => ({ Component: m.BookingNotePage }))
const BookingClient = () => import('./features/client-bookings/booking-client-page').then((m) => ({ Component: m.BookingClientPage }))
const BookingReceipt = () => import('./features/calendar/booking-pages').then((m) => ({ Component: m.BookingReceiptPage }))
const WaitingList = () => import('./features/waiting-list/waiting-list-screen').then((m) => ({ Component: m.WaitingListScreen }))
const Schedule = () => import('./features/schedule/schedule-screen').then((m) => ({ Component: m.ScheduleScreen }))
const Services = () => import('./features/catalogue/services-screen').then((m) => ({ Component: m.ServicesScreen }))
const AddService = () => import('./features/catalogue/service-screen').then((m) => ({ Component: m.AddServiceScreen }))
const EditService = () => import('./features/catalogue/service-screen').then((m) => ({ Component: m.EditServiceScreen }))
const Categories = () => import('./features/catalogue/categories-screen').then((m) => ({ Component: m.CategoriesScreen }))
const SentMessages = () => import('./features/sent-messages/sent-messages-screen').then((m) => ({ Component: m.SentMessagesScreen }))
const Settings = () => import('./features/settings/settings-screen').then((m) => ({ Component: m.SettingsScreen }))
const Portal = () => import('./features/portal/portal-screen').then((m) => ({ Component: m.PortalScreen }))
const Report = () => import('./features/report/booking-report-screen').then((m) => ({ Component: m.BookingReportScreen }))

export const routes: RouteObject[] = [
  {
    path: 'calendar/booking',
    lazy: Calendar,
    handle: titled('calendar.title', 'booking.read'),
    children: [
      { path: ':bookingId', lazy: Booking, handle: titled('panel.title', 'booking.read') },
      { path: ':bookingId/note', lazy: BookingNote, handle: titled('notes.title', 'booking.read') },
      { path: ':bookingId/client/:clientId', lazy: BookingClient, handle: titled('panel.client', 'booking.read') },
      { path: ':bookingId/receipt', lazy: BookingReceipt, handle: titled('panel.receipt', 'booking.read') },
    ],
  },
  { path: 'calendar/waiting-list', lazy: WaitingList, handle: titled('waitingList.title', 'booking.read') },
  { path: 'calendar/schedule', lazy: Schedule, handle: titled('schedule.title', 'catalogue.read') },
  {
    path: 'reports/booking',
    lazy: Report,
    handle: { title: () => translateReport('title.booking'), permission: 'report.booking.read' } satisfies RouteHandle,
  },
  { path: 'bookings/services', lazy: Services, handle: titled('services.title', 'catalogue.read') },
  { path: 'bookings/services/add', lazy: AddService, handle: titled('services.add', 'catalogue.write') },
  { path: 'bookings/services/:serviceId/edit', lazy: EditService, handle: titled('services.edit', 'catalogue.write') },
  { path: 'bookings/category', lazy: Categories, handle: titled('categories.title', 'catalogue.read') },
  { path: 'bookings/messages', lazy: SentMessages, handle: titled('sentMessages.title', 'delivery.read') },
  { path: 'booking-settings', lazy: Settings, handle: titled('settings.title', 'catalogue.read') },
  { path: 'booking-portal', lazy: Portal, handle: titled('portal.title', 'catalogue.read') },
]
