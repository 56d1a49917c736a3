import { ErrorScreen } from '@clinic/kit/app'
import type { RemoteEntry } from '@clinic/kit/contract'
import { useSessionStore } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, useRevalidator, useRouteError } from 'react-router'
import { AppFrame } from './frame/app-frame'
import { RequirePermission } from './frame/require-permission'
import { RemoteFallback } from './remotes/remote-fallback'
import { remoteRegistry } from './remotes/remote-registry'
import { privateRoutes } from './routes'

const isUnderPrefix = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** Finds the remote that has a path, unless the user's permissions don't include it. */
const findRemote = (entries: RemoteEntry[], path: string): RemoteEntry | undefined => {
  const entry = entries.find(({ prefixes }) => prefixes.some((prefix) => isUnderPrefix(prefix, path)))
  const permissions = useSessionStore.getState().session?.permissions
  return entry?.permission && !permissions?.includes(entry.permission) ? undefined : entry
}

/** Begins to load the remote of the address that the user opened, so that it arrives while the frame loads and renders. */
export function preloadRemote(entries: RemoteEntry[]): void {
  const entry = findRemote(entries, window.location.pathname)
  if (entry) remoteRegistry.load(entry.name).catch(() => {})
}

function RouteError() {
  const { revalidate } = useRevalidator()
  return <ErrorScreen error={useRouteError()} onRetry={() => void revalidate()} />
}

/** Groups routes under an error boundary: those of a remote, or the shell's own. */
const createRouteGroup = (name: string, routes: RouteObject[]): RouteObject => ({
  id: `routes:${name}`,
  errorElement: <RouteError />,
  children: routes,
})

/** Groups routes that require the permissions which their handles name. */
const createGuardedGroup = (name: string, routes: RouteObject[]): RouteObject => ({
  ...createRouteGroup(name, routes),
  element: <RequirePermission />,
})

/**
 * Creates the router with the shell's routes and a fallback route for the paths of each remote. A remote is loaded when the user navigates
 * to one of its paths, and its routes are patched in; until then, or when it fails, the fallback shows its state.
 */
export function createShellRouter(entries: RemoteEntry[]): DataRouter {
  const patchedNames = new Set<string>()
  // Not by the `patch` argument of the navigation, which is discarded when another navigation overtakes it.
  const patchRemote = async (entry: RemoteEntry): Promise<void> => {
    const { routes } = await remoteRegistry.load(entry.name)
    if (patchedNames.has(entry.name)) return
    patchedNames.add(entry.name)
    router.patchRoutes('frame', [createGuardedGroup(entry.name, routes)])
  }
  const patchAndRematch = (entry: RemoteEntry) => async () => {
    await patchRemote(entry)
    const { pathname, search, hash } = router.state.location
    const route = matchRoutes(router.routes, pathname)?.at(-1)?.route
    if (route && route.id !== router.state.matches.at(-1)?.route.id) await router.navigate(pathname + search + hash, { replace: true })
  }
  const fallbackRoutes = entries.flatMap((entry) =>
    entry.prefixes.map(
      (prefix): RouteObject => ({
        path: `${prefix.slice(1)}/*`,
        element: <RemoteFallback key={entry.name} entry={entry} onReady={patchAndRematch(entry)} />,
      }),
    ),
  )
  const router: DataRouter = createBrowserRouter(
    [
      {
        id: 'frame',
        path: '/',
        element: <AppFrame />,
        errorElement: <RouteError />,
        HydrateFallback: LoadingState,
        children: [createRouteGroup('private', [...privateRoutes, ...fallbackRoutes])],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path }) => {
        const entry = findRemote(entries, path)
        if (entry) await patchRemote(entry).catch(() => {})
      },
    },
  )
  return router
}
