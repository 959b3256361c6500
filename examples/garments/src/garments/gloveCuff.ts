import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'gloves'>
/** A path through points of the hand, wherever that hand lies. */
type Path = (points: readonly Point[], closed?: boolean) => string
type Line = (x1: number, y1: number, x2: number, y2: number) => Across

/** What closes the wrist: a long gauntlet, a ribbed cuff or a short hem, with or without its strap. */
export function cuff(
  art: Art,
  { cuff: kind, strap, tone }: Details,
  path: Path,
  line: Line,
  { tex, palm }: { tex: string; palm: Ink },
): void {
  const { body, accent } = art.colourway
  const foot = { gauntlet: 800, knit: 770, short: 724 }[kind]
  const flare = { gauntlet: 92, knit: 70, short: 76 }[kind]
  const cloth = mix(body, accent, tone === 'cuff' ? 0.9 : kind === 'knit' ? 0.45 : 0.16)
  const folds = new Folds()
  const rows = Array.from({ length: 15 }, (_, i) =>
    path([
      [-78 + i * 11, 660],
      [(-78 + i * 11) * 0.94, foot + 16],
    ]),
  ).join('')
  panel(
    art,
    path(
      [
        [-76, 656, 1],
        [0, 664],
        [76, 656, 1],
        [kind === 'knit' ? 68 : 80, (656 + foot) / 2],
        [flare, foot, 1],
        [0, foot + 13],
        [-flare, foot, 1],
        [kind === 'knit' ? -68 : -80, (656 + foot) / 2],
      ],
      true,
    ),
    cloth,
    {
      across: line(-80, 740, 80, 740),
      folds,
      texture: kind === 'knit' ? knit(art, cloth) : tex,
      core: 0.6,
      over:
        kind === 'knit'
          ? softLine(rows, shadowOf(cloth), 5, 0.7) + softLine(rows, lightOf(cloth), 3.5, 0.6, '-4 0')
          : softLine(
              path([
                [-50, foot],
                [-40, 716],
              ]) +
                path([
                  [46, foot],
                  [38, 716],
                ]),
              shadowOf(cloth),
              12,
              0.35,
            ) +
            seam(
              path([
                [-flare, foot - 14],
                [0, foot - 2],
                [flare, foot - 14],
              ]),
              cloth,
              { stitch: '0 -4' },
            ),
    },
  )
  if (strap === 'none' || kind === 'knit') return
  const tab = path(
    art.isBack
      ? [
          [-76, 674, 1],
          [76, 674, 1],
          [77, 706, 1],
          [-77, 706, 1],
        ]
      : [
          [-74, 672, 1],
          [30, 678],
          [46, 688],
          [46, 706],
          [30, 714],
          [-74, 708, 1],
        ],
    true,
  )
  const ink = shadowOf(accent)
  art.add(
    `<path d="${tab}" transform="translate(2 5)" fill="#000" opacity=".4" filter="${art.blur(2.2)}"/><path d="${tab}" fill="${palm}" stroke="${ink}"/><path d="${tab}" fill="${art.linear(
      line(-70, 690, 50, 690),
      [
        [0, ink, 0.4],
        [0.3, lightOf(palm), 0.6],
        [1, ink, 0.5],
      ],
    )}"/>`,
    stitch(
      path([
        [-70, 679],
        [28, 684],
        [39, 692],
        [39, 702],
        [28, 708],
        [-70, 702],
      ]),
      accent,
      0.8,
    ),
  )
}
