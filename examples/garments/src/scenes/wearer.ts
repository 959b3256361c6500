import type { Ink } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { seam, softLine, stitch } from '../drawing/trims.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'
import { head } from './wearerHead.ts'

const CLOTH: Ink = '#2f6173'
const SHADE: Ink = '#10242d'
const LIGHT: Ink = '#7ba3a8'
const PATCH: Ink = '#f58220'

/**
 * Somebody from behind, from the cap to below the shoulder blades, in a shell with its hood laid back; 1000 units high,
 * x = 0 in the middle, the low sun at the left. One shoulder of the jacket has been mended, and one may see it.
 */
export function wearer(art: SceneArt): string {
  return `${trunk(art)}${hoodDown(art)}<g transform="translate(0-22) scale(1.18)">${head(art)}</g>${collar()}`
}

/** What the low sun touches: the shoulder and the outside of the arm. */
const LIT_EDGE = 'M-146 356C-220 388 -310 412 -350 466C-396 540 -420 680 -444 764C-466 830 -478 880 -472 930L-446 1010'

const folded = (art: SceneArt, folds: Folds): string =>
  ([2, 1, 0] as const)
    .map((softness) => {
      const blur = ([2, 6, 18] as const)[softness]
      return `<g filter="${art.blur(blur)}"><path d="${folds.dark[softness]}" fill="${SHADE}" opacity=".5"/><path d="${folds.lit[softness]}" fill="${LIGHT}" opacity=".55"/></g>`
    })
    .join('')

function trunk(art: SceneArt): string {
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
    `<path d="${outline}" fill="${CLOTH}"/>` +
    clipped(
      art,
      'trunk',
      outline,
      `<path d="${outline}" fill="${form(art, 'form', -470, 470, CLOTH, SHADE)}"/>` +
        `${folded(art, folds)}${softLine(armholes, SHADE, 34, 0.6, '8 6')}${seam(armholes, CLOTH, { soft: 0.5, stitch: '-9 0' })}` +
        `${seam(yoke, CLOTH, { soft: 0.3, stitch: '0 9' })}${seam('M0 584V1010', CLOTH, { soft: 0.2 })}` +
        `<path d="${LIT_EDGE}" fill="none" stroke="${WARM}" stroke-width="17" opacity=".9" filter="${art.blur(3)}"/><path d="M210 382C296 414 350 458 384 534C410 630 450 770 468 930" fill="none" stroke="${SHADE}" stroke-width="60" opacity=".6" filter="${art.blur(18)}"/>` +
        patch(art),
    )
  )
}

/** The mend: another cloth over the torn shoulder, sewn on by hand. */
function patch(art: SceneArt): string {
  const outline = spline(
    [
      [-262, 446, 1],
      [-190, 440],
      [-128, 452, 1],
      [-118, 520],
      [-120, 588, 1],
      [-196, 590],
      [-264, 574, 1],
      [-270, 510],
    ],
    true,
  )
  const rows = Array.from(
    { length: 6 },
    (_, i) => `M-256 ${470 + i * 19}C-214 ${466 + i * 19} -170 ${467 + i * 19} -130 ${474 + i * 19}`,
  )
  const form = art.linear(
    'patch',
    [
      [0, '#ffd9a0', 0.7],
      [0.4, PATCH, 0],
      [1, '#7a3208', 0.6],
    ],
    'x2="1" y2=".4"',
  )
  return (
    `<path d="${outline}" transform="translate(5 8)" fill="${SHADE}" opacity=".5" filter="${art.blur(3)}"/><path d="${outline}" fill="${PATCH}"/><path d="${outline}" fill="${form}"/>` +
    `<path d="${rows.join('')}" fill="none" stroke="#fff3dc" stroke-width="3.6" stroke-dasharray="13 9" stroke-linecap="round" opacity=".9"/>` +
    `<path d="${outline}" fill="none" stroke="#6b2c08" stroke-width="2" opacity=".6"/>${stitch(outline, '#7a3208', 0.5)}`
  )
}

/** The hood, laid back: a roll of cloth around the neck that opens to its lining. */
function hoodDown(art: SceneArt): string {
  const outline = spline(
    [
      [-136, 300, 1],
      [-176, 312],
      [-204, 356],
      [-196, 418],
      [-142, 478],
      [-50, 516],
      [22, 520],
      [108, 492],
      [178, 434],
      [202, 366],
      [178, 314],
      [134, 298, 1],
      [84, 336],
      [0, 350],
      [-88, 338],
    ],
    true,
  )
  const folds = new Folds()
    .fold([-196, 352], [-96, 446], 13, -0.1, 1)
    .fold([-190, 404], [-30, 496], 11, -0.1, 0)
    .fold([-150, 372], [-20, 456], 14, -0.1, 1)
    .fold([192, 352], [106, 452], 13, 0.1, 1)
    .fold([180, 412], [50, 498], 11, 0.1, 0)
    .fold([140, 372], [26, 456], 13, 0.1, 1)
    .fold([-20, 400], [30, 500], 18, 0.1, 2)
  const middle = 'M-40 372C-52 420 -50 470 -38 514M52 374C64 420 62 468 52 512'
  const cord = 'M-6 446c-14 26-10 58 4 72M4 446c14 24 16 50 8 66'
  return (
    `<path d="${outline}" transform="translate(8 22)" fill="${SHADE}" opacity=".6" filter="${art.blur(18)}"/><path d="${outline}" fill="${CLOTH}"/>` +
    clipped(
      art,
      'hood',
      outline,
      `<path d="${outline}" fill="${form(art, 'hoodForm', -206, 206, CLOTH, SHADE)}"/>${folded(art, folds)}${seam(middle, CLOTH, { soft: 0.4, stitch: '6 0' })}<path d="${outline}" fill="none" stroke="${WARM}" stroke-width="13" opacity=".8" filter="${art.blur(3)}" transform="translate(6 6)"/><path d="M202 366C186 440 108 500 22 524" fill="none" stroke="${SHADE}" stroke-width="44" opacity=".6" filter="${art.blur(8)}"/>`,
    ) +
    `<path d="M-142 300C-120 262 120 262 140 298C100 366 -100 366 -142 300z" fill="#14262d"/>` +
    `<path d="M-66 436C-30 452 30 452 66 436" fill="none" stroke="${SHADE}" stroke-width="12" opacity=".55"/><path d="M-66 434C-30 450 30 450 66 434" fill="none" stroke="#3f7486" stroke-width="9"/><g fill="none"><path d="${cord}" stroke="#0c181d" stroke-width="7" opacity=".6" transform="translate(4 4)"/><path d="${cord}" stroke="${PATCH}" stroke-width="5"/></g><rect x="-9" y="430" width="19" height="24" rx="6" fill="#20282b"/><path d="M-5 434v14" stroke="#aeb9ba" stroke-width="3" stroke-linecap="round" opacity=".7"/>`
  )
}

/** The edge of the hood that stands up behind the neck, with a little of the lining. */
function collar(): string {
  const edge = 'M-140 298C-104 356 96 358 138 296C152 330 122 376 0 382C-120 378 -158 338 -140 298z'
  return `<path d="${edge}" fill="#24505f"/><path d="${edge}" fill="none" stroke="${SHADE}" stroke-width="3" opacity=".5"/><path d="M-138 300C-104 354 96 356 136 298" fill="none" stroke="${PATCH}" stroke-width="6" opacity=".85"/><path d="M-146 312C-130 366 -60 384 0 384" fill="none" stroke="${LIGHT}" stroke-width="4" opacity=".6"/>`
}
