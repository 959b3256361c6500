import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'

type Details = DetailsOf<'shoe'>

const RUBBER: Ink = '#26292c'

/** The lugs below a heel, from the middle outwards. Each has a start, a width and a depth. */
const LUGS: Readonly<Record<Details['sole'], readonly (readonly [from: number, width: number, depth: number])[]>> = {
  trail: [
    [10, 30, 20],
    [53, 32, 20],
    [99, 38, 22],
  ],
  hike: [
    [9, 50, 24],
    [78, 60, 26],
  ],
  road: [[4, 128, 6]],
}

/** The right half of the foam, from its upper edge down. The foam of a road shoe is thicker, and wider at the ground. */
const FOAM: Readonly<Record<'usual' | 'thick', readonly Point[]>> = {
  usual: [
    [0, 668],
    [66, 664],
    [106, 656],
    [128, 648],
    [141, 651],
    [148, 668],
    [151, 698],
    [150, 722],
    [144, 736],
    [128, 743],
    [0, 746],
  ],
  thick: [
    [0, 640],
    [62, 634],
    [104, 622],
    [128, 610],
    [143, 614],
    [152, 640],
    [160, 684],
    [161, 716],
    [154, 738],
    [134, 746],
    [0, 748],
  ],
}

/** Draws the sole at the heel: lugs, outsole, and a midsole that is wider at the bottom than the foot above it. */
export function heelSole(art: Art, details: Details, foam: Ink): void {
  const lugs = LUGS[details.sole]
    .flatMap(([from, width, depth]) => [
      `M${from} 748h${width}l-4 ${depth}h${8 - width}z`,
      `M${-from} 748h${-width}l4 ${depth}h${width - 8}z`,
    ])
    .join('')
  art.add(
    `<path d="${lugs}" fill="#17191b"/><path d="${lugs}" transform="translate(-1.5 -2)" fill="none" stroke="#666c72" opacity=".7"/>`,
  )
  const tread: Point[] = [
    [0, 734],
    [94, 732],
    [143, 718, 1],
    [146, 736],
    [134, 756, 1],
    [0, 758],
  ]
  panel(art, mirrored(tread), RUBBER, { across: [0, 724, 0, 764], rim: 0.6, core: 0.4 })
  // The foam wraps the heel: its edge rises at the sides and curves in below.
  const dark = shadowOf(foam)
  panel(art, mirrored(FOAM[details.sole === 'road' ? 'thick' : 'usual']), foam, {
    across: [-151, 680, 151, 690],
    fall: [0, 620, 0, 790],
    over: moulding(art, details, foam) + layers(details, foam) + groove(dark),
    core: 0.5,
    rim: 0.7,
    edge: 0.5,
  })
}

/** The layers of the midsole: light foam is plain, tinted foam has a harder upper layer, and dark foam is grooved. */
function layers({ midsole }: Details, foam: Ink): string {
  const dark = shadowOf(foam)
  if (midsole === 'light') return ''
  if (midsole === 'contrast')
    return `<path d="M-190 640H190V682Q0 700 -190 682z" fill="${mix(foam, lightOf(foam), 0.7)}" opacity=".75"/><path d="M-190 682Q0 700 190 682" fill="none" stroke="${dark}" stroke-width="2.4" opacity=".6"/>`
  const grooves = [-112, -84, 84, 112].map((x) => `M${x} 684v40`).join('')
  return `<path d="${grooves}" stroke="#000" stroke-width="6" stroke-linecap="round" opacity=".4"/><path d="${grooves}" transform="translate(3 0)" stroke="${lightOf(foam)}" stroke-width="1.6" opacity=".6"/>`
}

/** Draws the groove in the foam of the heel. The groove softens the landing. */
function groove(dark: Ink): string {
  return `<path d="M-22 748L-9 694Q0 684 9 694L22 748z" fill="${dark}" opacity=".55"/><path d="M-9 696Q0 686 9 696" fill="none" stroke="#000" stroke-width="2" opacity=".35"/>`
}

function moulding({ colourway: { accent } }: Art, { sole: kind }: Details, foam: Ink): string {
  const dark = shadowOf(foam)
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${dark}" stroke-width="3.4" opacity=".5"/><path d="${path}" transform="translate(0 2.6)" fill="none" stroke="${lightOf(foam)}" stroke-width="1.6" opacity=".8"/>`
  if (kind === 'trail')
    return (
      line('M-180 664C-110 690 110 690 180 664') + line('M-186 700C-110 718 110 718 186 700') + rubberStep(accent, 0.25)
    )
  if (kind === 'hike')
    return `<path d="M-190 676Q0 700 190 676V760H-190z" fill="${RUBBER}" opacity=".9"/>${line('M-190 676Q0 700 190 676')}`
  return `<path d="M-190 664C-120 704 120 704 190 664V760H-190z" fill="${mix(foam, accent, 0.4)}" opacity=".8"/>${line('M-190 664C-120 704 120 704 190 664')}${line('M-176 636C-120 660 120 660 176 636')}`
}

/** A band of the second ink along the outsole. */
function rubberStep(ink: Ink, opacity: number): string {
  return `<path d="M-186 722Q0 740 186 722V760H-186z" fill="${ink}" opacity="${opacity}"/>`
}
