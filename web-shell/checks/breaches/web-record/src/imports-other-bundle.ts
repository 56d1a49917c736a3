import { price } from '../../web-pos/src/price'

export const importedPrice = price
