import { clinicBundle } from '@clinic/kit/build'
import { devRemotes } from './build/dev-remotes.mjs'
import { rewriteSignInPages, signInEnvironment } from './build/sign-in.mjs'

const shell = clinicBundle({
  name: 'web-shell',
  port: 3000,
  assetPrefix: '/bundles/web-shell/',
  middlewares: [devRemotes, rewriteSignInPages],
})

/** The shell, and the pages before the sign-in as an entry of their own, which load nothing of it. */
export default (context) => {
  const { plugins, source, ...config } = shell(context)
  return { ...config, environments: { web: { plugins, source }, signIn: signInEnvironment } }
}
