import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'hors frais de livraison éventuels',
  guarantee: (years, isLeast) => `Garantie légale ${isLeast ? 'd’au moins' : 'de'} ${years} ans`,
}
