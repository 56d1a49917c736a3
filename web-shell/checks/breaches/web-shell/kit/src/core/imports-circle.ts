import { add } from './imports-type-of-circle'

export interface Sum {
  total: number
}

export const double = (sum: Sum) => add(sum, sum.total)
