import type { Ink } from '../drawing/colour.ts'
import { spline } from '../drawing/geometry.ts'
import { softLine } from '../drawing/trims.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'

const YARN: Ink = '#b9823a'
const SKIN: Ink = '#b98560'
const HAIR: Ink = '#3a2a20'

/** Draws the back of the head with a ribbed wool cap over the ears, and the neck below it. */
export function head(art: SceneArt): string {
  const crown = spline(
    [
      [-112, 202, 1],
      [-111, 150],
      [-86, 78],
      [-30, 42],
      [28, 42],
      [86, 80],
      [112, 150],
      [114, 202, 1],
      [0, 228],
    ],
    true,
  )
  const cuff =
    'M-115 174C-62 204 64 204 117 174C124 200 124 228 116 248C62 278 -62 278 -112 248C-122 228 -122 200 -115 174z'
  const ribs = (top: boolean) =>
    Array.from({ length: 17 }, (_, i) => {
      const u = Math.sin(((i - 8) / 8.6) * 1.4)
      const x = Math.round(u * 116)
      return top
        ? `M${x} 194C${Math.round(x * 1.04)} 140 ${Math.round(x * 0.72)} 72 ${Math.round(x * 0.14)} 44`
        : `M${x} ${Math.round(194 - u * u * 16)}v${Math.round(74 - u * u * 8)}`
    }).join('')
  const wool = (id: string) => form(art, id, -118, 118, YARN, '#2c1a0c')
  return (
    nape(art) +
    `<path d="${crown}" fill="${YARN}"/>` +
    clipped(
      art,
      'crown',
      crown,
      `<path d="${crown}" fill="${wool('woolTop')}"/>${softLine(ribs(true), '#4a2c10', 8, 0.7)}${softLine(ribs(true), '#ffdf9f', 4, 0.4, '-5 0')}<path d="${crown}" fill="none" stroke="${WARM}" stroke-width="11" opacity=".75" filter="${art.blur(3)}" transform="translate(5 5)"/><path d="${cuff}" transform="translate(0 -10)" fill="#2c1a0c" opacity=".5" filter="${art.blur(3)}"/>`,
    ) +
    `<path d="${cuff}" fill="#c48c40"/>` +
    clipped(
      art,
      'cuff',
      cuff,
      `<path d="${cuff}" fill="${wool('woolCuff')}"/>${softLine(ribs(false), '#4a2c10', 8, 0.8)}${softLine(ribs(false), '#ffdf9f', 4, 0.5, '-5 0')}<path d="M-118 242C-62 280 62 280 118 242" fill="none" stroke="#2c1a0c" stroke-width="18" opacity=".45" filter="${art.blur(8)}"/><path d="${cuff}" fill="none" stroke="${WARM}" stroke-width="9" opacity=".7" filter="${art.blur(3)}" transform="translate(5 4)"/>`,
    )
  )
}

/** Draws the neck and the short hair between cap and collar, and the shadows of the cap and of the collar on them. */
function nape(art: SceneArt): string {
  const neck =
    'M-90 226C-92 262 -78 284 -76 312C-75 328 -78 340 -84 350C-50 376 50 376 84 350C78 340 75 328 76 312C78 284 92 262 90 226z'
  const hair =
    'M-98 226C-98 256 -90 276 -80 290C-66 300 -52 296 -40 306C-28 312 -18 312 -6 322C2 326 8 320 16 314C30 308 40 302 52 300C66 296 76 292 82 284C92 270 98 252 98 226z'
  const strands = Array.from({ length: 24 }, (_, i) => {
    const x = -84 + i * 7
    const low = Math.round(314 - Math.abs(x) * 0.42 + ((i * 5) % 7))
    return `M${x} 250Q${Math.round(x * 0.96)} 280 ${Math.round(x * 0.84)} ${low}`
  }).join('')
  return (
    `<path d="${neck}" fill="${SKIN}"/>` +
    clipped(
      art,
      'neck',
      neck,
      `<path d="${neck}" fill="${form(art, 'neckForm', -92, 92, SKIN, '#3b1f14')}"/>${softLine('M-30 300C-34 330 -38 350 -46 380M34 298C38 330 42 352 50 380', '#5a3220', 18, 0.36)}<path d="${hair}" transform="translate(3 6)" fill="#3b1f14" opacity=".5" filter="${art.blur(6)}"/><path d="${hair}" fill="${HAIR}"/><path d="${strands}" fill="none" stroke="${HAIR}" stroke-width="4" stroke-linecap="round"/>` +
        `<path d="${strands}" transform="translate(-3 0)" fill="none" stroke="#8a623f" stroke-width="1.6" stroke-linecap="round" opacity=".3"/><path d="M-88 226C-90 262 -76 284 -74 312V360" fill="none" stroke="${WARM}" stroke-width="7" opacity=".75" filter="${art.blur(3)}"/><path d="M-120 250Q0 292 120 250" fill="none" stroke="#140a05" stroke-width="26" opacity=".6" filter="${art.blur(8)}"/><path d="M-110 352Q0 384 110 352" fill="none" stroke="#140a05" stroke-width="30" opacity=".55" filter="${art.blur(8)}"/>`,
    )
  )
}
