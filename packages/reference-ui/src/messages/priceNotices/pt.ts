import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'acrescem eventuais portes de envio',
  guarantee: (years, isLeast) => `${isLeast ? 'Pelo menos ' : ''}${years} anos de garantia legal`,
}
