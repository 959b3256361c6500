import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'più spedizione',
  guarantee: (years) => `Garanzia legale di ${years} anni`,
}
