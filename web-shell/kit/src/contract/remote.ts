import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Permission } from '../api'
import type { Language } from '../i18n'

/** Raised by an incompatible change between the shell and its remotes; the shell refuses a remote with another version. */
export const CONTRACT_VERSION = 1

/** The extension slots that a remote offers to others, with the props of what fills them. */
export interface Slots {
  /** On the client's page: the client's bookings. */
  'client.bookings': { clientId: string }
  /** On the client's page: the client's receipts. */
  'client.receipts': { clientId: string }
  /** On a booking: its receipt, or the link to the checkout. */
  'booking.receipt': { bookingId: string }
  /** On a booking: the consents that its client has yet to sign, and those that can be sent. */
  'booking.consents': { clientId: string }
}

export type SlotName = keyof Slots

/** The one module that a remote exposes, `./remote`. */
export interface Remote {
  contract: number
  routes: RouteObject[]
  slots?: { [Name in SlotName]?: ComponentType<Slots[Name]> }
}

/** An entry of `/remotes.json`: what `remote.json` in the remote's folder says, and where its files are. */
export interface RemoteEntry {
  name: string
  /** The URL of its federation manifest. */
  manifest: string
  /** The digest of the manifest when the server has the files; absent when their version is unknown. */
  digest?: string | null
  /** The paths of its routes; `/clients` includes all below it. */
  prefixes: string[]
  /** The permission without which it isn't loaded. */
  permission?: Permission
  slots?: SlotName[]
  nav?: NavEntry[]
}

/** An entry of the navigation that holds several pages: as tabs, or as the groups of the settings page. */
export type NavArea = 'checkout' | 'marketing' | 'quality' | 'reports' | 'settings'

/** A heading of the settings page. */
export type SettingsGroup = 'clinic' | 'booking' | 'record' | 'checkout' | 'messages'

/** A remote's entry in the navigation. */
export interface NavEntry {
  to: string
  label: Record<Language, string>
  icon: string
  permission: Permission
  /** The entry of the navigation that holds the page; without one the page is an entry of its own. */
  area?: NavArea
  /** The heading on the settings page, and what the page is for; only pages of the settings have them. */
  group?: SettingsGroup
  about?: Record<Language, string>
  /** Pages of the settings with the same name are tabs of one page. */
  page?: 'messages'
  /** The setting of the company that hides the page when it is off. */
  setting?: 'SHOW_LETTER_OF_CONSENT'
  order: number
}
