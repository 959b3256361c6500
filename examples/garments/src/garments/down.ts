import { arms, SWING_REACH, swingLean } from '../blocks/arms.ts'
import type { BaffleSeam } from '../blocks/baffles.ts'
import { closureInk } from '../blocks/closure.ts'
import { hood } from '../blocks/hood.ts'
import { openFront } from '../blocks/openFront.ts'
import { chestZip, handPockets, type PocketInks } from '../blocks/pockets.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import { bodyShade, HEM_SHIFT, sleeveGradient } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { hung, onSide, type Point, pointAlong, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { coilZip, label, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { quilted } from './downRows.ts'

type Details = DetailsOf<'down'>

/** Height of a baffle (a row filled with down), in units. */
const BAFFLE: Readonly<Record<Details['baffles'], number>> = { narrow: 36, regular: 56, wide: 92, arched: 64 }

export function down(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const baffle = BAFFLE[details.baffles]
  // `gather` is the distance between two gathers. Narrow baffles have more seams, so a larger distance gives each seam
  // fewer gathers and keeps the file small.
  const gather = { narrow: 58, regular: 31, wide: 44, arched: 34 }[details.baffles]
  const hemY = 856 + HEM_SHIFT[details.length] * 0.75
  arms(art, (side) => sleeve(art, side, baffle, gather, details))

  const rows = Math.round((hemY - 352) / baffle)
  const levels = Array.from({ length: rows + 1 }, (_, i) => 352 + ((hemY - 352) * i) / rows)
  const seams: BaffleSeam[] = [
    [
      [-230, 262],
      [0, 312],
      [230, 262],
    ],
    // In the close-up, leave out the seams below the crop.
    ...levels
      .filter((y) => art.view !== 'detail' || y < 640)
      .map(
        (y, i): BaffleSeam => [
          [-220, y - 6],
          [0, y + 8 + (details.baffles === 'arched' ? 44 * (1 - i / rows) : 0)],
          [220, y - 6],
        ],
      ),
  ]
  const flank = levels.flatMap((y, i): Point[] => {
    const next = levels[i + 1]
    if (y < 460 || next === undefined) return []
    return [
      [199, y],
      [207 + baffle / 14, (y + next) / 2],
    ]
  })
  const half: Point[] = [
    [0, 294],
    [50, 284],
    [86, 262, 1],
    [136, 280],
    [186, 306],
    [200, 320, 1],
    [190, 380],
    [188, 430],
    ...flank,
    [202, hemY, 1],
    [196, hemY + 12, 1],
    [110, hemY + 16],
    [0, hemY + 20],
  ]
  panel(art, hung(half), body, {
    rim: 0.3,
    across: [-208, 560, 208, 590],
    fall: [0, 290, 0, 900],
    under: quilted(art, details, seams, 7, gather) + yoke(art, details),
    over: front(art, details, zip, hemY),
    core: 0.65,
  })
  if (details.collar === 'hood') {
    art.placed(`rotate(${art.isBack ? 1.8 : -1.8} 0 306)`, () => hood(art, art.isBack, zip, 'soft', true))
    opened(art, 252, zip)
    return fitted(
      { top: 54, bottom: Math.max(hemY + 20, 845), halfWidth: 326 + SWING_REACH, lean: swingLean(art) },
      [-140, 128, 328, 410],
    )
  }
  const measures = { height: 84, top: 74, base: 92, baffled: true }
  if (art.isBack) art.addPart('stand-collar', () => backCollar(art, body, measures))
  else {
    const middle = art.addPart('stand-collar', () => standCollar(art, body, measures))
    art.add(coilZip(`M0 ${middle}V312`, mix(body, accent, 0.7), zip, 15), puller(0, middle + 12, zip, 36))
    opened(art, middle, zip)
  }
  return fitted({ top: 166, bottom: Math.max(hemY + 20, 845), halfWidth: 326 + SWING_REACH, lean: swingLean(art) })
}

/** Draws the open zip of the close-up. The inside of the jacket is visible through the opening. */
function opened(art: Art, top: number, teeth: Ink): void {
  if (art.view !== 'detail') return
  const { body, accent } = art.colourway
  openFront(art, { top, end: top + 226, tape: mix(body, accent, 0.7), teeth, inside: 'bound' })
}

const OUTER: Point[] = [
  [196, 318],
  [240, 350],
  [268, 410],
  [288, 520],
  [302, 620],
  [312, 720],
  [312, 806],
]
const INNER: Point[] = [
  [150, 330],
  [168, 430],
  [202, 490],
  [208, 580],
  [212, 640],
  [222, 720],
  [232, 806],
]

