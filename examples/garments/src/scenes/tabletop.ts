import { lens } from '../drawing/geometry.ts'
import { hundredths, randomSource } from '../drawing/number.ts'
import { type GarmentSpec, renderGarment } from '../renderGarment.ts'
import type { Scene, SceneArt } from './sceneArt.ts'

/** Where a garment lies on a table of 1600 by 900 units: its centre, its width, and its rotation in degrees. */
type Spot = readonly [x: number, y: number, width: number, turn: number]

/** A garment, or the shapes of a tool, on a table. */
export type Laid = readonly [garment: GarmentSpec, spot: Spot] | string

/** Width in pixels of the drawn garments; wider ones contain woven grain, which triples their bytes. */
const DRAWN_WIDTH = 470
const PLANK = 180

/** Returns a scene that shows equipment on a wooden table, from above. The equipment fits into every ratio. */
export const tabletop = (title: string, laid: readonly Laid[]): Scene => ({
  title,
  sky: [
    [0, '#d8c7a8'],
    [1, '#bfa983'],
  ],
  ridges: [],
  mist: '#ffffff',
  density: 0,
  fade: () => 0,
  rims: 0,
  foreground: (art) => {
    const { width: W, height: H } = art
    const scale = Math.min(W / 1600, H / 900)
    const items = laid.map((item, index) => (typeof item === 'string' ? item : garmentAt(art, item, index)))
    art.add(
      planks(art),
      `<g transform="translate(${Math.round((W - 1600 * scale) / 2)} ${Math.round((H - 900 * scale) / 2)}) scale(${hundredths(scale)})">${items.join('')}</g>`,
    )
  },
})

function garmentAt(art: SceneArt, [garment, [x, y, width, turn]]: Exclude<Laid, string>, index: number): string {
  const drawn = renderGarment({
    ...garment,
    size: DRAWN_WIDTH,
    backdrop: 'none',
    prefix: `${art.prefix}${index}`,
  })
  const height = DRAWN_WIDTH * 1.25
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${hundredths(width / DRAWN_WIDTH)}) translate(${-DRAWN_WIDTH / 2} ${-height / 2})">${drawn}</g>`
}

/** Draws boards with grain and dark gaps. */
function planks({ width: W, height: H }: SceneArt): string {
  const random = randomSource(23)
  let [gaps, grain, tints] = ['', '', '']
  for (let y = 0; y < H; y += PLANK) {
    tints += `<path d="M0 ${y}H${W}v${PLANK}H0z" fill="${random() < 0.5 ? '#6e522c' : '#fff3da'}" opacity="${hundredths(0.04 + random() * 0.09)}"/>`
    gaps += `M0 ${y}H${W}`
    for (let i = 0; i < 9; i++) {
      const x = random() * W
      const at = y + 12 + random() * (PLANK - 24)
      grain += lens([x, at], [x + 160 + random() * 360, at + (random() - 0.5) * 10], 0.006, 1.4)
    }
  }
  return `${tints}<path d="${grain}" fill="#5d4423" opacity=".22"/><path d="${gaps}" stroke="#4a3519" stroke-width="3" opacity=".5"/>`
}
