import { runAlone } from '@clinic/kit/app'

// Apart, so that what only a page of its own needs, as the kit's styles, is not taken for the remote's and loaded into the shell once more.
void import('./remote').then((remote) => runAlone(remote, '/point-of-sale/products/products-library'))