function sleeve(art: Art, side: Side, baffle: number, gather: number, details: Details): void {
  const { body: main, accent } = art.colourway
  const { yoke: shoulders, tone } = details
  const body = tone === 'sleeves' ? accent : main
  const count = Math.round(506 / baffle)
  const outer: Point[] = []
  const inner: Point[] = []
  const seams: BaffleSeam[] = []
  for (let i = 0; i <= count; i++) {
    const [a, b] = [pointAlong(OUTER, i / count), pointAlong(INNER, i / count)]
    outer.push([a[0] - (i > 0 ? 3 : 0), a[1]])
    inner.push([b[0] + 3, b[1]])
    if (i < count) {
      const [puffed, puffedIn] = [pointAlong(OUTER, (i + 0.5) / count), pointAlong(INNER, (i + 0.5) / count)]
      outer.push([puffed[0] + 2 + baffle / 12, puffed[1]])
      inner.push([puffedIn[0] - baffle / 11, puffedIn[1]])
    }
    const near: Point = [side * (b[0] - 8), b[1] + 2]
    const far: Point = [side * (a[0] + 10), a[1] - 4]
    const middle: Point = [(side * (a[0] + b[0])) / 2, (a[1] + b[1]) / 2 + 7]
    seams.push(side > 0 ? [near, middle, far] : [far, middle, near])
  }
  const cuff = onSide(side, [
    [234, 796, 1],
    [310, 796, 1],
    [306, 836],
    [307, 848, 1],
    [274, 855],
    [240, 850, 1],
    [240, 836],
  ])
  const gathers = Array.from({ length: 11 }, (_, i) => `M${side * (241 + i * 6.4)} 806v40`).join('')
  art.addPart('elastic-cuffs', () => {
    panel(art, spline(cuff, true), accent, {
      across: side > 0 ? [236, 0, 310, 0] : [-310, 0, -236, 0],
      texture: weave(art, accent),
      over:
        `<path d="${gathers}" stroke="${shadowOf(accent)}" stroke-width="2" opacity=".5"/>` +
        stitch(`M${side * 238} 842Q${side * 274} 849 ${side * 310} 840`, accent),
    })
  })
  const cap = `M${side * 140} 300L${side * 330} 300V420C${side * 280} 410 ${side * 230} 404 ${side * 140} 410z`
  const inks =
    shoulders === 'none' ? '' : plain(art, cap, shoulders === 'contrast' ? accent : body, sleeveGradient(side))
  panel(art, spline(onSide(side, [...outer, ...inner.reverse()]), true), body, {
    across: sleeveGradient(side),
    fall: [0, 300, 0, 860],
    under: quilted(art, details, seams, side > 0 ? 5 : 9, gather, body) + inks,
    core: 0.6,
    over: bodyShade(side, body, 4),
  })
}

/** Draws an area without quilting on top of the baffles. */
function plain(art: Art, area: string, cloth: Ink, across: readonly [number, number, number, number]): string {
  const form = art.linear(across, [
    [0, shadowOf(cloth), 0.5],
    [0.28, lightOf(cloth), 0.5],
    [0.6, shadowOf(cloth), 0.05],
    [1, shadowOf(cloth), 0.55],
  ])
  return `<path d="${area}" fill="${cloth}"/><path d="${area}" fill="${form}"/>${seam(area, cloth, { stitch: '0 -5' })}`
}

function yoke(art: Art, { yoke: kind }: Details): string {
  if (kind === 'none') return ''
  const { body, accent } = art.colourway
  const area = 'M-240 240H240V408C120 424 -120 424 -240 408z'
  return plain(art, area, kind === 'contrast' ? accent : body, [-208, 320, 208, 340])
}

function front(art: Art, { pockets, yoke: shoulders }: Details, zip: Ink, hemY: number): string {
  const { body, accent } = art.colourway
  const patch = mix(accent, '#000000', 0.15)
  const hem = `M-210 ${hemY}C-110 ${hemY + 16} 110 ${hemY + 16} 210 ${hemY}`
  const binding = `<path d="${hem}V${hemY + 34}H-210z" fill="${accent}"/>${seam(hem, accent)}`
  if (art.isBack) return label(0, 330, 40, 24, patch, '#f1eee6') + binding
  const inks: PocketInks = { cloth: body, tape: mix(body, accent, 0.6), pull: zip }
  return (
    (pockets === 'none' ? '' : art.part('hand-pockets', handPockets(inks, hemY - 222, false))) +
    (pockets === 'hand-chest'
      ? art.part('chest-pocket', chestZip(inks))
      : label(104, shoulders === 'none' ? 438 : 372, 40, 24, patch, '#f1eee6')) +
    softLine(`M0 280V${hemY + 34}`, shadowOf(body), 30, 0.5) +
    art.part(
      'front-zip',
      coilZip(`M0 270V${hemY + 16}`, mix(body, accent, 0.7), zip, 15) + puller(0, hemY - 14, zip, 22),
    ) +
    binding
  )
}
