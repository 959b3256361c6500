import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { lightOf, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, seam, softLine } from '../drawing/trims.ts'
import type { HoodCut } from './hoodCuts.ts'

/**
 * Draws the back view of the hood: a middle panel between two sides, a cord that reduces the volume at the back of the
 * head, and loose cloth on the collar below it.
 */
export function hoodBack(art: Art, { out }: HoodCut, quilting: string): void {
  const { body } = art.colourway
  const [shadow, light] = [shadowOf(body), lightOf(body)]
  const top = (out[0]?.[1] ?? 50) - 4
  const folds = new Folds()
    .fold([-34, 170], [-82, 150], 7, -0.12, 0)
    .fold([-36, 178], [-90, 196], 7, 0.12, 1)
    .fold([34, 170], [84, 146], 8, 0.12, 0)
    .fold([36, 178], [92, 192], 8, -0.12, 1)
    .fold([-84, 238], [60, 250], 9, 0.1, 1)
    .fold([88, 232], [-10, 262], 8, -0.1, 0)
    .fold([-92, 262], [-30, 286], 7, 0.08, 1)
    .fold([96, 262], [40, 288], 8, -0.08, 1)
    .fold([62, 84], [84, 150], 22, 0.06, 2)
  const panels = (side: number) =>
    `M${side * 40} ${top}C${side * 58} 104 ${side * 50} 150 ${side * 40} 174C${side * 34} 214 ${side * 36} 262 ${side * 46} 316`
  const channel = 'M-40 174Q0 182 40 174'
  panel(art, mirrored(out), body, {
    across: [-106, 140, 106, 164],
    fall: [0, 44, 0, 340],
    under: quilting,
    folds,
    texture: quilting === '' ? weave(art, body) : '',
    over:
      // Highlight of the round crown, at the upper left.
      `<ellipse cx="-26" cy="${top + 58}" rx="62" ry="46" fill="${art.pool(light, 0.5)}"/>` +
      softLine('M-96 246Q0 282 98 242', shadow, 22, 0.3) +
      seam(panels(-1) + panels(1), body, { stitch: '4 0', soft: 0.24 }) +
      softLine(channel, shadow, 20, 0.4, '0 4') +
      `<g fill="none"><path d="${channel}" stroke="${shadow}" stroke-width="13" opacity=".55"/><path d="${channel}" stroke="${body}" stroke-width="11"/><path d="M-38 170Q0 178 38 170" stroke="${light}" stroke-width="1.4" opacity=".8"/><path d="M-36 179Q0 187 36 179" stroke="${shadow}" stroke-width="1" stroke-dasharray="4.5 2.6" opacity=".6"/></g>` +
      seam('M-112 284Q-60 306 0 318Q60 306 112 284', body, { soft: 0.4 }),
  })
  art.add(cordLock(0, 182, 0, '#2b2e33', 0.7))
}
