import { between, type Point, spline } from '../drawing/geometry.ts'

/** Position of one sock of the pair; `top` is the height at which its leg starts. */
export type SockPlace = { x: number; y: number; top: number }

/** Returns the outline of a sock from its outer side, toes to the left. A longer leg has a wider calf. */
export function sockOutline(top: number, calf: number): Point[] {
  const down = (share: number) => top + (560 - top) * share
  return [
    [-72 - calf, top + 3, 1],
    [0, top + 11],
    [76 + calf, top + 1, 1],
    [80 + calf, down(0.3)],
    [74 + calf * 0.4, down(0.7)],
    [70, 562],
    [78, 612],
    [94, 656],
    [102, 704],
    [96, 752],
    [66, 784],
    [10, 790],
    [-70, 780],
    [-146, 788],
    [-216, 797],
    [-266, 790],
    [-297, 764],
    [-298, 730],
    [-268, 706],
    [-206, 692],
    [-142, 668],
    [-98, 630],
    [-76, 582],
    [-71, 540],
    [-72 - calf * 0.4, down(0.7)],
    [-78 - calf, down(0.26)],
  ]
}

/** Cross-sections of the sock, each from its front to its back, at several places down the leg and along the foot. */
const STATIONS: readonly (readonly [front: Point, back: Point])[] = [
  [
    [-71, 566],
    [66, 566],
  ],
  [
    [-90, 622],
    [44, 690],
  ],
  [
    [-146, 670],
    [-26, 772],
  ],
  [
    [-210, 693],
    [-138, 790],
  ],
  [
    [-290, 716],
    [-268, 792],
  ],
]

/** Returns the wales of the knit: down the leg, around the ankle, and along the foot to the toes. */
export function sockWales(
  on: (points: readonly Point[]) => Point[],
  top: number,
  calf: number,
  count: number,
  shift = 0,
): string {
  const leg: readonly (readonly [Point, Point])[] = [
    [
      [-74 - calf, top],
      [78 + calf, top],
    ],
    [
      [-76 - calf * 0.6, (top + 560) / 2],
      [76 + calf * 0.6, (top + 560) / 2],
    ],
    ...STATIONS,
  ]
  return Array.from({ length: count }, (_, i) =>
    spline(on(leg.map(([front, back]) => between(front, back, (i + 0.5 + shift) / count)))),
  ).join('')
}
