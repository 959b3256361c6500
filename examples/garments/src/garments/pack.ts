import { closureInk } from '../blocks/closure.ts'
import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point, SIDES } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { airbagBays, airbagHandle } from './airbag.ts'
import { packBack, packCrown } from './packBack.ts'
import { beltAndSides } from './packBelt.ts'
import { bungee, frontPocket } from './packPockets.ts'
import { packTop } from './packTop.ts'
import { runningVest } from './runningVest.ts'

type Details = DetailsOf<'pack'>

/** Scale of the pack by its size. `width` makes only the bag wider or narrower. */
const SIZE = {
  regular: { factor: 1, about: 500, down: 0 },
  airbag: { factor: 1, about: 500, down: 0, width: 1.06 },
  day: { factor: 1.03, about: 500, down: 0, width: 1.17 },
  tall: { factor: 1.04, about: 500, down: 0, width: 0.86 },
} as const

/** The crop of the close-up. It shows the closure: the lid with its straps, the roll top, or the front zip. */
const DETAIL = {
  lid: [-150, 128, 336, 420],
  'roll-top': [-112, 60, 352, 440],
  panel: [-112, 124, 352, 440],
} as const

/** Right half of an upright bag. */
const UPRIGHT: readonly Point[] = [
  [0, 150],
  [90, 152],
  [146, 176],
  [168, 250],
  [178, 380],
  [186, 520],
  [190, 660],
  [186, 780],
  [170, 856],
  [130, 892],
  [60, 904],
  [0, 906],
]

/** Right half of a bag with broad shoulders, which hold a folded airbag. */
const BROAD: readonly Point[] = [
  [0, 146],
  [104, 148],
  [164, 170],
  [192, 230],
  [200, 330],
  [198, 440],
  [188, 560],
  [178, 690],
  [170, 790],
  [154, 858],
  [112, 890],
  [54, 900],
  [0, 902],
]

export function pack(art: Art, details: Details): Staging {
  if (details.size === 'vest') return runningVest(art, details)
  const { accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const web = mix(accent, '#1c1e21', 0.55)
  const half = details.size === 'airbag' ? BROAD : UPRIGHT
  // Draw the carrying loop, which is sewn in behind the top. A roll top is lower than a lid, so its loop starts lower
  // too.
  const isRolled = details.lid === 'roll-top' && !art.isBack
  art.add(webbing(isRolled ? 'M-38 142C-36 78 36 78 38 142' : 'M-36 112C-34 66 34 66 36 112', 15, web))
  if (art.isBack) packCrown(art, details)
  beltAndSides(art, details, zip)
  if (art.isBack) {
    packBack(art, details, half, bodyFolds(), zip)
    if (details.size === 'airbag') art.add(art.part('airbag', airbagHandle()))
  } else {
    front(art, details, half, zip)
    packTop(art, details, zip)
    if (details.size === 'airbag') art.addPart('airbag', () => airbagBays(art))
  }
  return {
    ground: { x: 0, y: 930, rx: 300, ry: 26, strength: 1.2 },
    scale: SIZE[details.size],
    detail: DETAIL[details.lid],
  }
}

function bodyFolds(): Folds {
  const folds = new Folds()
  for (const side of SIDES)
    folds
      .fold([side * 170, 330], [side * 104, 352], 13, side * 0.1, 1)
      .fold([side * 176, 430], [side * 112, 470], 14, side * -0.1, 0)
      .fold([side * 180, 560], [side * 130, 590], 12, side * 0.1, 1)
      .fold([side * 120, 260], [side * 136, 420], 18, side * 0.05, 1)
      .fold([side * 176, 800], [side * 120, 846], 14, side * 0.12, 1)
      .fold([side * 90, 890], [side * 84, 830], 10, 0.05, 1)
  folds.fold([-90, 300], [-70, 420], 20, 0.05, 2).fold([60, 300], [84, 430], 20, 0.05, 2)
  return folds
}

function front(art: Art, details: Details, half: readonly Point[], zip: Ink): void {
  const { body, accent } = art.colourway
  const web = mix(accent, '#1c1e21', 0.55)
  const strap = (path: string, width: number) => webbing(path, width, web)
  let over =
    seam('M-128 150C-142 300 -150 600 -140 900M128 150C142 300 150 600 140 900', body, { stitch: '0 0' }) +
    (art.near ? stitch('M-134 150C-148 300 -156 600 -146 900M134 150C148 300 156 600 146 900', body, 0.5) : '') +
    seam('M-196 838C-100 862 100 862 196 838', body, { soft: 0.3 })
  if (details.lashing === 'bungee') over += art.part('bungee', bungee(zip))
  if (details.lashing === 'daisy') over += art.part('daisy-chain', daisyChain(web, zip))
  panel(art, mirrored(half), body, {
    across: [-190, 500, 190, 520],
    fall: [0, 150, 0, 940],
    folds: bodyFolds(),
    texture: ripstop(art, body),
    textureOpacity: 0.38,
    over,
    core: 0.6,
  })
  frontPocket(art, details, zip)
  for (const side of SIDES) {
    art.add(
      art.part(
        'side-straps',
        strap(`M${side * 188} 402L${side * 138} 424`, 13) + buckle(side * 160, 414, 0.55, side * 66),
      ),
      art.part('tool-loops', strap(`M${side * 58} 902C${side * 62} 930 ${side * 96} 930 ${side * 96} 898`, 11)),
    )
  }
}

/** A daisy chain: a strap with loops, sewn down the middle of the pack. */
function daisyChain(web: Ink, zip: Ink): string {
  const loops = [300, 342, 384, 426, 468].map(
    (y) =>
      `<path d="M-13 ${y - 16}C-17 ${y - 6} -17 ${y + 6} -13 ${y + 16}h26c4-10 4-22 0-32z" fill="${web}" stroke="${shadowOf(web)}"/><path d="M-13 ${y - 16}h26v5h-26z" fill="${sheenOf(zip)}" opacity=".55"/>`,
  )
  return webbing('M0 270V900', 15, web) + loops.join('')
}
