import { closureInk, snapPlacket } from '../blocks/closure.ts'
import { hood } from '../blocks/hood.ts'
import { cargoPockets, chestZip, handPockets, napoleonPockets, type PocketInks } from '../blocks/pockets.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import {
  bodyShade,
  cuffMouth,
  HEM_SHIFT,
  sleeveFolds,
  sleeveGradient,
  TORSO_GRADIENT,
  topBlock,
  torsoFolds,
} from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { flipped, mirrored, onSide, type Point, SIDES, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

type Details = DetailsOf<'hardshell'>

export function hardshell(art: Art, details: Details): Staging {
  const { body, accent, lining } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const inks: PocketInks = { cloth: body, tape: mix(body, zip, 0.7), pull: zip }
  const hemY = 868 + HEM_SHIFT[details.length]
  const block = topBlock({ hemY })
  if (!art.isBack) {
    const y = hemY - 868
    const inside: Point[] = [
      [-190, 840 + y, 1],
      [190, 840 + y, 1],
      [192, 868 + y],
      [110, 892 + y],
      [0, 898 + y],
      [-110, 892 + y],
      [-192, 868 + y],
    ]
    panel(art, spline(inside, true), mix(lining, shadowOf(lining), 0.45), {
      across: [0, hemY - 18, 0, hemY + 32],
      rim: 0,
      core: 0.6,
    })
  }
  for (const side of SIDES) {
    cuffMouth(art, side)
    panel(art, spline(side > 0 ? block.sleeve : flipped(block.sleeve), true), body, {
      across: sleeveGradient(side),
      fall: [0, 300, 0, 840],
      folds: sleeveFolds(side, 1, side > 0 ? 3 : 8),
      foldShade: 0.78,
      foldLight: 0.66,
      core: 0.42,
      texture: weave(art, body),
      over: sleeveTrim(art, side, details, zip),
    })
  }

  const folds = torsoFolds(1, 5, HEM_SHIFT[details.length])
  const yoke = yokeOf(art, details)
  let over =
    yoke.seam + seam('M-180 470C-150 560 -146 700 -152 930M180 470C150 560 146 700 152 930', body, { soft: 0.18 })
  over += seam(`M-200 ${hemY - 18}C-120 ${hemY - 6} 120 ${hemY - 6} 200 ${hemY - 18}`, body, {
    stitch: '0 6',
    soft: 0.15,
  })
  if (details.stripe === 'chest') {
    const band = 'M-210 448C-120 462 120 462 210 448V492C120 506 -120 506 -210 492z'
    over += `<path d="${band}" fill="${accent}" opacity=".88"/>${seam(band, body, { soft: 0 })}`
  }
  if (art.isBack) {
    folds
      .fold([-20, 420], [-10, 760], 30, 0.03, 2)
      .fold([60, 520], [20, 640], 14, 0.1, 1)
      .fold([-70, 640], [-20, 720], 12, 0.1, 1)
    over += mark(0, 356, 1.1, printOn(body), 0.8)
  } else {
    // Long dry creases of a stiff laminate.
    folds
      .fold([-150, 500], [-60, 470], 7, 0.03, 0)
      .fold([150, 560], [40, 530], 7, -0.03, 0)
      .fold([-176, 700], [-40, 668], 8, 0.02, 0)
      .fold([-60, 330], [-30, 440], 8, 0.02, 0)
    over += pockets(art, details, inks, hemY) + front(details, body, zip, hemY)
    over += details.pockets === 'napoleon' ? '' : mark(-100, 430, 1.25, printOn(body), 0.85)
  }
  panel(art, mirrored(block.torso), body, {
    across: TORSO_GRADIENT,
    fall: [0, 300, 0, 900],
    folds,
    foldShade: 0.74,
    foldLight: 0.62,
    core: 0.42,
    texture: weave(art, body),
    textureOpacity: 0.34,
    under: yoke.cloth,
    over,
  })
  for (const side of SIDES) art.add(cordLock(side * 170, hemY - 6, side * -6, '#2b2e33', 0.8))
  collar(art, details, zip)
  return {
    scale: { factor: details.collar === 'hood' ? 1 : 1.04, about: 520, down: details.length === 'cropped' ? 30 : 0 },
  }
}

function collar(art: Art, { collar: kind, front: fastening }: Details, zip: Ink): void {
  const { body } = art.colourway
  if (kind === 'hood') {
    hood(art, art.isBack, zip)
    return
  }
  if (art.isBack) {
    backCollar(art, body, { height: 76, texture: weave(art, body) })
    return
  }
  const middle = standCollar(art, body, { height: 82, top: 70, texture: weave(art, body) })
  if (fastening === 'flap') art.add(snapPlacket(body, zip, middle, 314))
  else art.add(laminatedZip(`M0 ${middle}V312`, body, zip, 13), puller(0, middle + 12, zip, 36))
}

function sleeveTrim(art: Art, side: Side, { pitZips, cuffs, stripe }: Details, zip: Ink): string {
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  const elbow = `M${side * 196} 548C${side * 232} 560 ${side * 262} 550 ${side * 290} 530C${side * 268} 600 ${side * 270} 640 ${side * 300} 694`
  let trim = bodyShade(side, body)
  if (pitZips === 'zipped' && !art.isBack) {
    const pit = `M${side * 214} 396C${side * 218} 440 ${side * 218} 500 ${side * 222} 560`
    trim += laminatedZip(pit, body, mix(body, zip, 0.5), 8) + puller(side * 214, 404, zip, 20, side * -4)
  }
  if (stripe === 'sleeve') {
    const band = `M${side * 236} 330C${side * 268} 430 ${side * 282} 560 ${side * 300} 840H${side * 282}C${side * 266} 560 ${side * 250} 430 ${side * 214} 330z`
    trim += `<path d="${band}" fill="${accent}" opacity=".9"/>${seam(band, body, { soft: 0 })}`
  }
  if (side > 0 && stripe !== 'sleeve') trim += mark(270, 420, 0.9, printOn(body), 0.8)
  trim += seam(elbow, body, { soft: 0.15 })
  if (cuffs === 'elastic') {
    const cuff = `M${side * 190} 806C${side * 250} 814 ${side * 290} 810 ${side * 340} 798V850H${side * 190}z`
    const ribs = Array.from({ length: 18 }, (_, i) => `M${side * (212 + i * 6)} 800v40`).join('')
    return `${trim}<path d="${cuff}" fill="${mix(body, accent, 0.6)}"/>${softLine(ribs, shadow, 2.4, 0.9)}${seam(`M${side * 200} 806C${side * 250} 814 ${side * 290} 810 ${side * 330} 798`, body)}`
  }
  const tab = spline(
    side > 0
      ? onSide(1, [
          [314, 786, 1],
          [314, 814, 1],
          [262, 824],
          [250, 814],
          [254, 800],
          [268, 796],
        ])
      : onSide(-1, [
          [222, 800, 1],
          [222, 828, 1],
          [268, 824],
          [280, 814],
          [276, 800],
          [264, 796],
        ]),
    true,
  )
  return (
    trim +
    seam(`M${side * 312} 786C${side * 284} 800 ${side * 250} 802 ${side * 216} 796`, body, {
      stitch: '0 4',
      soft: 0.2,
    }) +
    `<path d="${tab}" fill="${shadow}" opacity=".45" transform="translate(3 4)"/><path d="${tab}" fill="${mix(body, accent, 0.55)}" stroke="${shadow}"/>${stitch(tab, body, 0.35)}`
  )
}

function yokeOf(art: Art, { yoke }: Details): { cloth: string; seam: string } {
  const { body, accent } = art.colourway
  if (yoke === 'none')
    return {
      cloth: '',
      seam: seam('M-192 356C-150 340 -120 300 -100 280M192 356C150 340 120 300 100 280', body, { soft: 0.2 }),
    }
  const line = art.isBack
    ? 'M-200 392C-120 412 120 412 200 392'
    : 'M-184 398C-150 384 -104 356 -84 268M184 398C150 384 104 356 84 268'
  const area = art.isBack
    ? 'M-230 240H230V388C120 412 -120 412 -230 388Z'
    : 'M-230 240V404L-184 398C-150 384 -104 356 -84 262V240ZM230 240V404L184 398C150 384 104 356 84 262V240Z'
  const cloth = yoke === 'contrast' ? accent : mix(body, accent, 0.16)
  const form = art.linear(
    [-196, 300, 196, 330],
    [
      [0, shadowOf(cloth), 0.3],
      [0.24, lightOf(cloth), 0.34],
      [0.5, shadowOf(cloth), 0.02],
      [1, shadowOf(cloth), 0.42],
    ],
  )
  return {
    cloth: `<path d="${area}" fill="${cloth}" opacity=".94"/><path d="${area}" fill="${form}"/>`,
    seam: seam(line, body, { stitch: '0 5', soft: 0.22 }),
  }
}

function pockets(art: Art, { pockets: set }: Details, inks: PocketInks, hemY: number): string {
  const y = Math.min(566, hemY - 300)
  switch (set) {
    case 'hand-chest':
      return handPockets(inks, y) + chestZip(inks)
    case 'hand':
      return handPockets(inks, y)
    case 'napoleon':
      return napoleonPockets(inks)
    case 'cargo':
      return (
        cargoPockets(art, inks, mix(inks.cloth, art.colourway.accent, 0.25), Math.min(656, hemY - 200)) + chestZip(inks)
      )
    case 'none':
      return ''
  }
}

function front({ front: kind }: Details, body: Ink, zip: Ink, hemY: number): string {
  if (kind === 'flap') return snapPlacket(body, zip, 290, hemY + 16, 44)
  const end = kind === 'half-zip' ? 540 : hemY + 17
  const flap =
    softLine(`M-15 270V${end}`, shadowOf(body), 9, 0.3) +
    seam(`M-16 280V${end}`, body, { soft: 0 }) +
    seam(`M17 280V${end}`, body, { soft: 0 })
  if (kind === 'zip') return flap + laminatedZip(`M0 262V${end}`, body, zip, 13) + puller(0, hemY - 26, zip, 24)
  const tack = `<path d="M-17 ${end - 2}h34v12h-34z" fill="${mix(body, shadowOf(body), 0.25)}" stroke="${shadowOf(body)}"/>`
  const pouch = seam('M-118 640L-92 600H92L118 640V760H-118z', body, { stitch: '0 5', soft: 0.35 })
  return flap + laminatedZip(`M0 262V${end}`, body, zip, 13) + tack + pouch
}
