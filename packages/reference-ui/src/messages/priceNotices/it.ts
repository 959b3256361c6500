import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'più eventuali spese di spedizione',
  guarantee: (years, isLeast) => `Garanzia legale di ${isLeast ? 'almeno ' : ''}${years} anni`,
}
