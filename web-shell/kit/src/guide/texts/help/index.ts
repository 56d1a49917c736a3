export { en } from './en'
export { sv } from './sv'
