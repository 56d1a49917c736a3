import { clinicBundle } from '@clinic/kit/build'

export default clinicBundle({ name: 'web-pos', port: 3003, assetPrefix: 'auto', exposes: { './remote': './src/remote.tsx' } })
