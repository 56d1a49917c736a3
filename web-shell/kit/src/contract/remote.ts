import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Language } from '../i18n'

/** Raised when shell and remotes stop understanding each other; the shell refuses a remote with another number. */
export const CONTRACT = 1

/** The places that one remote leaves for others to fill, and what it tells them. */
export interface Slots {
  /** On the client's card: this client's visits. */
  'client.bookings': { clientId: string }
  /** On the client's card: what this client has bought. */
  'client.receipts': { clientId: string }
  /** On a visit: its receipt, or the way to the till. */
  'booking.receipt': { bookingId: string }
}

export type SlotName = keyof Slots

/** What a remote's one exposed module, `./remote`, is. */
export interface Remote {
  contract: number
  routes: RouteObject[]
  slots?: { [Name in SlotName]?: ComponentType<Slots[Name]> }
}

/** One line of `/remotes.json`, which the server makes from its configuration. */
export interface RemoteEntry {
  name: string
  /** The address of its federation manifest. */
  manifest: string
  /** Of the manifest's content, when the server has the files; absent says that nothing can be told about them. */
  digest?: string | null
  /** The paths it answers for; `/clients` includes all below. */
  prefixes: string[]
  /** What a person must hold for it to be loaded at all. */
  permission?: string
  slots?: SlotName[]
  nav?: NavEntry[]
}

/** A line of the navigation that a remote brings. */
export interface NavEntry {
  to: string
  label: Record<Language, string>
  icon: string
  permission: string
  /** The part of the day's work that it stands under: a heading of its own when set. */
  section?: 'settings'
  order: number
}
