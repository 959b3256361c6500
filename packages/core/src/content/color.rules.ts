import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import hwbPlugin from 'colord/plugins/hwb'
import labPlugin from 'colord/plugins/lab'
import lchPlugin from 'colord/plugins/lch'
import namesPlugin from 'colord/plugins/names'
import oklabPlugin from 'colord/plugins/oklab'
import oklchPlugin from 'colord/plugins/oklch'

// Import this file only where promotional messages are mapped or shown, because it adds the colour parser to the
// bundle.
extend([a11yPlugin, hwbPlugin, labPlugin, lchPlugin, namesPlugin, oklabPlugin, oklchPlugin])

/**
 * Returns a colour from the content when it is valid, otherwise the fallback. Keywords such as `inherit`, which take
 * the colour from elsewhere, are not valid.
 */
export const safeColor = (color: string | null | undefined, fallback: string): string => {
  const trimmed = String(color ?? '').trim()
  return colord(trimmed).isValid() ? trimmed : fallback
}

/** Returns the opaque colour `#rrggbb` that results when `color` is drawn on an opaque background. */
export const flattenColor = (color: string, ground: string): string => {
  const { r, g, b, a } = colord(color).toRgb()
  const below = colord(ground).toRgb()
  const over = (channel: number, other: number): number => channel * a + other * (1 - a)
  return colord({ r: over(r, below.r), g: over(g, below.g), b: over(b, below.b) }).toHex()
}

/** Returns the contrast ratio of two opaque colours (WCAG 2.2): a number from 1 to 21, truncated to two decimals. */
export const contrastOf = (color: string, ground: string): number => colord(color).contrast(ground)
