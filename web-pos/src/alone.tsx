import { runAlone } from '@clinic/kit/app'
import * as remote from './remote'

runAlone(remote, '/point-of-sale/products/products-library')
