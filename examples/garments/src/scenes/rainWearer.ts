import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { randomSource, tenths } from '../drawing/number.ts'
import { seam } from '../drawing/trims.ts'
import { type Coat, folded, trunk } from './coat.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'

const COAT: Coat = { cloth: '#cd872c', shade: '#43240c', light: '#f0c483' }

/** Draws the back of a person with the hood up and raindrops on the shoulders, in the same coordinates as `wearer`. */
export function rainWearer(art: SceneArt): string {
  return `${trunk(art, COAT, drops(61, 92, [-360, 400], [360, 900]))}${hoodUp(art)}`
}

function hoodUp(art: SceneArt): string {
  const { cloth, shade } = COAT
  const outline = spline(
    [
      [-10, 30],
      [70, 42],
      [132, 94],
      [164, 172],
      [174, 256],
      [180, 330],
      [208, 392, 1],
      [156, 454],
      [80, 488],
      [0, 498],
      [-84, 488],
      [-160, 452],
      [-210, 392, 1],
      [-186, 330],
      [-180, 256],
      [-172, 172],
      [-144, 94],
      [-86, 42],
    ],
    true,
  )
  const folds = new Folds()
    .fold([-156, 300], [-60, 366], 12, 0.08, 1)
    .fold([-176, 350], [-50, 412], 13, 0.08, 0)
    .fold([-186, 392], [-80, 452], 11, 0.06, 1)
    .fold([152, 296], [62, 360], 12, -0.08, 1)
    .fold([172, 352], [60, 408], 12, -0.08, 0)
    .fold([180, 396], [90, 450], 11, -0.06, 1)
    .fold([-104, 100], [-120, 240], 16, 0.06, 2)
    .fold([-20, 250], [-34, 340], 9, 0.08, 1)
    .fold([30, 252], [40, 330], 9, -0.08, 0)
    .fold([-130, 220], [-70, 238], 9, 0.1, 1)
    .fold([128, 216], [70, 236], 9, -0.1, 1)
  const panels = 'M-54 38C-84 120 -86 300 -64 486M48 38C78 120 82 300 62 486'
  const strap = 'M-184 236C-84 270 84 270 178 234'
  const lit = 'M-206 388C-188 330 -178 250 -168 172C-142 94 -90 46 -10 34'
  const cord = 'M-5 272c-15 26-10 60 4 76M4 272c14 24 16 52 8 68'
  return (
    `<path d="${outline}" transform="translate(6 24)" fill="${shade}" opacity=".55" filter="${art.blur(18)}"/><path d="${outline}" fill="${cloth}"/>` +
    clipped(
      art,
      'hoodUp',
      outline,
      `<path d="${outline}" fill="${form(art, 'hoodUpForm', -206, 200, cloth, shade)}"/>${folded(art, COAT, folds)}${seam(panels, cloth, { soft: 0.4, stitch: '7 0' })}<path d="${strap}" fill="none" stroke="${shade}" stroke-width="17" opacity=".4"/><path d="${strap}" fill="none" stroke="#a9691c" stroke-width="13"/>` +
        `<path d="${lit}" fill="none" stroke="${WARM}" stroke-width="15" opacity=".9" filter="${art.blur(3)}"/><path d="M132 94C176 172 172 300 208 392C170 442 96 488 0 502" fill="none" stroke="${shade}" stroke-width="40" opacity=".5" filter="${art.blur(8)}"/>${drops(17, 40, [-170, 170], [56, 430])}`,
    ) +
    `<g fill="none"><path d="${cord}" stroke="#1c0e04" stroke-width="7" opacity=".5" transform="translate(4 4)"/><path d="${cord}" stroke="#2b2e33" stroke-width="5"/></g><rect x="-9" y="250" width="19" height="26" rx="6" fill="#20282b"/><path d="M-5 255v15" stroke="#aeb9ba" stroke-width="3" stroke-linecap="round" opacity=".7"/>`
  )
}

/** Draws drops on the cloth, each with a shadow and a highlight. */
function drops(
  seed: number,
  count: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): string {
  const random = randomSource(seed)
  const paths = { feet: '', glints: '' }
  for (let i = 0; i < count; i++) {
    const [x, y] = [Math.round(left + random() * (right - left)), Math.round(top + random() ** 1.5 * (bottom - top))]
    const size = 2 + random() * 3
    paths.feet += `M${x} ${y}v${tenths(size * 1.4)}`
    paths.glints += `M${tenths(x - size * 0.3)} ${tenths(y - 1)}v${tenths(size * 0.5)}`
  }
  return `<g fill="none" stroke-linecap="round"><path d="${paths.feet}" stroke="${COAT.shade}" stroke-width="5" opacity=".32"/><path d="${paths.glints}" stroke="#fffaf0" stroke-width="2.2" opacity=".9"/></g>`
}
