import type { Art } from '../drawing/art.ts'
import { SIDES, type Side } from '../drawing/geometry.ts'

/** How much a swinging arm adds to the half width of a garment, in units. */
export const SWING_REACH = 14

/**
 * How far a long-sleeved garment lies off centre towards its swinging arm, in units; `fitted` moves the garment back by
 * this value. The value is smaller than the real swing, because a larger shift would put the zip visibly off centre.
 */
export const swingLean = ({ isBack }: Art): number => (isBack ? -9 : 9)

/**
 * Draws both arms: `draw` describes a straight arm, and this function poses it. The wearer's left arm swings out a
 * little and the right arm is closer to the body, so that the two sides are not mirror images.
 */
export function arms(art: Art, draw: (side: Side, swings: boolean) => void): void {
  for (const side of SIDES) {
    const swings = art.isBack ? side < 0 : side > 0
    const turn = swings ? side * -2 : side * 1.1
    const length = swings ? 1.004 : 0.984
    art.placed(`translate(${side * 192} 322) rotate(${turn}) scale(1 ${length}) translate(${side * -192}-322)`, () =>
      draw(side, swings),
    )
  }
}
