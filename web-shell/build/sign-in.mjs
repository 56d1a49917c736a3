/** The entry of the pages before the sign-in: React and kit/lite, without Mantine, router and module federation. */
import { pluginReact } from '@rsbuild/plugin-react'

/** As SIGN_IN_PATH of services/clinic/core/api/spa.py. */
const SIGN_IN_PATH = /^\/(login|sign-up|register|verify-email|set-up|forgot-password|reset-password\/[^/]+|email\/verify\/[^/]+\/[^/]+)\/?$/

export const signInEnvironment = {
  plugins: [pluginReact({ reactRefreshOptions: { library: 'web-sign-in' } })],
  source: { entry: { 'sign-in': './src/sign-in/main.tsx' } },
  security: { nonce: '__CSP_NONCE__' },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
}

/** For the dev server: sends the sign-in's HTML for its pages, as the server does. */
export function rewriteSignInPages(middlewares) {
  middlewares.unshift((request, _response, next) => {
    const [path, query] = (request.url ?? '').split('?')
    if (SIGN_IN_PATH.test(path)) request.url = query ? `/sign-in.html?${query}` : '/sign-in.html'
    next()
  })
}
