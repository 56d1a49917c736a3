import { clinicBundle } from '@clinic/kit/build'
import { devRemotes } from './build/dev-remotes.mjs'

export default clinicBundle({ name: 'web-shell', port: 3000, assetPrefix: '/bundles/web-shell/', middlewares: [devRemotes] })
