import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'más gastos de envío',
  guarantee: (years) => `${years} años de garantía legal`,
}
