import { contrastOf, flattenColor, type PromoMessage } from '@cairn/core/content'

/** A message of the promotional bar with opaque colours. */
export interface Promo extends PromoMessage {
  /**
   * Text colour before the script runs: the style sheet shows black or white until the script sets the exact colour.
   */
  readonly ink: 'light' | 'dark'
}

/**
 * The page background of the light scheme (`--paper` in styles/tokens.css), on which editors see their colours.
 * Translucent colours blend with it in the dark scheme too, so the bar has the same colours in both schemes.
 */
export const PAGE_GROUND = '#fbfcfa'

/** Minimum contrast ratio of text (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 4.5

const reported = new Set<string>()

/**
 * Warns developers about a pair of colours that is hard to read. Editors are responsible for the contrast, so shoppers
 * see the colours unchanged.
 */
const reportContrast = ({ message, backgroundColor, textColor }: PromoMessage, contrast: number): void => {
  const report = `The promotional message "${message}" is hard to read: ${textColor} on ${backgroundColor} has a contrast of ${contrast} to 1, less than ${LEAST_CONTRAST}`
  if (contrast >= LEAST_CONTRAST || reported.has(report)) return
  reported.add(report)
  console.warn(report)
}

/** Returns a message with opaque colours. It runs on the server, so that no browser has to parse colours. */
export const readPromo = (promo: PromoMessage): Promo => {
  const backgroundColor = flattenColor(promo.backgroundColor, PAGE_GROUND)
  const textColor = flattenColor(promo.textColor, backgroundColor)
  if (import.meta.env.DEV) reportContrast(promo, contrastOf(textColor, backgroundColor))
  const isLight = contrastOf(textColor, 'black') > contrastOf(textColor, 'white')
  return { ...promo, backgroundColor, textColor, ink: isLight ? 'light' : 'dark' }
}
