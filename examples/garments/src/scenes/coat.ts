import type { Ink } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { seam, softLine } from '../drawing/trims.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'

/** Inks of a jacket that a person wears: the cloth, the shade of the folds, and the light on their ridges. */
export type Coat = { cloth: Ink; shade: Ink; light: Ink }

/** The edge lit by the low sun: shoulder and outside of the arm. */
const LIT_EDGE = 'M-146 356C-220 388 -310 412 -350 466C-396 540 -420 680 -444 764C-466 830 -478 880 -472 930L-446 1010'

/** Draws the folds of the jacket; all folds of one softness are blurred together. */
export const folded = (art: SceneArt, { shade, light }: Coat, folds: Folds): string =>
  ([2, 1, 0] as const)
    .map((softness) => {
      const blur = ([2, 6, 18] as const)[softness]
      return `<g filter="${art.blur(blur)}"><path d="${folds.dark[softness]}" fill="${shade}" opacity=".5"/><path d="${folds.lit[softness]}" fill="${light}" opacity=".28"/></g>`
    })
    .join('')

/** Draws the back of a jacket with its arms. `sewnOn` contains shapes on the cloth, such as a patch. */
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
  // Folds come from the underarms, the elbows and the yoke; the back itself is smooth.
  const folds = new Folds()
    .fold([-300, 716], [-150, 618], 14, -0.07, 1)
    .fold([-306, 748], [-206, 706], 9, -0.06, 0)
    .fold([296, 700], [140, 612], 14, 0.07, 1)
    .fold([304, 752], [214, 716], 9, 0.06, 0)
    .fold([-196, 596], [-150, 940], 26, 0.04, 2)
    .fold([204, 596], [158, 940], 28, -0.04, 2)
    .fold([-330, 772], [-452, 836], 15, 0.1, 1)
    .fold([-472, 876], [-366, 868], 10, 0.1, 0)
    .fold([-380, 560], [-340, 740], 22, 0.05, 2)
    .fold([328, 764], [428, 818], 14, -0.1, 1)
    .fold([456, 866], [366, 856], 10, -0.1, 0)
    .fold([-250, 410], [-150, 500], 12, 0.06, 1)
    .fold([236, 408], [158, 500], 12, -0.06, 1)
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
