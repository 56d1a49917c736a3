import { CONTRACT_VERSION } from '@clinic/kit/contract'

export const contract = CONTRACT_VERSION
export { routes } from './routes'
