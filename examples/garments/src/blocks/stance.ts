import { type Point, type Side, spline } from '../drawing/geometry.ts'

/** Pose of the invisible wearer: one leg carries the weight, the other is free with its knee out and its heel raised. */
export type Stance = {
  /** `from` is the y where the legs separate; `to` is the y where they end. */
  from: number
  to: number
  /** Outward shift at the end of a leg: `carry` for the leg that carries the weight, `free` for the free leg. */
  carry: number
  free: number
  /** Distance by which the free leg ends above the other leg. */
  lift: number
}

/** One leg of a garment: it maps coordinates of a straight leg to the posed leg. */
export type Leg = {
  side: Side
  kneeY: number
  /** Maps a point of the straight leg to the posed leg; `x` is the distance from the middle line. */
  at: (x: number, y: number) => Point
  /** A smooth line through points of the leg. */
  line: (points: readonly Point[], closed?: boolean) => string
  /** A line across the leg at `y`; it sags by `dip`, as on a round form. */
  across: (y: number, dip?: number, reach?: number) => string
}

const rise = (share: number): number => share * share * (3 - 2 * share)

/**
 * Returns one leg in its pose. The free leg is the wearer's left leg: on the right in a front view, on the left in a
 * back view.
 */
export function standing(side: Side, isFree: boolean, kneeY: number, stance: Stance): Leg {
  const { from, to, carry, free, lift } = stance
  const at = (x: number, y: number): Point => {
    const share = Math.max(0, (y - from) / (to - from))
    if (!isFree) return [side * (x + carry * share ** 1.15), y]
    const knee = (kneeY - from) / (to - from)
    const bent = share < knee ? rise(share / knee) * 0.86 : 0.86 + ((share - knee) / (1 - knee)) * 0.14
    return [side * (x + free * bent), y - lift * Math.min(1, share)]
  }
  const line = (points: readonly Point[], closed = false) =>
    spline(
      points.map(([x, y, corner]): Point => {
        const [X, Y] = at(x, y)
        return [X, Y, corner]
      }),
      closed,
    )
  const across = (y: number, dip = 10, reach = 230) =>
    line([
      [-16, y - dip * 0.2],
      [44, y + dip * 0.6],
      [100, y + dip],
      [160, y + dip * 0.2],
      [reach, y - dip * 1.2],
    ])
  return { side, kneeY, at, line, across }
}
