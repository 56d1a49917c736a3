import { mountStandalone } from '@clinic/kit/app'

// A separate module: what only a standalone page needs, such as the kit's styles, must not become part of the remote.
void import('./remote').then((remote) => mountStandalone(remote, '/sample'))
