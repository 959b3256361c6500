import { buckle, webbing } from '../blocks/webbing.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'

/** The side that lies on the back: ventilated panel, lumbar pad, shoulder straps. */
export function packBack(art: Art, half: readonly Point[], folds: Folds): void {
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
  })
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
  }
  art.add(buckle(0, 424, 0.62, 90))
}

/** The top of the bag, seen over the back panel. */
export function packCrown(art: Art): void {
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
    },
  )
}
