import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { flipped, mirrored, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, label, laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { type BaffleSeam, baffles } from './baffles.ts'
import { hoodBack } from './hoodBack.ts'
import { HOODS, type HoodCut, type HoodShape } from './hoodCuts.ts'

const QUILTS: readonly BaffleSeam[] = [30, 84, 140, 196, 252, 312].map((y) => [
  [-130, y],
  [0, y - 14],
  [130, y],
])

/**
 * Draws a raised hood: the back view, or the front view with the lining in the opening. The hood of a down jacket is
 * quilted.
 */
export function hood(art: Art, back: boolean, zip: Ink, shape: HoodShape = 'helmet', quilted = false): void {
  const cut = HOODS[shape]
  const { body } = art.colourway
  const quilting = quilted ? baffles(art, body, QUILTS, 13) : ''
  if (back) {
    art.addPart('hood', () => hoodBack(art, cut, quilting))
    return
  }
  art.addPart('hood', () => outside(art, cut, quilting))
  inside(art, cut)
  edge(art, cut, shape)
  const visor = cut.brim
  if (visor !== undefined) art.addPart('hood-peak', () => brim(art, mix(body, art.colourway.accent, 0.12), ...visor))
  closing(art, cut, zip)
  if (shape !== 'soft') art.add(cordLock(-74, 262, 30, '#2b2e33', 0.62), cordLock(74, 262, -30, '#2b2e33', 0.62))
}

/** Draws crown, cheeks and high collar; the cloth hangs from the temples and is loose at the jaw. */
function outside(art: Art, { out, open, brim: visor }: HoodCut, quilting: string): void {
  const { body } = art.colourway
  const folds = new Folds()
    .fold([-88, 128], [-70, 258], 13, -0.06, 2)
    .fold([86, 120], [72, 260], 17, 0.08, 2)
    .fold([-98, 236], [-46, 268], 6, 0.12, 0)
    .fold([98, 226], [50, 262], 7, -0.12, 0)
    .fold([-92, 262], [-34, 292], 7, 0.1, 1)
    .fold([100, 266], [40, 296], 8, -0.12, 1)
    .fold([-88, 206], [-62, 232], 5, 0.1, 1)
    .fold([94, 196], [66, 222], 6, -0.1, 1)
  const [crownX, crownY] = open[1] ?? [0, 0]
  const temple = (open[3]?.[0] ?? 60) + 10
  const crown = (side: number) =>
    `M${side * (crownX + 6)} ${crownY - (visor === undefined ? 8 : 24)}Q${side * (crownX + 8)} 70 ${side * crownX * 0.86} 46`
  const cheek = (side: number) => `M${side * temple} 150C${side * (temple + 14)} 196 ${side * 74} 240 ${side * 54} 312`
  panel(art, mirrored(out), body, {
    across: [-104, 150, 108, 174],
    fall: [0, 44, 0, 350],
    under: quilting,
    folds,
    texture: quilting === '' ? weave(art, body) : '',
    over:
      seam(`M-112 284Q-60 306 0 318Q60 306 112 284`, body, { soft: 0.35 }) +
      // Draw panel seams on the hood of a shell jacket only. A quilted hood has its cross seams instead.
      (quilting === ''
        ? seam(crown(-1) + crown(1), body, { soft: 0.16, stitch: '0 0' }) +
          seam(cheek(-1) + cheek(1), body, { soft: 0.16 })
        : ''),
  })
}

/** Draws the inside of the hood: dark below the brow, with the back of the collar and its label. */
function inside(art: Art, { open }: HoodCut): void {
  const { lining } = art.colourway
  const deep = shadowOf(lining)
  const brow = open[0]?.[1] ?? 100
  const line = openEdge(open)
  const hollow = art.linear(
    [-8, brow, 10, 256],
    [
      [0, deep, 0.96],
      [0.34, deep, 0.66],
      [0.7, deep, 0.2],
      [1, deep, 0.34],
    ],
  )
  const canvas = `<rect x="-90" y="80" width="180" height="190" fill="${hollow}"/>`
  const taped = `M-24 ${brow}C-32 140 -30 180 -26 216M24 ${brow}C32 140 30 180 26 216`
  panel(art, mirrored(open), mix(lining, deep, 0.2), {
    silhouette: false,
    rim: 0,
    core: 0,
    edge: 0.9,
    under:
      `<path d="${taped}" fill="none" stroke="${lightOf(lining)}" stroke-width="7" opacity=".2"/>` +
      `<path d="M-80 208Q0 234 80 208V280H-80z" fill="${mix(lining, lightOf(lining), 0.3)}" opacity=".55"/>${seam('M-80 208Q0 234 80 208', lining, { soft: 0.4 })}` +
      canvas +
      // The left cheek is next to the light and shades the inside; the right cheek catches light from inside.
      softLine(line, deep, 30, 0.75, '9 8') +
      softLine(line, lightOf(lining), 11, 0.34, '-6 -3'),
    over: label(0, 236, 32, 16),
  })
}

const openEdge = (open: readonly Point[]) => spline([...flipped(open).reverse(), ...open.slice(1)], false)

/** Draws the hem of the opening, lit on its upward-facing parts. */
function edge(art: Art, { open, edge: width }: HoodCut, shape: HoodShape): void {
  const { body, accent } = art.colourway
  const line = openEdge(open)
  const bound = shape === 'soft' ? mix(body, accent, 0.55) : mix(body, shadowOf(body), 0.1)
  art.add(
    softLine(line, shadowOf(body), width + 12, 0.32, '-1 -1'),
    `<path d="${line}" fill="none" stroke="${shadowOf(body)}" stroke-width="${width + 2}" opacity=".6"/><path d="${line}" fill="none" stroke="${bound}" stroke-width="${width}"/><path d="${line}" transform="translate(-.8 -1)" fill="none" stroke="${lightOf(bound)}" stroke-width="1.5" opacity=".8"/>`,
    shape === 'soft' ? '' : stitch(spline(open.map(([x, y]): Point => [x * 1.1 + 3, y + (y - 190) * 0.04])), body, 0.4),
    shape === 'soft'
      ? ''
      : stitch(spline(open.map(([x, y]): Point => [-x * 1.1 - 3, y + (y - 190) * 0.04])), body, 0.4),
  )
}

/** Draws the zip, which runs through the collar and ends under a small flap (garage) at the chin. */
function closing(art: Art, { open }: HoodCut, zip: Ink): void {
  const { body } = art.colourway
  const shadow = shadowOf(body)
  const chin = open.at(-1)?.[1] ?? 252
  art.add(
    softLine(`M-15 ${chin + 6}V318M16 ${chin + 6}V318`, shadow, 7, 0.3),
    laminatedZip(`M0 ${chin - 1}V320`, body, zip, 13),
    `<path d="M-9 ${chin - 4}q9-6 18 0v9q-9 4-18 0z" fill="${mix(body, shadow, 0.2)}" stroke="${shadow}" stroke-width=".9"/>`,
    puller(0, chin + 18, zip, 34),
  )
}

/** Draws a stiff laminated brim, which shades the opening. */
function brim(art: Art, cloth: Ink, w: number, y: number): void {
  const half: readonly Point[] = [
    [0, y],
    [w * 0.4, y + 5],
    [w * 0.78, y + 26],
    [w, y + 74, 1],
    [w * 0.8, y + 50],
    [w * 0.44, y + 37],
    [0, y + 34],
  ]
  const outline = mirrored(half)
  const lower = spline([...flipped(half.slice(3)), ...half.slice(3, 6).toReversed()], false)
  art.add(
    `<path d="${outline}" fill="${shadowOf(cloth)}" opacity=".7" transform="translate(3 11)" filter="${art.blur(3.2)}"/>`,
  )
  const rows = [0.3, 0.66].map((share) =>
    spline(
      ([-0.86, -0.5, 0, 0.5, 0.86] as const).map(
        (x): Point => [x * w, y + 4 + 30 * share + Math.abs(x) ** 2.2 * (52 - 10 * share)],
      ),
    ),
  )
  panel(art, outline, cloth, {
    silhouette: false,
    across: [-w, y + 32, w, y + 42],
    fall: [0, y - 4, 0, y + 60],
    core: 0.2,
    rim: 0.8,
    over: rows.map((row) => stitch(row, cloth, 0.36)).join(''),
  })
  art.add(`<path d="${lower}" fill="none" stroke="${shadowOf(cloth)}" stroke-width="2.6" opacity=".6"/>`)
}
