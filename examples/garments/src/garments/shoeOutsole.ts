import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark } from '../drawing/trims.ts'

type Details = DetailsOf<'shoe'>

const RUBBER: Ink = '#2a2d30'

/** The sole of a right shoe from below, toe up, heel on the ground; the middle line is x = 0. */
const PRINT: readonly Point[] = [
  [-24, -46],
  [24, -42],
  [68, -14],
  [98, 42],
  [110, 122],
  [102, 206],
  [84, 290],
  [68, 366],
  [66, 440],
  [77, 520],
  [70, 600],
  [38, 642],
  [-4, 650],
  [-48, 640],
  [-80, 598],
  [-87, 520],
  [-74, 440],
  [-58, 366],
  [-66, 290],
  [-96, 206],
  [-114, 126],
  [-109, 54],
  [-76, -14],
]

/** Moves an outline inwards, because the rubber ends a little inside the edge of the foam. */
const inset = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [x * (1 - by / 100), y + (y < 302 ? by : -by) * Math.min(1, Math.abs(y - 302) / 300)])

/** Draws the second shoe of the pair, which leans behind the first and shows its outsole. */
export function outsole(art: Art, details: Details, foam: Ink): void {
  const { accent } = art.colourway
  const inks = { face: mix(RUBBER, '#ffffff', 0.1), pod: mix(accent, foam, 0.12) }
  const start = art.shapes.length
  panel(art, spline(PRINT, true), foam, { across: [-110, 200, 110, 220], core: 0.5, rim: 0.6 })
  const { base, faces, pods } = TREADS[details.sole]
  const raised = (path: string, ink: Ink) =>
    `<path d="${path}" transform="translate(2 4)" fill="#000" opacity=".55"/><path d="${path}" fill="${ink}"/><path d="${path}" fill="none" stroke="${lightOf(ink)}" stroke-width="1.2" opacity=".45"/>`
  panel(art, spline(inset(PRINT, 7), true), base ?? mix(foam, shadowOf(foam), 0.16), {
    across: [-120, 180, 120, 210],
    fall: [0, -40, 0, 700],
    over: raised(faces, inks.face) + raised(pods, inks.pod) + waist(foam, accent),
    core: 0.7,
    rim: 0.3,
    edge: 0.6,
  })
  const shapes = art.shapes.splice(start)
  // The shoe in front shades the outsole.
  const dusk = `<ellipse cx="20" cy="560" rx="230" ry="200" fill="${art.pool('#0b0d0f', 0.5)}"/>`
  const clip = art.id()
  art.definitions.push(`<clipPath id="${clip}"><path d="${spline(PRINT, true)}"/></clipPath>`)
  art.add(
    `<g transform="translate(-176 -14) rotate(17 0 640)">${shapes.join('')}<g clip-path="url(#${clip})">${dusk}</g></g>`,
  )
}

/** Draws the midfoot: foam without rubber, and the logo. */
function waist(foam: Ink, accent: Ink): string {
  const cut = 'M-120 318C-60 296 40 296 120 316V452C60 430 -50 430 -120 452z'
  const ink = mix(foam, accent, 0.2)
  return `<path d="${cut}" fill="${ink}"/><path d="M-120 318C-60 296 40 296 120 316M-120 452C-50 430 60 430 120 452" fill="none" stroke="${shadowOf(ink)}" stroke-width="4" opacity=".55"/><path d="M-120 322C-60 300 40 300 120 320" fill="none" stroke="${lightOf(ink)}" stroke-width="1.6" opacity=".7"/>${mark(0, 376, 1.6, shadowOf(ink), 0.75)}`
}

type Tread = {
  /** Ink of the rubber base. Without a base, the lugs sit directly on the foam. */
  base?: Ink
  faces: string
  pods: string
}

type Lug = { x: number; y: number; path: string }

const lug = (x: number, y: number, shape: string): Lug => ({
  x,
  y,
  path: `M${Math.round(x)} ${Math.round(y)}${shape}z`,
})

const drawn = (lugs: readonly Lug[]) => lugs.map(({ path }) => path).join('')

/** Rows of lugs: the forefoot lugs point forwards for grip, the heel lugs point backwards for braking. */
function rows(step: number, columns: readonly number[], up: string, down: string): Lug[][] {
  const forefoot = Array.from({ length: Math.floor(330 / step) }, (_, i) => -28 + i * step).filter((y) => y < 292)
  const heel = Array.from({ length: Math.floor(190 / step) }, (_, i) => 470 + i * step)
  return columns.map((x, column) => [
    ...forefoot.map((y) => lug(x, y + (column % 2 ? step / 2 : 0), up)),
    ...heel.map((y) => lug(x * 0.8, y + (column % 2 ? step / 2 : 0), down)),
  ])
}

const TRAIL = rows(36, [-92, -55, -17, 21, 59], 'l17-15l17 15v13l-17-14l-17 14', 'v-13l17 14l17-14v13l-17 15')

const HIKE_LUGS = rows(50, [-98, -48, 2, 52], 'l10-18h24l8 22l-14 14h-22', 'l-8 18h-24l-8-22l14-14h22')

/** Half width of a lug, and the minimum distance of its middle from the edge of the rubber. */
const [HALF, ROOM] = [21, 19]

const RUBBER_EDGE = inset(PRINT, 7)

const fits = ({ x, y }: Lug): boolean =>
  // Heel lugs are drawn to the left of their start point, so their middle is on the left too.
  RUBBER_EDGE.every((from, i) => toLine([x + (y < 400 ? HALF : -HALF), y], from, RUBBER_EDGE.at(i - 1) ?? from) > ROOM)

/** Distance of a point from a line segment. */
function toLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const share = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - dx * share, y - y1 - dy * share)
}

/** Whether a lug is tinted. The tinted lugs are under the ball of the foot: in rows three and four of the two inner columns. */
const isTinted = (column: number, row: number) => (column === 1 || column === 2) && (row === 2 || row === 3)

const hike = (tinted: boolean): string =>
  drawn(HIKE_LUGS.flatMap((column, i) => column.filter((one, row) => isTinted(i, row) === tinted && fits(one))))

const FLEX = [-16, 36, 88, 140, 192, 244]

const TREADS: Readonly<Record<Details['sole'], Tread>> = {
  trail: {
    base: RUBBER,
    faces: drawn(TRAIL.filter((_, column) => column % 2 === 0).flat()),
    pods: drawn(TRAIL.filter((_, column) => column % 2 === 1).flat()),
  },
  hike: {
    base: RUBBER,
    faces: hike(false),
    pods: hike(true),
  },
  road: {
    faces:
      FLEX.map((y) => `M-130 ${y}Q0 ${y - 26} 130 ${y}V${y + 36}Q0 ${y + 10} -130 ${y + 36}z`).join('') +
      'M-100 486Q-54 470 -34 486V680H-100zM100 486Q54 470 34 486V680H100z',
    pods: 'M-16 476Q0 470 16 476V640Q0 646 -16 640zM-130 -80H130V-34Q0 -60 -130 -34z',
  },
}
