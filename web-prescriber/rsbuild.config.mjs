import { clinicBundle } from '@clinic/kit/build'

export default clinicBundle({
  name: 'web-prescriber',
  port: 3004,
  assetPrefix: '/bundles/web-prescriber/',
  exposes: { './remote': './src/remote.tsx' },
})
