import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop, weave } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

export function pack(art: Art, _details: DetailsOf<'pack'>): Staging {
  const { body, accent, zip } = art.colourway,
    back = art.isBack,
    shadow = shadowOf(body),
    rip = ripstop(art, body),
    web = mix(accent, '#1c1e21', 0.55)
  const strap = (path: string, width: number) => webbing(path, width, web)
  art.add(strap('M-36 112C-34 66 34 66 36 112', 15))
  if (back)
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
  // hip belt
  for (const side of SIDES) {
    const m = (points: readonly Point[]) => onSide(side, points)
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
    )
    art.add(
      strap(`M${side * 284} 838C${side * 290} 870 ${side * 250} 906 ${side * 190} 916`, 15),
      buckle(side * 196, 914, 0.8, side * 78),
    )
    // side pocket
    panel(
      art,
      spline(
        m([
          [150, 600, 1],
          [196, 588],
          [214, 640],
          [218, 740],
          [206, 830],
          [178, 872],
          [140, 880, 1],
        ]),
        true,
      ),
      mix(body, accent, 0.7),
      {
        across: side > 0 ? [150, 700, 220, 710] : [-220, 700, -150, 710],
        texture: mesh(art),
        textureOpacity: 0.35,
        over: `<path d="M${side * 140} 604L${side * 200} 591" stroke="${shadowOf(accent)}" stroke-width="13"/><path d="M${side * 140} 604L${side * 200} 591" stroke="${accent}" stroke-width="10"/>`,
      },
    )
  }
  const half: Point[] = [
    [0, 150],
    [90, 152],
    [146, 176],
    [168, 250],
    [178, 380],
    [186, 520],
    [190, 660],
    [186, 780],
    [170, 856],
    [130, 892],
    [60, 904],
    [0, 906],
  ]
  const folds = new Folds()
  for (const side of SIDES)
    folds
      .fold([side * 170, 330], [side * 104, 352], 13, side * 0.1, 1)
      .fold([side * 176, 430], [side * 112, 470], 14, side * -0.1, 0)
      .fold([side * 180, 560], [side * 130, 590], 12, side * 0.1, 1)
      .fold([side * 120, 260], [side * 136, 420], 18, side * 0.05, 1)
      .fold([side * 176, 800], [side * 120, 846], 14, side * 0.12, 1)
      .fold([side * 90, 890], [side * 84, 830], 10, 0.05, 1)
  folds.fold([-90, 300], [-70, 420], 20, 0.05, 2).fold([60, 300], [84, 430], 20, 0.05, 2)
  if (back) {
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
    return { ground: { x: 0, y: 930, rx: 300, ry: 26, strength: 1.2 } }
  }
  // front panel
  let over =
    seam('M-128 150C-142 300 -150 600 -140 900M128 150C142 300 150 600 140 900', body, { stitch: '0 0' }) +
    seam('M-196 838C-100 862 100 862 196 838', body, { soft: 0.3 })
  over +=
    strap('M0 270V900', 15) +
    [300, 342, 384, 426, 468]
      .map(
        (y) =>
          `<path d="M-13 ${y - 16}C-17 ${y - 6} -17 ${y + 6} -13 ${y + 16}h26c4-10 4-22 0-32z" fill="${web}" stroke="${shadowOf(web)}"/><path d="M-13 ${y - 16}h26v5h-26z" fill="${sheenOf(zip)}" opacity=".55"/>`,
      )
      .join('')
  panel(art, mirrored(half), body, {
    across: [-190, 500, 190, 520],
    fall: [0, 150, 0, 940],
    folds: folds,
    texture: rip,
    textureOpacity: 0.38,
    over,
    core: 0.6,
  })
  // stretch pocket
  const pk: Point[] = [
    [0, 500],
    [70, 494],
    [124, 482, 1],
    [136, 560],
    [140, 680],
    [136, 800],
    [112, 850],
    [60, 864],
    [0, 866],
  ]
  const pf = new Folds()
    .fold([-110, 520], [-90, 700], 16, 0.06, 1)
    .fold([104, 520], [100, 690], 16, -0.06, 1)
    .fold([-40, 520], [-34, 640], 16, 0.04, 1)
    .fold([40, 516], [50, 620], 14, 0.04, 1)
    .fold([-130, 780], [-60, 840], 14, -0.12, 1)
    .fold([130, 780], [66, 842], 14, 0.12, 0)
  panel(art, mirrored(pk), accent, {
    silhouette: false,
    across: [-140, 660, 140, 670],
    fall: [0, 480, 0, 900],
    folds: pf,
    texture: weave(art, accent),
    over:
      `<path d="M-130 478Q0 516 130 478" transform="translate(0 8)" fill="none" stroke="${shadowOf(accent)}" stroke-width="18" opacity=".5"/><path d="M-130 482Q0 518 130 482" fill="none" stroke="${mix(accent, '#ffffff', 0.12)}" stroke-width="13"/>` +
      stitch('M-130 490Q0 526 130 490', accent, 0.6) +
      mark(0, 690, 2.6, mix(accent, lightOf(body), 0.6), 0.85),
  })
  // compression straps, loops
  for (const side of SIDES) {
    art.add(
      strap(`M${side * 188} 402L${side * 138} 424`, 13),
      buckle(side * 160, 414, 0.55, side * 66),
      strap(`M${side * 58} 902C${side * 62} 930 ${side * 96} 930 ${side * 96} 898`, 11),
    )
  }
  // lid
  const lid: Point[] = [
    [0, 104],
    [84, 106],
    [140, 126],
    [166, 176],
    [178, 240],
    [170, 262, 1],
    [90, 282],
    [0, 288],
  ]
  const lf = new Folds()
    .fold([-150, 200], [-90, 232], 12, 0.1, 1)
    .fold([150, 196], [92, 236], 12, -0.1, 0)
    .fold([-60, 120], [-84, 200], 16, 0.1, 2)
    .fold([50, 116], [96, 180], 14, -0.1, 1)
    .fold([-40, 276], [-30, 236], 9, 0.05, 1)
    .fold([44, 276], [36, 240], 9, 0.05, 1)
  art.add(`<path d="${mirrored(lid)}" transform="translate(3 16)" fill="#000" opacity=".45" filter="${art.blur(6)}"/>`)
  panel(art, mirrored(lid), body, {
    across: [-178, 180, 178, 190],
    fall: [0, 100, 0, 330],
    folds: lf,
    texture: rip,
    textureOpacity: 0.38,
    core: 0.6,
    rim: 0.7,
    over:
      seam('M-168 176C-90 150 90 150 168 176', body, { stitch: '0 5' }) +
      laminatedZip('M-122 216C-60 206 60 206 122 216', body, zip, 10) +
      puller(-112, 216, zip, 26, 10) +
      label(0, 248, 46, 22, mix(accent, '#000000', 0.2), '#f1eee6'),
  })
  for (const x of [-84, 84])
    art.add(strap(`M${x} 262V400`, 15), buckle(x, 322, 0.95), strap(`M${x + 2} 400L${x + 5} 452`, 12))
  return { ground: { x: 0, y: 930, rx: 300, ry: 26, strength: 1.2 }, detail: [-200, 90, 400, 500] }
}
