import type { Art } from '../drawing/art.ts'
import { SIDES, type Side } from '../drawing/geometry.ts'

/** How far the swinging arm adds to the reach of a garment. */
export const SWING_REACH = 14

/**
 * How far a garment with long sleeves leans to where its arm swings. Not all of it: a zip is seen to be off the middle as
 * soon as sleeves are.
 */
export const swingLean = ({ isBack }: Art): number => (isBack ? -9 : 9)

/**
 * Both arms, told for arms that hang straight: the wearer's left one swings out a little, the other lies closer and a
 * little back, so that nothing is mirrored.
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
