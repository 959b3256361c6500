import { DEFAULT_PROMO_BACKGROUND, DEFAULT_PROMO_TEXT, type PromoMessage } from '@cairn/core/content'

type Channels = readonly [red: number, green: number, blue: number]

/** The names that the core lets pass as colours (CSS Color 4, section 6.1). */
const NAMED: Readonly<Record<string, Channels>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  orange: [255, 165, 0],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
  navy: [0, 0, 128],
  teal: [0, 128, 128],
  gray: [128, 128, 128],
  silver: [192, 192, 192],
  maroon: [128, 0, 0],
  purple: [128, 0, 128],
}

/** A colour of the core's grammar (`safeColor`): a name, `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
const channelsOf = (colour: string): Channels | undefined => {
  const named = NAMED[colour.toLowerCase()]
  if (named !== undefined) return named
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  const decimal = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/i.exec(colour)
  const [, red, green, blue] = short ?? long ?? decimal ?? []
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const read = (digits: string): number =>
    decimal === null ? Number.parseInt(short === null ? digits : digits + digits, 16) : Math.min(255, Number(digits))
  return [read(red), read(green), read(blue)]
}

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 to 21 (WCAG 2.2, contrast ratio); undefined for what is no colour of the grammar. */
export const contrast = (one: string, other: string): number | undefined => {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  if (first === undefined || second === undefined) return undefined
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5

/** A promotional message that can be read: a pair of colours without enough contrast gives way to the default ones, both of them. */
export const legiblePromo = (promo: PromoMessage): PromoMessage =>
  (contrast(promo.backgroundColor, promo.textColor) ?? 0) >= LEAST_CONTRAST
    ? promo
    : { ...promo, backgroundColor: DEFAULT_PROMO_BACKGROUND, textColor: DEFAULT_PROMO_TEXT }
