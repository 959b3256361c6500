import { closureInk } from '../blocks/closure.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import { type Ink, luminance, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { shoeHeel } from './shoeHeel.ts'
import { heelLoop, laces } from './shoeLaces.ts'
import { outsole } from './shoeOutsole.ts'
import { sole } from './shoeSole.ts'
import { upper } from './shoeUpper.ts'

type Details = DetailsOf<'shoe'>

/** Draws a shoe from its outer side, toe to the left, and the second shoe from below. 2.3 units are one millimetre. */
export function shoe(art: Art, details: Details): Staging {
  const closure = closureInk(art.colourway, details.closure)
  const foam = midsoleInk(art, details)
  if (art.isBack) return shoeHeel(art, details, foam, closure)
  const isMid = details.collar === 'mid'
  if (art.view === 'front') outsole(art, details, foam)
  farCollar(art, isMid)
  tongue(art, isMid)
  sole(art, details, foam)
  upper(art, details, closure)
  art.addPart('heel-loop', () => heelLoop(art, closure, isMid))
  laces(art, details, closure)
  return {
    ground: { x: 4, y: 650, rx: 372, ry: 26, strength: 1.3 },
    wall: false,
    detail: [-226, isMid ? 250 : 296, 368, 460],
    scale:
      art.view === 'front'
        ? { factor: 0.98, about: 500, down: 198, right: 6 }
        : { factor: 1.06, about: 500, down: isMid ? 66 : 44 },
  }
}

function midsoleInk({ colourway: { body, accent, lining } }: Art, { midsole }: Details): Ink {
  if (midsole === 'dark') return '#33363a'
  if (midsole === 'light') return mix(lining, '#f4f2ec', 0.7)
  // On a dark upper, the accent mixed with the body would look like dark foam. Mix the lining with the body instead.
  return luminance(body) < 0.45 ? mix(lining, body, 0.35) : mix(accent, body, 0.5)
}

/** The inside of the far half of the collar. */
function farCollar(art: Art, isMid: boolean): void {
  const { body, lining } = art.colourway
  const edge: Point[] = isMid
    ? [
        [78, 262, 1],
        [130, 236],
        [202, 225],
        [262, 234],
        [308, 264, 1],
      ]
    : [
        [40, 356, 1],
        [104, 380],
        [172, 394],
        [236, 386],
        [300, 360, 1],
      ]
  const below: Point[] = isMid
    ? [
        [280, 300, 1],
        [110, 310, 1],
      ]
    : [
        [280, 430, 1],
        [110, 440, 1],
      ]
  panel(art, spline([...edge, ...below], true), mix(lining, shadowOf(lining), 0.4), {
    across: [0, isMid ? 226 : 360, 0, isMid ? 290 : 430],
    core: 0.5,
    rim: 0,
    over: `<path d="${spline(edge)}" fill="none" stroke="${mix(body, lining, 0.4)}" stroke-width="9"/>`,
  })
}

function tongue(art: Art, isMid: boolean): void {
  const { body, accent } = art.colourway
  const low: Point[] = [
    [-150, 456, 1],
    [-120, 424],
    [-60, 388],
    [-6, 352],
    [24, 326],
    [46, 314],
    [66, 322],
    [72, 344],
    [60, 372],
    [-40, 440, 1],
  ]
  const high: Point[] = [
    [-150, 456, 1],
    [-120, 424],
    [-60, 388],
    [-6, 348],
    [34, 300],
    [62, 246],
    [84, 220],
    [108, 222],
    [118, 244],
    [106, 300],
    [-40, 440, 1],
  ]
  const cloth = mix(body, accent, 0.45)
  panel(art, spline(isMid ? high : low, true), cloth, {
    across: [-40, 330, 40, 420],
    texture: mesh(art),
    textureOpacity: 0.22,
    over: isMid
      ? label(96, 246, 22, 15)
      : `${stitch('M6 352Q34 324 62 334', cloth)}${label(48, 338, 24, 15, mix(accent, '#000000', 0.2), '#f1eee6')}`,
  })
}
