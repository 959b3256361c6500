import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'acresce envio',
  guarantee: (years) => `${years} anos de garantia legal`,
}
