import { safeColor } from '../../content/color.rules.ts'
import { DEFAULT_PROMO_BACKGROUND, DEFAULT_PROMO_TEXT } from '../../content/content.rules.ts'
import type { PromoMessage } from '../../content/content.types.ts'
import type { components } from '../generated/content.ts'

type Wire = components['schemas']

const mapPromoMessage = ({ message, backgroundColor, textColor }: Wire['PromoMessage']): PromoMessage => ({
  message,
  backgroundColor: safeColor(backgroundColor, DEFAULT_PROMO_BACKGROUND),
  textColor: safeColor(textColor, DEFAULT_PROMO_TEXT),
})

/** Maps the promo messages and leaves out those without a text. */
export const mapPromoMessages = (messages: readonly Wire['PromoMessage'][]): readonly PromoMessage[] =>
  messages.filter(({ message }) => typeof message === 'string' && message.trim() !== '').map(mapPromoMessage)
