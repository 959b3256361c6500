import { type BaffleSeam, baffles } from '../blocks/baffles.ts'
import { closureInk } from '../blocks/closure.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import { TORSO_GRADIENT, torsoFolds } from '../blocks/topBlock.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { lightOf, mix, printOn, shadowOf, sheenOf } from '../drawing/colour.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { coilZip, laminatedZip, mark, puller, reflective, seam } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'

const QUILTS: readonly BaffleSeam[] = [250, 330, 400, 470, 540, 610, 680, 750, 820, 880].map((y) => [
  [-220, y - 6],
  [0, y + 8],
  [220, y - 6],
])

export function vest(art: Art, details: DetailsOf<'vest'>): Staging {
  const { body, accent } = art.colourway,
    zip = closureInk(art.colourway, details.closure),
    back = art.isBack,
    shadow = shadowOf(body),
    hem = details.length === 'cropped' ? -56 : 0,
    collar = details.collar === 'low' ? 34 : 58
  const half: Point[] = [
    [0, 290],
    [50, 280],
    [82, 264, 1],
    [120, 280],
    [166, 300, 1],
    [152, 360],
    [156, 424],
    [196, 480, 1],
    [196, 540],
    [190, 620],
    [193, 720],
    [200, 838 + hem, 1],
    [110, 852 + hem],
    [0, 858 + hem],
  ]
  // far armholes: the inside of the back
  for (const side of SIDES)
    panel(
      art,
      spline(
        onSide(side, [
          [150, 300],
          [166, 344],
          [176, 410],
          [190, 474],
          [150, 470],
          [130, 380],
        ]),
        true,
      ),
      mix(art.colourway.lining, shadowOf(art.colourway.lining), 0.5),
      { rim: 0.2, core: 0.7 },
    )
  const sides = 'M-200 440C-150 470 -128 620 -148 870H-210zM200 440C150 470 128 620 148 870H210z'
  let over =
    details.sides === 'mesh'
      ? `<path d="${sides}" fill="${accent}"/><path d="${sides}" fill="${mesh(art)}" opacity=".4"/>${seam('M-190 446C-150 480 -128 620 -148 870M190 446C150 480 128 620 148 870', body)}`
      : ''
  if (details.yoke !== 'none') {
    const ink = details.yoke === 'contrast' ? accent : mix(body, accent, 0.35)
    const line = back ? 'M-220 430Q0 470 220 430' : 'M-220 396Q-100 404 0 452Q100 404 220 396'
    over += `<path d="${line}V240H-220z" fill="${ink}"/>${seam(line, body, { stitch: '0 5' })}`
  }
  over += `<path d="${mirrored(half)}" fill="${art.linear(TORSO_GRADIENT, [
    [0, shadow, 0.4],
    [0.14, shadow, 0],
    [0.84, shadow, 0],
    [1, shadow, 0.5],
  ])}"/>`
  if (!back) {
    over +=
      details.reflective === 'chest'
        ? reflective('M-146 392C-104 376 -50 366 -12 364M12 364C50 366 104 376 146 392', 5)
        : ''
    if (details.pockets === 'hand-chest')
      over += laminatedZip('M60 440L128 424', body, zip, 8) + puller(66, 440, zip, 22, -6)
    if (details.pockets !== 'none')
      for (const side of SIDES)
        over +=
          laminatedZip(`M${side * 132} 640L${side * 118} 752`, body, mix(body, zip, 0.6), 8) +
          puller(side * 132, 648, zip, 22, side * 6)
    over +=
      seam('M-13 280V870M13 280V870', body, { soft: 0.25 }) +
      coilZip(`M0 280V${858 + hem}`, mix(body, shadow, 0.4), zip, 11) +
      puller(0, 836 + hem, zip, 18) +
      mark(-86, 428, 1.1, printOn(details.yoke === 'contrast' ? accent : body), 0.9)
  } else
    over +=
      (details.reflective === 'chest' ? reflective('M-150 400C-80 416 80 416 150 400', 6) : '') +
      mark(0, 350, 1.2, sheenOf(body), 0.9)
  over += seam(`M-200 ${826 + hem}C-110 ${840 + hem} 110 ${840 + hem} 200 ${826 + hem}`, body, { stitch: '0 5' })
  const f = torsoFolds(0.9, 17)
  panel(art, mirrored(half), body, {
    across: [-190, 560, 190, 590],
    fall: [0, 290, 0, 900],
    folds: f,
    under: details.cloth === 'down' ? baffles(art, body, QUILTS, 19) : '',
    texture: ripstop(art, body),
    textureOpacity: 0.3,
    over,
  })
  for (const side of SIDES) {
    const d = spline(
      onSide(side, [
        [166, 300],
        [152, 360],
        [156, 424],
        [197, 480],
      ]),
    )
    art.add(
      `<path d="${d}" fill="none" stroke="${shadowOf(accent)}" stroke-width="9" opacity=".6"/><path d="${d}" fill="none" stroke="${accent}" stroke-width="7"/><path d="${d}" transform="translate(-1.5 -1)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.5" opacity=".7"/>`,
    )
  }
  if (!back) {
    const c = standCollar(art, body, { height: collar, top: 68, base: 84, y: 266, texture: ripstop(art, body) })
    art.add(coilZip(`M0 ${c + 2}V306`, mix(body, shadow, 0.4), zip, 11), puller(0, c + 10, zip, 28))
  } else backCollar(art, body, { height: collar, top: 68, base: 84, y: 266, texture: ripstop(art, body) })
  return fitted({ top: 268 - collar - 18, bottom: 858 + hem, halfWidth: 204, largest: 1.3 })
}
