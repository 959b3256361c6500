import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'livraison en sus',
  guarantee: (years) => `Garantie légale de ${years} ans`,
}
