import type { Ink } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { seam, softLine } from '../drawing/trims.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'

/** Inks of a jacket that is worn: the cloth, the deep of its folds and what their ridges catch. */
export type Coat = { cloth: Ink; shade: Ink; light: Ink }

/** What the low sun touches: the shoulder and the outside of the arm. */
const LIT_EDGE = 'M-146 356C-220 388 -310 412 -350 466C-396 540 -420 680 -444 764C-466 830 -478 880 -472 930L-446 1010'

/** Folds of its cloth, each softness blurred as one. */
export const folded = (art: SceneArt, { shade, light }: Coat, folds: Folds): string =>
  ([2, 1, 0] as const)
    .map((softness) => {
      const blur = ([2, 6, 18] as const)[softness]
      return `<g filter="${art.blur(blur)}"><path d="${folds.dark[softness]}" fill="${shade}" opacity=".5"/><path d="${folds.lit[softness]}" fill="${light}" opacity=".55"/></g>`
    })
    .join('')

/** The back of a jacket with its arms, and what is sewn on it. */
export function trunk(art: SceneArt, coat: Coat, sewnOn = ''): string {
  const { cloth, shade } = coat
  const outline = spline(
    [
      [-150, 352, 1],
      [-214, 384],
      [-296, 414],
      [-354, 462],
      [-388, 540],
      [-416, 640],
      [-448, 760],
      [-474, 850],
      [-478, 920],
      [-452, 1010, 1],
      [-344, 1010, 1],
      [-330, 930],
      [-318, 850, 1],
      [-306, 930],
      [-312, 1010, 1],
      [318, 1010, 1],
      [308, 930],
      [314, 842, 1],
      [332, 930],
      [352, 1010, 1],
      [444, 1010, 1],
      [468, 930],
      [460, 850],
      [438, 750],
      [410, 630],
      [384, 534],
      [350, 458],
      [290, 412],
      [210, 382],
      [150, 352, 1],
    ],
    true,
  )
  const armholes =
    'M-284 410C-262 490 -270 590 -296 690C-310 742 -322 800 -318 1010M278 408C258 490 266 590 292 690C306 742 320 800 318 1010'
  const folds = new Folds()
    .fold([-300, 716], [-120, 588], 13, -0.07, 1)
    .fold([-306, 744], [-170, 668], 10, -0.06, 0)
    .fold([-308, 800], [-110, 742], 14, -0.05, 1)
    .fold([-306, 880], [-190, 850], 10, -0.06, 0)
    .fold([296, 700], [110, 590], 13, 0.07, 1)
    .fold([304, 752], [180, 690], 10, 0.06, 0)
    .fold([308, 820], [120, 770], 14, 0.05, 1)
    .fold([-104, 590], [-72, 990], 24, 0.04, 2)
    .fold([130, 640], [100, 990], 26, -0.04, 2)
    .fold([-30, 620], [10, 860], 12, 0.05, 1)
    .fold([52, 660], [84, 930], 12, -0.05, 0)
    .fold([-170, 760], [-150, 980], 14, 0.04, 1)
    .fold([-330, 660], [-420, 700], 11, 0.12, 1)
    .fold([-324, 730], [-440, 790], 12, 0.1, 0)
    .fold([-330, 780], [-462, 850], 15, 0.08, 1)
    .fold([-472, 870], [-350, 860], 12, 0.1, 0)
    .fold([-474, 900], [-344, 930], 14, 0.1, 1)
    .fold([-380, 560], [-340, 740], 22, 0.05, 2)
    .fold([326, 670], [412, 700], 11, -0.12, 1)
    .fold([326, 740], [432, 780], 12, -0.1, 0)
    .fold([456, 860], [346, 850], 12, -0.1, 1)
    .fold([458, 890], [344, 925], 13, -0.1, 0)
    .fold([-250, 410], [-130, 520], 12, 0.06, 1)
    .fold([236, 408], [140, 520], 12, -0.06, 1)
  const yoke = 'M-272 566C-150 600 150 600 268 562'
  return (
    `<path d="${outline}" fill="${cloth}"/>` +
    clipped(
      art,
      'trunk',
      outline,
      `<path d="${outline}" fill="${form(art, 'form', -470, 470, cloth, shade)}"/>` +
        `${folded(art, coat, folds)}${softLine(armholes, shade, 34, 0.6, '8 6')}${seam(armholes, cloth, { soft: 0.5, stitch: '-9 0' })}` +
        `${seam(yoke, cloth, { soft: 0.3, stitch: '0 9' })}${seam('M0 584V1010', cloth, { soft: 0.2 })}` +
        `<path d="${LIT_EDGE}" fill="none" stroke="${WARM}" stroke-width="17" opacity=".9" filter="${art.blur(3)}"/><path d="M210 382C296 414 350 458 384 534C410 630 450 770 468 930" fill="none" stroke="${shade}" stroke-width="60" opacity=".6" filter="${art.blur(18)}"/>` +
        sewnOn,
    )
  )
}
