import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import hwbPlugin from 'colord/plugins/hwb'
import labPlugin from 'colord/plugins/lab'
import lchPlugin from 'colord/plugins/lch'
import namesPlugin from 'colord/plugins/names'
import oklabPlugin from 'colord/plugins/oklab'
import oklchPlugin from 'colord/plugins/oklch'

// Only what reads the promotional messages imports this file: the parser is in no other bundle.
extend([a11yPlugin, hwbPlugin, labPlugin, lchPlugin, namesPlugin, oklabPlugin, oklchPlugin])

/** A colour from content if it is one by itself, else the fallback. A keyword that takes its colour from elsewhere, such as `inherit`, is none. */
export const safeColor = (color: string | null | undefined, fallback: string): string => {
  const trimmed = String(color ?? '').trim()
  return colord(trimmed).isValid() ? trimmed : fallback
}

/** The opaque colour `#rrggbb` that is seen where a colour lies over an opaque ground. */
export const flattenColor = (color: string, ground: string): string => {
  const { r, g, b, a } = colord(color).toRgb()
  const below = colord(ground).toRgb()
  const over = (channel: number, other: number): number => channel * a + other * (1 - a)
  return colord({ r: over(r, below.r), g: over(g, below.g), b: over(b, below.b) }).toHex()
}

/** The contrast of two opaque colours from 1 to 21 (WCAG 2.2, contrast ratio), cut to two decimals. */
export const contrastOf = (color: string, ground: string): number => colord(color).contrast(ground)
