import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, puller } from '../drawing/trims.ts'
import { sideLoad } from './packSideLoad.ts'

type Details = DetailsOf<'pack'>

/** Draws hip belt wings and side pockets, which are partly hidden behind the body. */
export function beltAndSides(art: Art, details: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  const back = art.isBack
  const shadow = shadowOf(body)
  const rip = ripstop(art, body)
  const strap = (path: string, width: number) => webbing(path, width, mix(accent, '#1c1e21', 0.55))
  for (const side of SIDES) {
    const m = (points: readonly Point[]) => onSide(side, points)
    if (details.hipBelt === 'padded') {
      art.addPart('hip-belt', () =>
        panel(
          art,
          spline(
            m([
              [150, 742, 1],
              [214, 736],
              [272, 764],
              [296, 806],
              [292, 842],
              [266, 850],
              [220, 834],
              [150, 838, 1],
            ]),
            true,
          ),
          mix(body, shadow, 0.15),
          {
            across: side > 0 ? [150, 740, 290, 850] : [-290, 740, -150, 850],
            texture: rip,
            textureOpacity: 0.3,
            over: back
              ? ''
              : laminatedZip(`M${side * 178} 768Q${side * 230} 764 ${side * 266} 796`, body, zip, 7) +
                puller(side * 184, 768, zip, 20, side * -60),
          },
        ),
      )
      art.add(
        strap(`M${side * 284} 838C${side * 290} 870 ${side * 250} 906 ${side * 190} 916`, 15),
        buckle(side * 196, 914, 0.8, side * 78),
      )
    }
    if (details.sidePockets === 'mesh') {
      sideLoad(art, side)
      art.addPart('side-pockets', () =>
        panel(
          art,
          spline(
            m([
              [150, 600, 1],
              [222, 586],
              [229, 640],
              [226, 740],
              [206, 830],
              [178, 872],
              [140, 880, 1],
            ]),
            true,
          ),
          mix(body, accent, 0.7),
          {
            across: side > 0 ? [150, 700, 230, 710] : [-230, 700, -150, 710],
            texture: mesh(art),
            textureOpacity: 0.35,
            over: `<path d="M${side * 140} 604L${side * 228} 587" stroke="${shadowOf(accent)}" stroke-width="13"/><path d="M${side * 140} 604L${side * 228} 587" stroke="${accent}" stroke-width="10"/>`,
          },
        ),
      )
    }
  }
}
