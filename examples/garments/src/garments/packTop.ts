import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point, SIDES } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'pack'>

/** Draws the closure of the pack: the lid, the roll top or the front zip. */
export function packTop(art: Art, details: Details, zip: Ink): void {
  const name = { lid: 'lid', 'roll-top': 'roll-top', panel: 'panel-zip' } as const
  art.addPart(name[details.lid], () => topOf(art, details, zip))
}

function topOf(art: Art, { lid: kind }: Details, zip: Ink): void {
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
  const { body, accent } = art.colourway
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
  const folds = new Folds()
    .fold([-136, 180], [-104, 286], 15, 0.05, 1)
    .fold([128, 180], [98, 284], 15, -0.05, 1)
    .fold([-64, 182], [-40, 262], 11, 0.07, 0)
    .fold([-8, 182], [-14, 240], 10, -0.04, 1)
    .fold([52, 184], [34, 256], 12, -0.06, 0)
    .fold([92, 182], [84, 232], 9, 0.05, 1)
  panel(art, mirrored(neck), body, {
    across: [-170, 220, 170, 230],
    fall: [0, 130, 0, 330],
    folds,
    texture,
    core: 0.6,
    over: seam('M-176 284Q0 306 176 284', body, { stitch: '0 5', soft: 0.3 }),
  })
  const rolled = mix(body, shadowOf(body), 0.12)
  art.add(softLine('M-160 178Q0 190 160 178', shadowOf(body), 22, 0.5, '0 6'))
  panel(art, mirrored(roll), rolled, {
    across: [0, 124, 0, 182],
    stops: (shadow, light) => [
      [0, light, 0.6],
      [0.4, light, 0.1],
      [0.7, shadow, 0.3],
      [1, shadow, 0.6],
    ],
    texture,
    over:
      seam('M-170 160Q0 168 170 160', body, { soft: 0.5 }) +
      (art.near
        ? `${seam('M-170 146Q0 151 170 146', rolled, { soft: 0.3 })}${softLine('M-120 132L-112 176M-30 130L-34 178M74 131L66 178M132 133L128 176', shadowOf(body), 6, 0.4)}`
        : ''),
  })
  if (art.near) art.add(label(0, 226, 46, 22, mix(accent, '#000000', 0.2), '#f1eee6'))
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
  if (art.near) art.add(stitch('M-114 470V302C-118 204 -88 172 0 170C88 172 118 204 114 302V470', body, 0.55))
  art.add(laminatedZip(arc, body, zip, 11), puller(-128, 452, zip, 30, 0), puller(128, 452, zip, 30, 0))
}
