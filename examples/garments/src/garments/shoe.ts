import { closureInk } from '../blocks/closure.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import { type Ink, luminance, mix } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { COLLARS, farCollar } from './shoeCollar.ts'
import { shoeHeel } from './shoeHeel.ts'
import { heelLoop, laces } from './shoeLaces.ts'
import { outsole } from './shoeOutsole.ts'
import { roadSole } from './shoeRoadSole.ts'
import { lugSole } from './shoeSole.ts'
import { upper } from './shoeUpper.ts'

type Details = DetailsOf<'shoe'>

/** Draws a shoe from its outer side, toe to the left, and the second shoe from below. 2.3 units are one millimetre. */
export function shoe(art: Art, details: Details): Staging {
  const closure = closureInk(art.colourway, details.closure)
  const foam = midsoleInk(art, details)
  if (art.isBack) return shoeHeel(art, details, foam, closure)
  const collar = COLLARS[details.collar]
  const isRoad = details.sole === 'road'
  if (art.view === 'front') outsole(art, details, foam)
  farCollar(art, collar)
  tongue(art, collar.tongue)
  if (details.sole === 'road') roadSole(art, foam)
  else lugSole(art, details.sole, foam)
  upper(art, details, closure)
  art.addPart('heel-loop', () => heelLoop(art, closure, collar.loop))
  laces(art, details, closure)
  const thicker = isRoad ? 22 : 0
  return {
    ground: { x: 4, y: 650 + thicker, rx: 372, ry: 26, strength: 1.3 },
    wall: false,
    detail: [-226, 296 - collar.tongue, 368, 460],
    scale:
      art.view === 'front'
        ? { factor: 0.98, about: 500, down: 198 - thicker, right: isRoad ? 0 : 6 }
        : { factor: 1.06, about: 500, down: 44 },
  }
}

function midsoleInk({ colourway: { body, accent, lining } }: Art, { midsole }: Details): Ink {
  if (midsole === 'dark') return '#33363a'
  if (midsole === 'light') return mix(lining, '#f4f2ec', 0.7)
  // On a dark upper, the accent mixed with the body would look like dark foam. Mix the lining with the body instead.
  return luminance(body) < 0.45 ? mix(lining, body, 0.35) : mix(accent, body, 0.5)
}

function tongue(art: Art, raised: number): void {
  const { body, accent } = art.colourway
  const outline: Point[] = [
    [-150, 456, 1],
    [-120, 424],
    [-60, 388],
    [-6, 352],
    [24, 326 - raised],
    [46, 314 - raised],
    [66, 322 - raised],
    [72, 344 - raised],
    [60, 372],
    [-40, 440, 1],
  ]
  const cloth = mix(body, accent, 0.45)
  panel(art, spline(outline, true), cloth, {
    across: [-40, 330, 40, 420],
    texture: mesh(art),
    textureOpacity: 0.22,
    over: `${stitch(`M6 ${352 - raised}Q34 ${324 - raised} 62 ${334 - raised}`, cloth)}${label(48, 338 - raised, 24, 15, mix(accent, '#000000', 0.2), '#f1eee6')}`,
  })
}
