export {
  contactFormKey,
  DEFAULT_PROMO_BACKGROUND,
  DEFAULT_PROMO_TEXT,
  desktopNavigation,
  hasMegaMenu,
  safeColor,
} from './content.rules.ts'
export type * from './content.types.ts'
export { type InlineMark, inlineMarkdown } from './inlineMarkdown.ts'
export { nextPromo, PROMO_INTERVAL, promoPause } from './promo.rules.ts'
