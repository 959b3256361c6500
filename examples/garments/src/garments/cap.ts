import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

const PATCH = 'M-60 400Q0 388 60 400L56 492Q0 484 -56 492z'

export function cap(art: Art, details: DetailsOf<'cap'>): Staging {
  const { body, accent, lining } = art.colourway,
    shadow = shadowOf(body),
    tex = weave(art, body),
    light = lightOf(body)
  const crown: Point[] = [
    [0, 262],
    [70, 266],
    [146, 290],
    [204, 350],
    [230, 436],
    [237, 510],
    [236, 556, 1],
    [222, 568],
    [130, 588],
    [0, 595],
  ]
  const brim = spline(
    [
      [-222, 540, 1],
      [0, 560],
      [222, 540, 1],
      [242, 590],
      [240, 644],
      [204, 700],
      [116, 742],
      [0, 754],
      [-116, 742],
      [-204, 700],
      [-240, 644],
      [-242, 590],
    ],
    true,
  )
  const folds = new Folds()
    .fold([-150, 330], [-190, 500], 22, 0.06, 2)
    .fold([150, 330], [196, 500], 20, -0.06, 2)
    .fold([-212, 500], [-140, 470], 12, 0.1, 1)
    .fold([214, 480], [150, 452], 12, -0.1, 1)
    .fold([-60, 290], [-96, 400], 18, 0.08, 1)
    .fold([40, 290], [90, 380], 14, -0.08, 1)
  const sidePanels = 'M-90 250C-150 330 -170 450 -160 600H-260V250zM90 250C150 330 170 450 160 600H260V250z'
  const bf = new Folds().fold([-190, 640], [-60, 700], 30, 0.1, 2)
  const arcs = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const x = 231 - i * 13,
        y = 606 - i * 3,
        b = 740 - i * 24
      return `M${-x} ${y}C${-x - 10} ${b - 36} -150 ${b} 0 ${b}C150 ${b} ${x + 10} ${b - 36} ${x} ${y}`
    })
    .join('')
  const brimCloth = details.brim === 'contrast' ? accent : body
  panel(art, brim, brimCloth, {
    across: [-220, 560, 190, 740],
    stops: (d, l) => [
      [0, d, 0.3],
      [0.28, l, 0.75],
      [0.55, l, 0.1],
      [0.8, d, 0.25],
      [1, d, 0.6],
    ],
    folds: bf,
    texture: tex,
    core: 0.5,
    rim: 0.5,
    over: `${softLine(`M-236 566C-120 606 120 606 236 566`, shadow, 30, 0.5)}${stitch(arcs, brimCloth, 0.5)}`,
  })
  const edge = 'M-238 574C-266 690 -140 757 0 757C140 757 266 690 238 574'
  art.add(
    `<path d="${edge}" fill="none" stroke="${shadow}" stroke-width="7"/><path d="${edge}" transform="translate(0 -1)" fill="none" stroke="${mix(accent, body, 0.3)}" stroke-width="4.5"/>`,
  )
  panel(art, mirrored(crown), body, {
    across: [-234, 420, 234, 450],
    fall: [0, 250, 0, 680],
    folds: folds,
    texture: tex,
    core: 0.65,
    rim: 0.6,
    under: `<path d="${sidePanels}" fill="${details.panels === 'plain' ? body : accent}"/>${details.panels === 'mesh' ? `<path d="${sidePanels}" fill="${mesh(art)}" opacity=".3"/>` : ''}`,
    over:
      stitch('M-236 548C-150 584 150 584 236 548', body, 0.5) +
      seam('M-40 250C-130 320 -168 450 -160 600M40 250C130 320 168 450 160 600', body, { stitch: '6 0' }) +
      seam('M0 262V320', body, { soft: 0.1 }) +
      (details.badge === 'print'
        ? mark(0, 440, 4.2, printOn(body), 0.9)
        : `<path d="${PATCH}" fill="${shadow}" opacity=".45" transform="translate(3 5)"/><path d="${PATCH}" fill="${mix(accent, '#16181a', 0.2)}"/>${stitch('M-55 405Q0 394 55 405L51 486Q0 479 -51 486z', lining, 0.9)}${mark(0, 440, 3, '#f1eee6')}`),
  })
  art.add(
    `<ellipse cx="0" cy="264" rx="15" ry="7" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}" stroke-width="1"/><path d="M-10 261q10-5 18 0" stroke="${light}" fill="none"/>`,
  )
  return {
    ground: { x: 4, y: 758, rx: 270, ry: 30, strength: 1 },
    wall: false,
    scale: { factor: 1.12, about: 500 },
    detail: [-180, 330, 360, 450],
  }
}
