import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, luminance, shadowOf, sheenOf } from '../drawing/colour.ts'
import { between, distance, lens, type Point } from '../drawing/geometry.ts'
import { hundredths, joined, randomSource } from '../drawing/number.ts'

/** A seam between two baffles (rows filled with down): left end, middle of the seam, right end. */
export type BaffleSeam = readonly [left: Point, middle: Point, right: Point]

const whole = ([x, y]: Point) => joined([Math.round(x), Math.round(y)])

/** Returns the control point with which a quadratic curve passes through the middle of the seam. */
const control = ([left, middle, right]: BaffleSeam): Point => [
  2 * middle[0] - (left[0] + right[0]) / 2,
  2 * middle[1] - (left[1] + right[1]) / 2,
]

function pointOn(seam: BaffleSeam, share: number): Point {
  const bend = control(seam)
  return between(between(seam[0], bend, share), between(bend, seam[2], share), share)
}

/** Draws puffed bands between consecutive seams, with gathers about `spacing` units apart along every seam. */
export function baffles(art: Art, cloth: Ink, seams: readonly BaffleSeam[], seed = 3, spacing = 31): string {
  const [shadow, light, sheen] = [shadowOf(cloth), lightOf(cloth), sheenOf(cloth)]
  const random = randomSource(seed)
  const darkness = luminance(cloth) > 0.7 ? 0.65 : 1
  const puff = art.linear('down', [
    [0, shadow, +hundredths(0.62 * darkness)],
    [0.13, shadow, +hundredths(0.2 * darkness)],
    [0.3, light, 0.62],
    [0.45, light, 0.5],
    [0.62, light, 0],
    [0.8, shadow, +hundredths(0.22 * darkness)],
    [1, shadow, +hundredths(0.66 * darkness)],
  ])
  const paths = { bands: '', valleys: '', ridges: '', hollows: '', bulges: '', seams: '' }
  for (const [i, seam] of seams.entries()) {
    const above = seams[i - 1]
    if (above === undefined) continue
    const line = `M${whole(above[0])}Q${whole(control(above))} ${whole(above[2])}`
    paths.bands += `<path d="${line}L${whole(seam[2])}Q${whole(control(seam))} ${whole(seam[0])}z" fill="${puff}"/>`
    paths.seams += line
    const gathers = Math.max(3, Math.round(distance(seam[0], seam[2]) / spacing))
    for (let gather = 0; gather < gathers; gather++) {
      const share = (gather + 0.2 + random() * 0.6) / gathers
      const [top, bottom] = [pointOn(above, share), pointOn(seam, share)]
      const height = distance(top, bottom)
      const into = between(top, bottom, 0.16 + random() * 0.26)
      const upTo = between(bottom, top, 0.1 + random() * 0.2)
      const foot = pointOn(seam, Math.min(1, Math.max(0, share + (random() - 0.5) * 0.04)))
      paths.valleys += lens(top, [into[0] + (random() - 0.5) * 10, into[1]], 0.06, 4.5)
      if (random() > 0.35) paths.valleys += lens(foot, upTo, -0.06, 4)
      if (random() > 0.3) paths.ridges += lens([top[0] - 4, top[1] + 2], [into[0] - 7, into[1] + 2], 0.06, 4)
      if (random() <= 0.55) continue
      const [x, y] = between(top, bottom, 0.4 + random() * 0.2)
      const dent = lens([x - 16, y - height * 0.2], [x + 14, y + height * 0.2], 0.1, 14)
      if (random() > 0.5) paths.hollows += dent
      else paths.bulges += dent
    }
  }
  const filled = (path: string, ink: Ink, opacity: number) =>
    `<path d="${path}" fill="${ink}" opacity="${hundredths(opacity)}"/>`
  return (
    paths.bands +
    `<g filter="${art.blur(6)}">${filled(paths.hollows, shadow, 0.22 * darkness ** 2)}${filled(paths.bulges, light, 0.4)}</g>` +
    `<g filter="${art.blur(1.6)}">${filled(paths.valleys, shadow, 0.5 * darkness)}${filled(paths.ridges, sheen, 0.5)}</g>` +
    `<path d="${paths.seams}" fill="none" stroke="${shadow}" stroke-width="2.2" opacity=".6"/><path d="${paths.seams}" transform="translate(0 1.8)" fill="none" stroke="${light}" opacity=".5"/>`
  )
}
