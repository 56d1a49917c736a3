import { clinicBundle } from '@clinic/kit/build'
import { devRemotes } from './build/dev-remotes.mjs'
import { rewriteSignInPages, signInEnvironment } from './build/sign-in.mjs'

const shell = clinicBundle({
  name: 'web-shell',
  port: 3000,
  assetPrefix: '/bundles/web-shell/',
  middlewares: [devRemotes, rewriteSignInPages],
})

/** What a tablet or phone needs to install Aster as an app (BEY-068); the files stand in `static`. */
const appTags = [
  { tag: 'link', attrs: { rel: 'manifest', href: 'manifest.webmanifest' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icon-192.png' } },
  { tag: 'meta', attrs: { name: 'theme-color', content: '#5551CE' } },
]

/** The shell, and the pages before the sign-in as an entry of their own, which load nothing of it. */
export default (context) => {
  const { plugins, source, html, ...config } = shell(context)
  return {
    ...config,
    html: { ...html, tags: [...html.tags, ...appTags] },
    environments: { web: { plugins, source, output: { copy: [{ from: './static' }] } }, signIn: signInEnvironment },
  }
}
