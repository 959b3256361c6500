import type { Ink } from '../drawing/colour.ts'
import { spline } from '../drawing/geometry.ts'
import { softLine } from '../drawing/trims.ts'
import { clipped, form, WARM } from './lowSun.ts'
import type { SceneArt } from './sceneArt.ts'

const YARN: Ink = '#b9823a'

/** A cap of ribbed wool pulled over the ears, hair at the nape, and a cheek towards the light. */
export function head(art: SceneArt): string {
  const neck = 'M-84 250C-88 270 -88 286 -86 300C-50 322 50 322 86 300C88 286 86 270 84 250z'
  const hair =
    'M-96 246C-98 282 -92 306 -78 322C-66 308 -54 318 -40 326C-26 316 -10 330 4 328C20 318 34 328 48 320C60 312 72 318 82 306C94 290 96 268 96 246z'
  const crown = spline(
    [
      [-112, 214, 1],
      [-111, 150],
      [-86, 78],
      [-30, 42],
      [28, 42],
      [86, 80],
      [112, 150],
      [114, 214, 1],
      [0, 240],
    ],
    true,
  )
  const cuff =
    'M-115 186C-62 216 64 216 117 186C124 212 124 240 116 262C62 294 -62 294 -112 262C-122 240 -122 212 -115 186z'
  const ribs = (top: boolean) =>
    Array.from({ length: 17 }, (_, i) => {
      const u = Math.sin(((i - 8) / 8.6) * 1.4)
      const x = Math.round(u * 116)
      return top
        ? `M${x} 206C${Math.round(x * 1.04)} 140 ${Math.round(x * 0.72)} 72 ${Math.round(x * 0.14)} 44`
        : `M${x} ${Math.round(206 - u * u * 16)}v${Math.round(74 - u * u * 8)}`
    }).join('')
  const wool = (id: string) => form(art, id, -118, 118, YARN, '#2c1a0c')
  return (
    `<path d="${neck}" fill="#a9744f"/><path d="${neck}" fill="${form(art, 'neck', -100, 100, '#a9744f', '#3b1f14')}"/><path d="${hair}" fill="#3a2a20"/><path d="M-92 256C-94 284 -88 302 -78 316M-60 262c-2 20 0 36 6 48M-24 268c0 18 2 34 8 48M20 268c0 18-2 32-6 46" fill="none" stroke="#a87a4e" stroke-width="3" stroke-linecap="round" opacity=".6"/>` +
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
      `<path d="${cuff}" fill="${wool('woolCuff')}"/>${softLine(ribs(false), '#4a2c10', 8, 0.8)}${softLine(ribs(false), '#ffdf9f', 4, 0.5, '-5 0')}<path d="M-118 254C-62 292 62 292 118 254" fill="none" stroke="#2c1a0c" stroke-width="18" opacity=".45" filter="${art.blur(8)}"/><path d="${cuff}" fill="none" stroke="${WARM}" stroke-width="9" opacity=".7" filter="${art.blur(3)}" transform="translate(5 4)"/>`,
    )
  )
}
