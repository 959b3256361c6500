import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'shoe'>

/** The shape of a collar: its near and far edge, the top of the heel in both views, and how far the tongue is raised. */
type Collar = {
  readonly near: readonly Point[]
  readonly far: readonly Point[]
  readonly loop: readonly [right: number, down: number]
  readonly heelTop: number
  readonly tongue: number
}

export const COLLARS: Readonly<Record<Details['collar'], Collar>> = {
  low: {
    near: [
      [4, 350],
      [34, 336, 1],
      [58, 356],
      [100, 392],
      [152, 414],
      [204, 414],
      [250, 392],
      [284, 364],
      [310, 352, 1],
      [322, 362],
      [314, 394],
    ],
    far: [
      [40, 356, 1],
      [104, 380],
      [172, 394],
      [236, 386],
      [300, 360, 1],
    ],
    loop: [0, 128],
    heelTop: 388,
    tongue: 0,
  },
  // It ends just below the ankle bone.
  padded: {
    near: [
      [2, 346],
      [38, 322, 1],
      [68, 344],
      [112, 374],
      [162, 388],
      [212, 380],
      [256, 354],
      [288, 326],
      [312, 314, 1],
      [327, 328],
      [320, 380],
    ],
    far: [
      [44, 334, 1],
      [108, 352],
      [172, 362],
      [238, 352],
      [304, 322, 1],
    ],
    loop: [4, 92],
    heelTop: 350,
    tongue: 16,
  },
  // It is drawn out behind the Achilles tendon.
  sock: {
    near: [
      [4, 350],
      [34, 334, 1],
      [58, 358],
      [100, 394],
      [152, 412],
      [204, 406],
      [248, 380],
      [284, 344],
      [324, 304, 1],
      [338, 312],
      [330, 348],
      [316, 392],
    ],
    far: [
      [40, 356, 1],
      [104, 380],
      [172, 392],
      [236, 376],
      [316, 312, 1],
    ],
    loop: [14, 84],
    heelTop: 352,
    tongue: 6,
  },
}

/** Draws the inside of the far half of the collar. */
export function farCollar(art: Art, { far }: Collar): void {
  const { body, lining } = art.colourway
  const below: Point[] = [
    [280, 430, 1],
    [110, 440, 1],
  ]
  panel(art, spline([...far, ...below], true), mix(lining, shadowOf(lining), 0.4), {
    across: [0, 350, 0, 430],
    core: 0.5,
    rim: 0,
    over: `<path d="${spline(far)}" fill="none" stroke="${mix(body, lining, 0.4)}" stroke-width="9"/>`,
  })
}

/** Draws the rolled edge of the near half: padded, thickly padded, or knitted. */
export function collarEdge(art: Art, kind: Details['collar']): string {
  const edge = spline(COLLARS[kind].near.slice(1, 9))
  if (kind === 'padded') return art.part('padded-collar', pads(art, edge))
  return kind === 'sock' ? knitted(art, edge) : rolled(art, edge)
}

function rolled({ colourway: { body, accent } }: Art, edge: string): string {
  const ink = mix(accent, body, 0.3)
  return `${softLine(edge, shadowOf(body), 40, 0.32, '0 12')}<path d="${edge}" fill="none" stroke="${ink}" stroke-width="24"/><path d="${edge}" transform="translate(0 6)" fill="none" stroke="${lightOf(ink)}" stroke-width="3" opacity=".5"/>${stitch('M50 376C84 408 122 428 176 430C234 430 276 398 308 376', ink, 0.6)}`
}

/** Two pads, one below the other, with a seam between them. */
function pads({ colourway: { body, accent } }: Art, edge: string): string {
  const ink = mix(body, accent, 0.6)
  const lower = 'M20 384C60 414 110 438 170 444C232 446 274 424 322 396'
  const between = 'M30 352C70 386 116 410 168 418C226 418 268 390 318 356'
  return `${softLine(lower, shadowOf(body), 26, 0.4, '0 8')}<path d="${lower}L340 280H20z" fill="${ink}"/>${softLine(between, lightOf(ink), 20, 0.5, '0 10')}${seam(between, ink, { soft: 0.6 })}${softLine(edge, lightOf(ink), 16, 0.55, '0 15')}<path d="${edge}" fill="none" stroke="${mix(ink, shadowOf(ink), 0.3)}" stroke-width="10"/>${stitch(lower, ink, 0.7)}`
}

function knitted({ colourway: { body, accent } }: Art, edge: string): string {
  const ink = mix(accent, body, 0.35)
  return `${softLine(edge, shadowOf(body), 30, 0.32, '0 10')}<g fill="none"><path d="${edge}" stroke="${ink}" stroke-width="30"/><path d="${edge}" stroke="${shadowOf(ink)}" stroke-width="28" stroke-dasharray="1.6 3.4" opacity=".32"/><path d="${edge}" transform="translate(0 8)" stroke="${lightOf(ink)}" stroke-width="3" opacity=".5"/></g>`
}
