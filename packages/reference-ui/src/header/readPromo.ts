import { contrastOf, flattenColor, type PromoMessage } from '@cairn/core/content'

/** A message of the bar as it is shown, with opaque colours. */
export interface Promo extends PromoMessage {
  /** Of the text, for the style sheet: until the script sets the colour itself, the words are black or white. */
  readonly ink: 'light' | 'dark'
}

/** `--paper` of the light scheme (styles/tokens.css). Editors see their colours over it, and in both schemes the bar keeps them. */
export const PAGE_GROUND = '#fbfcfa'

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5

const reported = new Set<string>()

/** Contrast is the editors' decision: developers read of a pair that is hard to read, shoppers see it as it was written. */
const reportContrast = ({ message, backgroundColor, textColor }: PromoMessage, contrast: number): void => {
  const report = `The promotional message "${message}" is hard to read: ${textColor} on ${backgroundColor} has a contrast of ${contrast} to 1, less than ${LEAST_CONTRAST}`
  if (contrast >= LEAST_CONTRAST || reported.has(report)) return
  reported.add(report)
  console.warn(report)
}

/** Runs on the server, so that no browser needs to read colours. */
export const readPromo = (promo: PromoMessage): Promo => {
  const backgroundColor = flattenColor(promo.backgroundColor, PAGE_GROUND)
  const textColor = flattenColor(promo.textColor, backgroundColor)
  if (import.meta.env.DEV) reportContrast(promo, contrastOf(textColor, backgroundColor))
  const isLight = contrastOf(textColor, 'black') > contrastOf(textColor, 'white')
  return { ...promo, backgroundColor, textColor, ink: isLight ? 'light' : 'dark' }
}
