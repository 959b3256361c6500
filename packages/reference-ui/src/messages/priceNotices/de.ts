import type { PriceNoticeMessages } from './index.ts'

export const messages: PriceNoticeMessages = {
  plusShipping: 'ggf. zzgl. Versand',
  guarantee: (years, isLeast) => `${isLeast ? 'Mindestens ' : ''}${years} Jahre gesetzliche Gewährleistung`,
}
