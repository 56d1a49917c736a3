import { runAlone } from '@clinic/kit/app'
import * as remote from './remote'

runAlone(remote, '/clients')
