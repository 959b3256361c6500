import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'más envío',
  guarantee: (years) => `${years} años de garantía legal`,
}
