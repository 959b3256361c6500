import type { Ink } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { seam, stitch } from '../drawing/trims.ts'
import { type Coat, folded, trunk } from './coat.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'
import { head } from './wearerHead.ts'

const COAT: Coat = { cloth: '#2f6173', shade: '#10242d', light: '#7ba3a8' }
const { cloth: CLOTH, shade: SHADE, light: LIGHT } = COAT
const PATCH: Ink = '#f58220'

/**
 * Draws the back of a person in a shell jacket with the hood down, from the cap to below the shoulder blades: 1000 units
 * high, x = 0 in the middle, low sun on the left. One shoulder of the jacket has a visible patch.
 */
export function wearer(art: SceneArt): string {
  return `${trunk(art, COAT, patch(art))}${hoodDown(art)}<g transform="translate(0-14) scale(1.08)">${head(art)}</g>${collar(art)}`
}

/** The patch: another cloth on the torn shoulder, sewn on by hand. */
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

/** The lowered hood: a roll of cloth around the neck. The lining of the hood is visible. */
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
      `<path d="${outline}" fill="${form(art, 'hoodForm', -206, 206, CLOTH, SHADE)}"/>${folded(art, COAT, folds)}${seam(middle, CLOTH, { soft: 0.4, stitch: '6 0' })}<path d="${outline}" fill="none" stroke="${WARM}" stroke-width="13" opacity=".8" filter="${art.blur(3)}" transform="translate(6 6)"/><path d="M202 366C186 440 108 500 22 524" fill="none" stroke="${SHADE}" stroke-width="44" opacity=".6" filter="${art.blur(8)}"/>`,
    ) +
    `<path d="M-142 300C-120 262 120 262 140 298C100 386 -100 386 -142 300z" fill="#14262d"/>` +
    `<path d="M-66 436C-30 452 30 452 66 436" fill="none" stroke="${SHADE}" stroke-width="12" opacity=".55"/><path d="M-66 434C-30 450 30 450 66 434" fill="none" stroke="#3f7486" stroke-width="9"/><g fill="none"><path d="${cord}" stroke="#0c181d" stroke-width="7" opacity=".6" transform="translate(4 4)"/><path d="${cord}" stroke="${PATCH}" stroke-width="5"/></g><rect x="-9" y="430" width="19" height="24" rx="6" fill="#20282b"/><path d="M-5 434v14" stroke="#aeb9ba" stroke-width="3" stroke-linecap="round" opacity=".7"/>`
  )
}

/** Draws the edge of the hood behind the neck; some of the lining is visible. */
function collar(art: SceneArt): string {
  const edge = 'M-140 298C-104 374 96 376 138 296C152 338 122 392 0 398C-120 394 -158 346 -140 298z'
  return `<path d="${edge}" fill="#24505f"/><path d="${edge}" fill="none" stroke="${SHADE}" stroke-width="3" opacity=".5"/><path d="M-138 300C-104 372 96 374 136 298" fill="none" stroke="${PATCH}" stroke-width="6" opacity=".85"/><path d="M-146 314C-130 374 -80 394 -30 399" fill="none" stroke="${LIGHT}" stroke-width="4" stroke-linecap="round" opacity=".6" filter="${art.blur(2)}"/>`
}
