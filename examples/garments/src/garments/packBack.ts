import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, seam, softLine, stitch } from '../drawing/trims.ts'
import { strapTrim } from './packStraps.ts'

type Details = DetailsOf<'pack'>

/** Draws the back panel: ventilated mesh, lumbar pad, shoulder straps. */
export function packBack(art: Art, details: Details, half: readonly Point[], folds: Folds, zip: Ink): void {
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  const rip = ripstop(art, body)
  const strap = (path: string, width: number) => webbing(path, width, mix(accent, '#1c1e21', 0.55))
  panel(art, mirrored(half), mix(body, shadow, 0.25), {
    across: [-188, 500, 188, 520],
    fall: [0, 150, 0, 940],
    folds: folds,
    texture: rip,
    textureOpacity: 0.3,
  })
  const backPanel: Point[] = [
    [0, 220],
    [96, 226],
    [132, 300],
    [140, 520],
    [134, 700],
    [104, 762],
    [0, 770],
  ]
  const holes = mesh(art)
  art.addPart('back-panel', () =>
    panel(art, mirrored(backPanel), mix(accent, '#3a3e43', 0.5), {
      silhouette: false,
      across: [-140, 480, 140, 500],
      texture: holes,
      textureOpacity: 0.4,
      over:
        [-56, 56]
          .map(
            (x) =>
              `${softLine(`M${x} 226C${x * 1.3} 400 ${x * 1.3} 600 ${x} 770`, '#000000', 22, 0.3)}${softLine(`M${x - 26} 230C${x * 1.3 - 26} 400 ${x * 1.3 - 26} 600 ${x - 26} 766`, '#ffffff', 8, 0.12)}`,
          )
          .join('') + seam('M-130 420H130M-136 590H136', accent, { soft: 0.4 }),
    }),
  )
  panel(
    art,
    spline(
      [
        [-140, 706, 1],
        [0, 690],
        [140, 706, 1],
        [150, 800],
        [80, 838],
        [0, 842],
        [-80, 838],
        [-150, 800],
      ],
      true,
    ),
    mix(accent, '#2a2d31', 0.4),
    {
      silhouette: false,
      across: [-150, 740, 150, 760],
      texture: holes,
      textureOpacity: 0.4,
      over: mark(0, 770, 1.6, sheenOf(accent), 0.7),
    },
  )
  for (const side of SIDES) {
    const m = (points: readonly Point[]) => onSide(side, points)
    panel(
      art,
      spline(
        m([
          [14, 214, 1],
          [34, 180],
          [84, 178, 1],
          [128, 230],
          [156, 330],
          [162, 450],
          [150, 570],
          [132, 612],
          [98, 606],
          [90, 562],
          [98, 460],
          [90, 370],
          [60, 300],
          [28, 258],
        ]),
        true,
      ),
      mix(body, accent, 0.15),
      {
        silhouette: false,
        across: side > 0 ? [70, 380, 150, 370] : [-150, 370, -70, 380],
        core: 0.6,
        rim: 0.7,
        texture: holes,
        textureOpacity: 0.22,
        over: stitch(
          spline(
            m([
              [52, 204],
              [100, 250],
              [136, 340],
              [146, 440],
              [136, 556],
            ]),
          ),
          body,
          0.5,
        ),
      },
    )
    art.add(
      strap(`M${side * 112} 592C${side * 118} 680 ${side * 150} 720 ${side * 172} 800`, 14),
      strap(`M${side * 118} 330L${side * 126} 520`, 9),
      strap(`M${side * 128} 420Q${side * 60} 428 ${side * 14} 424`, 10),
    )
    art.add(strap(`M${side * 66} 150L${side * 92} 262`, 12))
    strapTrim(art, details, side, zip)
  }
  art.add(art.part('chest-strap', buckle(0, 424, 0.62, 90)))
}

/** Draws the top of the bag above the back panel: lid, roll top or zip. */
export function packCrown(art: Art, { lid }: Details): void {
  const { body } = art.colourway
  const rip = ripstop(art, body)
  panel(
    art,
    mirrored([
      [0, 100],
      [84, 103],
      [140, 124],
      [160, 170],
      [164, 230],
      [0, 240],
    ]),
    body,
    {
      across: [-170, 160, 170, 170],
      fall: [0, 90, 0, 300],
      texture: rip,
      textureOpacity: 0.3,
      folds: new Folds().fold([-120, 130], [-60, 156], 14, 0.1, 1).fold([120, 126], [50, 160], 14, -0.1, 1),
      over:
        lid === 'panel' ? laminatedZip('M-150 150C-132 126 -84 117 0 116C84 117 132 126 150 150', body, body, 9) : '',
    },
  )
  if (lid === 'panel') return
  const top: Point[] =
    lid === 'lid'
      ? [
          [0, 92],
          [92, 95],
          [152, 114],
          [176, 156],
          [172, 184, 1],
          [0, 196],
        ]
      : [
          [0, 92],
          [130, 95],
          [174, 102, 1],
          [180, 124],
          [174, 144, 1],
          [0, 150],
        ]
  const line = lid === 'lid' ? 'M-176 168Q0 182 176 168' : 'M-180 110Q0 106 180 110M-180 126Q0 124 180 126'
  panel(art, mirrored(top), body, {
    across: [-180, 120, 180, 130],
    fall: [0, 84, 0, 210],
    texture: rip,
    textureOpacity: 0.3,
    over: seam(line, body, { soft: 0.5 }),
  })
  const web = mix(art.colourway.accent, '#1c1e21', 0.55)
  for (const side of SIDES)
    art.add(lid === 'lid' ? webbing(`M${side * 118} 176V232`, 12, web) : buckle(side * 176, 132, 0.6, side * -20))
}
