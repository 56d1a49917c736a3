import './styles.css'
import { CONTRACT } from '@clinic/kit/contract'

export const contract = CONTRACT
export { routes } from './routes'
