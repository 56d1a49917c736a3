export type { BankIdOrder } from './bankid.api'
export { BankIdDialog } from './bankid-dialog'
