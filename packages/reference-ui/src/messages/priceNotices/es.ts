import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'más gastos de envío, si los hay',
  guarantee: (years, isLeast) => `${isLeast ? 'Al menos ' : ''}${years} años de garantía legal`,
}
