import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'hors frais de livraison éventuels',
  guarantee: (years) => `Garantie légale de ${years} ans`,
}
