export { contrastOf, flattenColor, safeColor } from './color.rules.ts'
export {
  contactFormKey,
  DEFAULT_PROMO_BACKGROUND,
  DEFAULT_PROMO_TEXT,
  desktopNavigation,
  hasMegaMenu,
} from './content.rules.ts'
export type * from './content.types.ts'
export { type InlineMark, inlineMarkdown } from './inlineMarkdown.ts'
export { nextPromo, PROMO_INTERVAL, previousPromo, promoPause } from './promo.rules.ts'
