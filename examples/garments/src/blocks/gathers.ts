import { type Ink, lightOf, shadowOf } from '../drawing/colour.ts'
import { lens, type Point, pointAlong } from '../drawing/geometry.ts'
import { randomSource } from '../drawing/number.ts'

/**
 * Draws the small folds of cloth that an elastic or ribbed cuff gathers. They rise from the joint, the lower end of the
 * cloth, and lean towards its middle, where the cloth is pulled together.
 */
export function gathers(joint: readonly Point[], cloth: Ink, { seed = 1, height = 44, count = 9 } = {}): string {
  const random = randomSource(seed)
  const [middleX] = pointAlong(joint, 0.5)
  const paths = { dark: '', lit: '' }
  for (let i = 0; i < count; i++) {
    const foot = pointAlong(joint, (i + 0.3 + random() * 0.4) / count)
    const rise = height * (0.45 + random() * 0.55)
    // The cloth above the cuff is wider than the cuff, so a fold leans outwards as it rises.
    const head: Point = [foot[0] + (foot[0] - middleX) * 0.34 + (random() - 0.5) * 6, foot[1] - rise]
    paths.dark += lens(foot, head, 0.05, 2.6)
    paths.lit += lens(foot, head, 0.05, 2.4, -4, 0)
  }
  return `<path d="${paths.dark}" fill="${shadowOf(cloth)}" opacity=".5"/><path d="${paths.lit}" fill="${lightOf(cloth)}" opacity=".45"/>`
}
