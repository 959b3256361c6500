import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, printOn, shadowOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { mark, reflective, seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'gloves'>
/** A path through points of the hand, wherever that hand lies. */
type Path = (points: readonly Point[], closed?: boolean) => string

const raised = (art: Art, path: string, ink: Ink, cloth: Ink) =>
  `<path d="${path}" fill="${shadowOf(cloth)}" opacity=".5" transform="translate(2 4)" filter="${art.blur(2.2)}"/><path d="${path}" fill="${ink}"/><path d="${path}" fill="none" stroke="${lightOf(ink)}" stroke-width="1.5" opacity=".6"/>`

const PAD: readonly Point[] = [
  [-84, 484],
  [-44, 470],
  [8, 466],
  [58, 470],
  [92, 484],
  [88, 520],
  [44, 512],
  [0, 510],
  [-44, 514],
  [-80, 524],
]

/** What is sewn on the back of the hand, or on the palm. */
export function handOver(art: Art, details: Details, path: Path, badge: Point, palm: Ink, body: Ink): string {
  const accent = details.tone === 'hand' ? art.colourway.body : art.colourway.accent
  if (art.isBack) return palmPatches(art, path, palm, body)
  const badged = mark(badge[0], badge[1] + 14, 1.7, printOn(body), 0.9)
  if (details.pad === 'none')
    return (
      badged +
      seam(
        path([
          [-46, 452],
          [-40, 530],
          [-44, 600],
        ]) +
          path([
            [4, 446],
            [4, 530],
          ]) +
          path([
            [50, 452],
            [46, 530],
            [48, 600],
          ]),
        body,
        { soft: 0.2 },
      )
    )
  if (details.pad === 'stripe')
    return (
      badged +
      reflective(
        path([
          [-110, 506],
          [0, 494],
          [116, 506],
        ]),
        7,
      )
    )
  if (details.pad === 'knuckle') {
    const knobs = [-70, -24, 26, 72].map((x) =>
      path(
        [
          [x - 20, 480],
          [x, 466],
          [x + 20, 480],
          [x + 17, 508],
          [x, 516],
          [x - 17, 508],
        ],
        true,
      ),
    )
    return badged + raised(art, knobs.join(''), accent, body)
  }
  if (details.pad === 'quilted') {
    const rows = [470, 512, 556, 600]
      .map((y) =>
        path([
          [-112, y + 6],
          [0, y - 4],
          [114, y + 6],
        ]),
      )
      .join('')
    return `${softLine(rows, shadowOf(body), 16, 0.6, '0 3')}${softLine(rows, lightOf(body), 12, 0.5, '0 -9')}${seam(rows, body, { soft: 0 })}${mark(badge[0], badge[1] + 62, 1.2, printOn(body), 0.9)}`
  }
  const grooves = [-50, -6, 38]
    .map((x) =>
      path([
        [x, 472],
        [x + 2, 492],
        [x, 514],
      ]),
    )
    .join('')
  return `${badged}${raised(art, path(PAD, true), accent, body)}<path d="${grooves}" fill="none" stroke="${shadowOf(accent)}" stroke-width="3" opacity=".6"/>`
}

/** Leather over heel, base of the fingers and thumb of the palm. */
function palmPatches(art: Art, path: Path, palm: Ink, body: Ink): string {
  const heel = path(
    [
      [-84, 560],
      [-20, 580],
      [70, 540],
      [112, 520],
      [104, 600],
      [80, 650],
      [0, 664],
      [-70, 650],
    ],
    true,
  )
  const bar = path(
    [
      [-96, 462],
      [0, 446],
      [102, 462],
      [102, 500],
      [0, 492],
      [-94, 502],
    ],
    true,
  )
  const crease =
    path([
      [-70, 540],
      [-10, 548],
      [50, 520],
      [84, 512],
    ]) +
    path([
      [-60, 620],
      [-34, 570],
      [-40, 530],
    ])
  return `${raised(art, heel + bar, palm, body)}${stitch(heel + bar, palm, 0.8)}${softLine(crease, shadowOf(body), 9, 0.5)}`
}
