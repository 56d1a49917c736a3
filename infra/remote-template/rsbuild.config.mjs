import { remoteBundle } from '@clinic/kit/build'

export default remoteBundle(import.meta.dirname)
