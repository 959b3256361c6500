import type { Colourway } from '../colourways.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { softLine } from '../drawing/trims.ts'

/** The signal colour of the brand, used for the zips of shell jackets. */
const BLAZE: Ink = '#f58220'

/** The ink of zips, snaps and cords. */
export function closureInk({ body, accent, zip }: Colourway, closure: 'blaze' | 'tonal' | 'contrast'): Ink {
  if (closure === 'blaze') return BLAZE
  return closure === 'contrast' ? zip : mix(body, accent, 0.7)
}

/** A buttoned placket down the middle line, from `fromY` to `toY`; the first snap sits `first` units below `fromY`. */
export function snapPlacket(cloth: Ink, snap: Ink, fromY: number, toY: number, width = 34, first = 26): string {
  const shadow = shadowOf(cloth)
  const half = width / 2
  const snaps: string[] = []
  for (let y = fromY + first; y < toY - 10; y += 74) {
    snaps.push(
      `<circle cx="1" cy="${y + 2}" r="8" fill="${shadow}" opacity=".6"/><circle cy="${y}" r="7.5" fill="${snap}" stroke="${shadow}"/><circle cx="-1" cy="${y - 1}" r="4" fill="none" stroke="#fff" opacity=".35"/>`,
    )
  }
  return `${softLine(`M${half + 2} ${fromY}V${toY}`, shadow, 12, 0.5)}<path d="M${-half} ${fromY}H${half}V${toY}H${-half}z" fill="${cloth}" opacity=".92" stroke="${shadow}" stroke-width=".8"/><path d="M${-half + 5} ${fromY}V${toY}M${half - 5} ${fromY}V${toY}" stroke="${shadow}" stroke-dasharray="4.5 2.6" opacity=".45"/>${snaps.join('')}`
}
