type Rgb = readonly [red: number, green: number, blue: number]

/** Any colour as `#rrggbb`. */
export type Ink = `#${string}`

function channels(ink: Ink): Rgb {
  const value = Number.parseInt(ink.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toInk(channelValues: Rgb): Ink {
  const digits = channelValues.map((value) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Mixes two inks; `share` is 0 for the first and 1 for the second. */
export function mix(from: Ink, to: Ink, share: number): Ink {
  const [r, g, b] = channels(from)
  const [R, G, B] = channels(to)
  return toInk([r + (R - r) * share, g + (G - g) * share, b + (B - b) * share])
}

/** Perceived lightness of an ink, from 0 (black) to 1 (white). */
export function luminance(ink: Ink): number {
  const [r, g, b] = channels(ink)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** Shadow ink of a cloth: the same hue, darker and slightly bluer. */
export function shadowOf(cloth: Ink): Ink {
  const deepen = (value: number) => 94 * (value / 255) ** 1.9
  const [r, g, b] = channels(cloth)
  return toInk([deepen(r) + 3, deepen(g) + 4, deepen(b) + 9])
}

/** The colour of matte cloth in light: a paler tint of the same hue. Mixed with pure white, the cloth would look like chalk or satin. */
export function lightOf(cloth: Ink): Ink {
  const lift = (value: number) => (value * 1.15 + 14 + value + (255 - value) * 0.34) / 2
  const [r, g, b] = channels(cloth)
  return toInk([lift(r) + 4, lift(g) + 1, lift(b) - 4])
}

/** Highlight ink for crease edges and rims. */
export function sheenOf(cloth: Ink): Ink {
  return mix(lightOf(cloth), '#fffaf2', luminance(cloth) < 0.3 ? 0.22 : 0.5)
}

/** Ink of a print: dark on light cloth, light on dark cloth. */
export function printOn(cloth: Ink): Ink {
  return luminance(cloth) > 0.55 ? shadowOf(cloth) : sheenOf(cloth)
}
