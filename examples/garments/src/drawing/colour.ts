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

/** The colour `share` of the way from one ink to another, 0 to 1. */
export function mix(from: Ink, to: Ink, share: number): Ink {
  const [r, g, b] = channels(from)
  const [R, G, B] = channels(to)
  return toInk([r + (R - r) * share, g + (G - g) * share, b + (B - b) * share])
}

/** How light an ink looks, 0 black to 1 white. */
export function luminance(ink: Ink): number {
  const [r, g, b] = channels(ink)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** Shadow ink of a cloth: its own hue, deeper and a little bluer. */
export function shadowOf(cloth: Ink): Ink {
  const deepen = (value: number) => 94 * (value / 255) ** 1.9
  const [r, g, b] = channels(cloth)
  return toInk([deepen(r) + 3, deepen(g) + 4, deepen(b) + 9])
}

/** Light ink of matte cloth: the same hue, lifted (white would look like chalk or satin). */
export function lightOf(cloth: Ink): Ink {
  const lift = (value: number) => (value * 1.15 + 14 + value + (255 - value) * 0.34) / 2
  const [r, g, b] = channels(cloth)
  return toInk([lift(r) + 4, lift(g) + 1, lift(b) - 4])
}

/** Sheen: what a crease edge or a rim catches. */
export function sheenOf(cloth: Ink): Ink {
  return mix(lightOf(cloth), '#fffaf2', luminance(cloth) < 0.3 ? 0.22 : 0.5)
}

/** Ink for a mark printed on a cloth: dark on light cloth, bright on dark. */
export function printOn(cloth: Ink): Ink {
  return luminance(cloth) > 0.55 ? shadowOf(cloth) : sheenOf(cloth)
}
