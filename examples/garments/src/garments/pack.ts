import { closureInk } from '../blocks/closure.ts'
import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

type Details = DetailsOf<'pack'>

/** Height and width by size. */
const SIZE = {
  regular: { factor: 1, about: 500, down: 0 },
  day: { factor: 0.8, about: 500, down: 20, width: 1.2 },
  tall: { factor: 1.04, about: 500, down: 0, width: 0.84 },
} as const

export function pack(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway,
    zip = closureInk(art.colourway, details.closure),
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
    if (details.hipBelt === 'padded') {
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
    }
    if (details.sidePockets === 'mesh')
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
    return { ground: { x: 0, y: 930, rx: 300, ry: 26, strength: 1.2 }, scale: SIZE[details.size] }
  }
  // front panel
  let over =
    seam('M-128 150C-142 300 -150 600 -140 900M128 150C142 300 150 600 140 900', body, { stitch: '0 0' }) +
    seam('M-196 838C-100 862 100 862 196 838', body, { soft: 0.3 })
  if (details.lashing === 'bungee') over += bungee(zip)
  if (details.lashing === 'daisy')
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
  frontPocket(art, details, zip)
  // compression straps, loops
  for (const side of SIDES) {
    art.add(
      strap(`M${side * 188} 402L${side * 138} 424`, 13),
      buckle(side * 160, 414, 0.55, side * 66),
      strap(`M${side * 58} 902C${side * 62} 930 ${side * 96} 930 ${side * 96} 898`, 11),
    )
  }
  top(art, details, zip)
  return {
    ground: { x: 0, y: 930, rx: 300, ry: 26, strength: 1.2 },
    scale: SIZE[details.size],
    detail: [-200, 90, 400, 500],
  }
}

/** What is sewn on the front of the body. */
function frontPocket(art: Art, { pocket }: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  if (pocket === 'none') {
    art.add(mark(0, 700, 2.6, printOn(body), 0.85))
    return
  }
  if (pocket !== 'stretch') {
    zippedPockets(art, pocket === 'twin', zip)
    return
  }
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
}

/** How the pack closes. */
function top(art: Art, { lid: kind }: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  const rip = ripstop(art, body)
  const web = mix(accent, '#1c1e21', 0.55)
  const strap = (path: string, width: number) => webbing(path, width, web)
  if (kind === 'roll-top') {
    rollTop(art, rip, web)
    return
  }
  if (kind === 'panel') {
    panelLoader(art, rip, zip)
    return
  }
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
}

function rollTop(art: Art, texture: string, web: Ink): void {
  const { body } = art.colourway
  const roll: Point[] = [
    [0, 128],
    [110, 128],
    [158, 134, 1],
    [166, 152],
    [158, 172, 1],
    [100, 178],
    [0, 178],
  ]
  const neck: Point[] = [
    [0, 150],
    [146, 152, 1],
    [162, 200],
    [170, 290],
    [100, 300],
    [0, 302],
  ]
  const folds = new Folds().fold([-120, 180], [-90, 280], 16, 0.05, 1).fold([110, 180], [90, 280], 16, -0.05, 1)
  folds.fold([-30, 184], [-20, 260], 12, 0.05, 0).fold([40, 184], [26, 250], 12, -0.05, 1)
  panel(art, mirrored(neck), body, { across: [-170, 220, 170, 230], folds, texture, core: 0.6 })
  panel(art, mirrored(roll), mix(body, shadowOf(body), 0.12), {
    across: [0, 124, 0, 182],
    stops: (shadow, light) => [
      [0, light, 0.6],
      [0.4, light, 0.1],
      [0.7, shadow, 0.3],
      [1, shadow, 0.6],
    ],
    texture,
    over: seam('M-170 160Q0 168 170 160', body, { soft: 0.5 }),
  })
  for (const side of SIDES)
    art.add(
      webbing(`M${side * 158} 152C${side * 196} 190 ${side * 188} 280 ${side * 180} 396`, 14, web),
      buckle(side * 187, 262, 0.8, side * 4),
    )
}

function panelLoader(art: Art, texture: string, zip: Ink): void {
  const { body } = art.colourway
  const dome: Point[] = [
    [0, 112],
    [84, 116],
    [138, 146],
    [162, 210],
    [170, 300],
    [120, 306],
    [0, 308],
  ]
  const arc = 'M-128 470V300C-132 190 -96 156 0 154C96 156 132 190 128 300V470'
  panel(art, mirrored(dome), body, {
    across: [-172, 200, 172, 210],
    fall: [0, 100, 0, 360],
    texture,
    rim: 0.7,
    over: label(0, 206, 46, 22),
  })
  art.add(laminatedZip(arc, body, zip, 11), puller(-128, 452, zip, 30, 0), puller(128, 452, zip, 30, 0))
}

/** One wide pocket with a zip across, or two upright ones. */
function zippedPockets(art: Art, twin: boolean, zip: Ink): void {
  const { accent } = art.colourway
  if (!twin) {
    const outline = spline(
      [
        [-132, 560, 1],
        [132, 560, 1],
        [138, 700],
        [128, 856, 1],
        [-128, 856, 1],
        [-138, 700],
      ],
      true,
    )
    panel(art, outline, accent, {
      silhouette: false,
      across: [-140, 660, 140, 670],
      texture: ripstop(art, accent),
      over:
        laminatedZip('M-116 600Q0 610 116 600', accent, zip, 10) +
        puller(-108, 602, zip, 26, 0) +
        mark(0, 740, 2.4, printOn(accent), 0.8),
    })
    return
  }
  for (const side of SIDES) {
    const outline = spline(
      onSide(side, [
        [18, 520, 1],
        [122, 512, 1],
        [134, 680],
        [122, 856, 1],
        [18, 862, 1],
        [14, 680],
      ]),
      true,
    )
    panel(art, outline, accent, {
      silhouette: false,
      across: side > 0 ? [14, 660, 134, 670] : [-134, 660, -14, 670],
      texture: ripstop(art, accent),
      over:
        laminatedZip(`M${side * 40} 544C${side * 36} 640 ${side * 36} 740 ${side * 40} 836`, accent, zip, 9) +
        puller(side * 39, 556, zip, 26, 0),
    })
  }
}

/** Elastic cord laced over the body. */
function bungee(cord: Ink): string {
  const path = 'M-100 320L100 372L-100 424L100 476M100 320L-100 372L100 424L-100 476'
  const eyes = [320, 372, 424, 476].flatMap((y) =>
    [-100, 100].map((x) => `<circle cx="${x}" cy="${y}" r="7" fill="#1c1e21"/>`),
  )
  return `<path d="${path}" fill="none" opacity=".3" stroke="#000" stroke-width="6" transform="translate(2 5)"/><path d="${path}" fill="none" stroke="${cord}" stroke-width="5"/><path d="${path}" fill="none" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 3" opacity=".5"/>${eyes.join('')}`
}
