import { clinicBundle } from '@clinic/kit/build'

export default clinicBundle({ name: 'web-record', port: 3001, assetPrefix: 'auto', exposes: { './remote': './src/remote.tsx' } })
