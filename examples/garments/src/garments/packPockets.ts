import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { ripstop, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, puller, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'pack'>

export function frontPocket(art: Art, { pocket }: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  if (pocket === 'none') {
    art.add(mark(0, 700, 2.6, printOn(body), 0.85))
    return
  }
  if (pocket !== 'stretch') {
    art.addPart('front-pocket', () => zippedPockets(art, pocket === 'twin', zip))
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
  art.addPart('stretch-pocket', () =>
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
    }),
  )
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
        (art.near
          ? stitch('M-125 568H125C131 660 134 740 121 848H-121C-134 740 -131 660 -125 568zM-128 622H128', accent, 0.6)
          : '') +
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
        puller(side * 39, 556, zip, 26, 0) +
        (art.near
          ? stitch(
              `M${side * 54} 524V854M${side * 115} 522C${side * 127} 660 ${side * 125} 740 ${side * 115} 848H${side * 58}`,
              accent,
              0.6,
            )
          : ''),
    })
  }
}

/** Elastic cord laced over the body. */
export function bungee(cord: Ink): string {
  const path = 'M-100 320L100 372L-100 424L100 476M100 320L-100 372L100 424L-100 476'
  const eyes = [320, 372, 424, 476].flatMap((y) =>
    [-100, 100].map((x) => `<circle cx="${x}" cy="${y}" r="7" fill="#1c1e21"/>`),
  )
  return `<path d="${path}" fill="none" opacity=".3" stroke="#000" stroke-width="6" transform="translate(2 5)"/><path d="${path}" fill="none" stroke="${cord}" stroke-width="5"/><path d="${path}" fill="none" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 3" opacity=".5"/>${eyes.join('')}`
}
