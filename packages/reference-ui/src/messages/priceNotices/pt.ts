import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'acrescem eventuais portes de envio',
  guarantee: (years) => `${years} anos de garantia legal`,
}
