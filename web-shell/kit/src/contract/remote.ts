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

/** A remote's entry in the navigation. */
export interface NavEntry {
  to: string
  label: Record<Language, string>
  icon: string
  permission: Permission
  /** The heading that it is listed under; without one it is part of the daily work. */
  section?: 'settings'
  order: number
}
