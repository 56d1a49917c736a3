import type { Sum } from './imports-circle'

export const add = (sum: Sum, value: number): Sum => ({ total: sum.total + value })
