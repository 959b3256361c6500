import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'più eventuale spedizione',
  guarantee: (years) => `Garanzia legale di ${years} anni`,
}
