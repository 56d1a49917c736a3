import { BrokenScreen } from '@clinic/kit/app'
import type { RemoteEntry } from '@clinic/kit/contract'
import { may } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, useRevalidator, useRouteError } from 'react-router'
import { Frame } from './frame/frame'
import { RemoteFallback } from './remotes/remote-fallback'
import { remotes } from './remotes/remotes'
import { insideRoutes, outsideRoutes } from './routes'

const under = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** What stands in for a screen that breaks; what is around it goes on. */
function BrokenRoute() {
  const { revalidate } = useRevalidator()
  return <BrokenScreen error={useRouteError()} onRetry={() => void revalidate()} />
}

/** Routes together behind one boundary: a remote's, or the shell's own. */
const boundary = (name: string, routes: RouteObject[]): RouteObject => ({
  id: `routes:${name}`,
  errorElement: <BrokenRoute />,
  children: routes,
})

/**
 * The shell's routes with a place for each remote's. A remote is fetched when someone goes to one of its addresses, and its routes are
 * then patched in; the splat route stands there until they are, and says so when they can't be.
 */
export function createShellRouter(entries: RemoteEntry[]): DataRouter {
  const placed = new Set<string>()
  // Not by the navigation's own `patch`: that one is thrown away when another navigation overtakes it.
  const place = async (entry: RemoteEntry): Promise<void> => {
    const { routes } = await remotes.ensure(entry.name)
    if (placed.has(entry.name)) return
    placed.add(entry.name)
    router.patchRoutes('frame', [boundary(entry.name, routes)])
  }
  const settle = (entry: RemoteEntry) => async () => {
    await place(entry)
    const { pathname, search, hash } = router.state.location
    const found = matchRoutes(router.routes, pathname)?.at(-1)?.route
    if (found && found.id !== router.state.matches.at(-1)?.route.id) await router.navigate(pathname + search + hash, { replace: true })
  }
  const fallbacks = entries.flatMap((entry) =>
    entry.prefixes.map(
      (prefix): RouteObject => ({
        path: `${prefix.slice(1)}/*`,
        element: <RemoteFallback key={entry.name} entry={entry} onReady={settle(entry)} />,
      }),
    ),
  )
  const router: DataRouter = createBrowserRouter(
    [
      boundary('outside', outsideRoutes),
      {
        id: 'frame',
        path: '/',
        element: <Frame />,
        errorElement: <BrokenRoute />,
        HydrateFallback: LoadingState,
        children: [boundary('inside', [...insideRoutes, ...fallbacks])],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path }) => {
        const entry = entries.find((each) => each.prefixes.some((prefix) => under(prefix, path)))
        if (!entry || (entry.permission && !may(entry.permission))) return
        await place(entry).catch(() => {})
      },
    },
  )
  return router
}
