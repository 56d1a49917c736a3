import { clinicBundle } from '@clinic/kit/build'

export default clinicBundle({ name: 'web-booking', port: 3002, assetPrefix: 'auto', exposes: { './remote': './src/remote.tsx' } })
