/** The addresses of pages that other packages link to. Links within a package may be literal: a check compares all with the routes. */

type Query = Record<string, string | undefined>

function withQuery(path: string, query: Query = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
}

export const paths = {
  companySettings: () => '/settings/company-information',
  importData: (query: { kind: 'clients' | 'bookings' | 'procedures' | 'products' }) => withQuery('/settings/import', query),
  team: () => '/settings/team',
  user: (userId: string) => `/settings/team/${userId}`,
  notifications: () => '/notification',
  guide: () => '/guide',
  prescriberGuide: () => '/prescription/guide',
  bookingPortal: () => '/booking-portal',
  bookingSettings: (query?: { part?: string }) => withQuery('/booking-settings', query),
  services: () => '/bookings/services',
  failedDeliveries: () => '/settings/deliveries',
  clients: (query?: { excel?: 'open' }) => withQuery('/clients', query),
  client: (clientId: string) => `/clients/${clientId}`,
  clientConsents: (clientId: string) => `/clients/${clientId}/client-letters-of-consents`,
  clientQuestionnaires: (clientId: string) => `/clients/${clientId}/client-questionnaires`,
  writeProcedure: (clientId: string) => `/clients/${clientId}/procedures/create`,
  calendar: (query?: { day?: string }) => withQuery('/calendar/booking', query),
  booking: (bookingId: string) => `/calendar/booking/${bookingId}`,
  sentMessages: (query?: { filter?: string }) => withQuery('/bookings/messages', query),
  products: (query?: { search?: string; filter?: string; sort?: string }) => withQuery('/point-of-sale/products/products-library', query),
  devices: (query?: { filter?: string; sort?: string }) => withQuery('/management-system/medical-device', query),
  receipts: (query?: { filter?: string }) => withQuery('/point-of-sale/receipt', query),
  receipt: (receiptId: string) => `/point-of-sale/receipt/${receiptId}/detail`,
  /** The page of the day, with the count of the drawer begun. */
  closeDay: () => withQuery('/point-of-sale/report', { part: 'close' }),
  registerSettings: () => '/point-of-sale/setting/terminal-setting',
  report: (section: 'booking' | 'pos' | 'record') => `/reports/${section}`,
}
