import type { UIMatch } from 'react-router'
import type { Permission } from '../api'

/** A route's title, a function because it changes with the language, and the permission that it requires. */
export interface RouteHandle {
  title?: () => string
  permission?: Permission | undefined
}

/** The title of the innermost route that has one. */
export function getRouteTitle(matches: UIMatch[]): string | undefined {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.title)
  return (match?.handle as RouteHandle | undefined)?.title?.()
}
