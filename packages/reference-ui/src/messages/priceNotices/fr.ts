import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'livraison éventuelle en sus',
  guarantee: (years) => `Garantie légale de ${years} ans`,
}
