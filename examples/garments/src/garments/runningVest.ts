import { closureInk } from '../blocks/closure.ts'
import { buckle, webbing } from '../blocks/webbing.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, ripstop } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { bag } from './runningVestBack.ts'

type Details = DetailsOf<'pack'>

/** Draws a running vest: the chest with its flasks in the front view, the bag in the back view. */
export function runningVest(art: Art, details: Details): Staging {
  const zip = closureInk(art.colourway, details.closure)
  if (art.isBack) bag(art, details, zip)
  else {
    inside(art, details)
    for (const side of SIDES) chest(art, side, details, zip)
    fastening(art, details, zip)
  }
  return fitted({ top: 150, bottom: art.isBack ? 770 : 740, halfWidth: 232, largest: 1.36 }, [-210, 190, 376, 470])
}

/** The back of the vest seen from inside, and the top of the bag behind the neck. */
function inside(art: Art, { lid }: Details): void {
  const { body, accent, lining } = art.colourway
  const cloth = lid === 'roll-top' ? accent : body
  const crown: Point[] = [
    [0, 158],
    [76, 160],
    [122, 178],
    [136, 230],
    [0, 250],
  ]
  panel(art, mirrored(crown), mix(cloth, shadowOf(cloth), 0.2), {
    across: [-136, 190, 136, 200],
    texture: ripstop(art, cloth),
    textureOpacity: 0.3,
    over: lid === 'roll-top' ? seam('M-140 186Q0 172 140 186M-140 208Q0 194 140 208', cloth, { soft: 0.6 }) : '',
  })
  art.add(webbing('M-24 166C-22 132 22 132 24 166', 11, '#24272b'))
  const lined: Point[] = [
    [0, 238],
    [62, 214],
    [140, 196],
    [170, 300],
    [176, 430],
    [206, 560],
    [214, 700],
    [150, 738],
    [0, 748],
  ]
  panel(art, mirrored(lined), mix(lining, '#3a3e43', 0.62), {
    across: [-200, 480, 200, 490],
    texture: mesh(art),
    textureOpacity: 0.34,
    rim: 0,
    core: 0.7,
    over: softLine('M-60 260C-80 420 -80 600 -60 740M60 260C80 420 80 600 60 740', '#000000', 26, 0.3),
  })
}

/** Draws one half of the front: shoulder strap, chest pockets and the side wing. */
function chest(art: Art, side: Side, { pocket, sidePockets, lashing }: Details, zip: Ink): void {
  const { body, accent } = art.colourway
  const at = (x: number) => side * x
  const outline = spline(
    onSide(side, [
      [48, 200, 1],
      [96, 176],
      [150, 192, 1],
      [166, 262],
      [166, 340],
      [168, 404],
      [190, 462],
      [222, 528, 1],
      [230, 620],
      [220, 706, 1],
      [150, 728],
      [62, 706, 1],
      [40, 640],
      [32, 520],
      [38, 400],
      [34, 300],
    ]),
    true,
  )
  const folds = new Folds()
    .fold([at(150), 420], [at(90), 470], 9, side * 0.1, 1)
    .fold([at(210), 560], [at(160), 600], 11, side * 0.1, 1)
    .fold([at(140), 230], [at(80), 250], 9, side * -0.1, 1)
  const wing = `M${at(168)} 404C${at(150)} 480 ${at(156)} 620 ${at(150)} 740H${at(250)}V404z`
  const wingInk = sidePockets === 'mesh' ? accent : mix(body, shadowOf(body), 0.2)
  let over =
    `<path d="${wing}" fill="${wingInk}"/>` +
    art.part('mesh-sides', sidePockets === 'mesh' ? `<path d="${wing}" fill="${mesh(art)}" opacity=".34"/>` : '') +
    `<path d="${wing}" fill="${art.linear(
      [at(150), 460, at(232), 640],
      [
        [0, lightOf(wingInk), 0.4],
        [0.5, wingInk, 0],
        [1, shadowOf(wingInk), 0.6],
      ],
    )}"/>` +
    seam(`M${at(168)} 404C${at(150)} 480 ${at(156)} 620 ${at(150)} 740`, body) +
    stitch(`M${at(42)} 300C${at(46)} 400 ${at(40)} 520 ${at(48)} 640`, body, 0.5) +
    stitch(`M${at(158)} 262V400`, body, 0.5)
  if (lashing === 'daisy')
    over += art.part(
      'daisy-chain',
      webbing(`M${at(98)} 196C${at(104)} 240 ${at(104)} 270 ${at(102)} 306`, 20, mix(accent, '#24272b', 0.4)) +
        stitch(`M${at(88)} 222H${at(116)}M${at(88)} 250H${at(116)}M${at(88)} 278H${at(116)}`, body, 0.9),
    )
  if (lashing === 'bungee')
    over += art.part(
      'bungee',
      `<path d="M${at(76)} 214L${at(130)} 236L${at(76)} 258L${at(130)} 280L${at(78)} 302" fill="none" stroke="${shadowOf(zip)}" stroke-width="5.4"/><path d="M${at(76)} 214L${at(130)} 236L${at(76)} 258L${at(130)} 280L${at(78)} 302" fill="none" stroke="${zip}" stroke-width="3.8"/>`,
    )
  panel(art, outline, body, {
    across: side > 0 ? [34, 440, 226, 460] : [-226, 440, -34, 460],
    fall: [0, 180, 0, 780],
    folds,
    texture: ripstop(art, body),
    textureOpacity: 0.34,
    over,
  })
  if (pocket === 'twin' || pocket === 'zip') art.addPart('chest-pockets', () => zippedChest(art, side, zip))
  else art.addPart('flasks', () => flask(art, side))
  if (side < 0) art.add(mark(-100, pocket === 'stretch' ? 666 : 672, 1.1, printOn(body), 0.85))
}

/** A soft flask in a stretch pocket. */
function flask(art: Art, side: Side): void {
  const { accent } = art.colourway
  const x = side * 98
  const bottle = `M${x - 29} 470V390C${x - 29} 368 ${x - 16} 366 ${x - 12} 354H${x + 12}C${x + 16} 366 ${x + 29} 368 ${x + 29} 390V470z`
  const water = art.linear(
    [x - 29, 0, x + 29, 0],
    [
      [0, '#7f98a3', 0.9],
      [0.25, '#f2f7f8', 0.92],
      [0.6, '#c9d7dc', 0.9],
      [1, '#6d8591', 0.95],
    ],
  )
  art.add(
    `<path d="${bottle}" fill="${water}" stroke="#556a74"/><path d="M${x - 26} 404H${x + 26}" stroke="#8fb7c9" stroke-width="3" opacity=".7"/><rect x="${x - 13}" y="338" width="26" height="18" rx="4" fill="#2a2d31"/><path d="M${x - 6} 338v-9q0-7 6-7t6 7v9z" fill="#f2efe8" stroke="#9a9c9e"/><path d="M${x - 8} 342v10M${x - 2} 342v10M${x + 4} 342v10" stroke="#565b60" stroke-width="1.4"/>`,
  )
  const outline = spline(
    onSide(side, [
      [54, 424, 1],
      [100, 434],
      [146, 420, 1],
      [150, 520],
      [146, 612],
      [104, 634],
      [58, 618],
      [50, 520],
    ]),
    true,
  )
  panel(art, outline, accent, {
    silhouette: false,
    across: side > 0 ? [50, 520, 150, 530] : [-150, 520, -50, 530],
    folds: new Folds().fold([x - 28, 440], [x - 24, 560], 12, 0.05, 1).fold([x + 26, 440], [x + 22, 570], 12, -0.05, 1),
    texture: mesh(art),
    textureOpacity: 0.26,
    over: `<path d="M${side * 50} 428Q${x} 444 ${side * 150} 424" fill="none" stroke="${shadowOf(accent)}" stroke-width="13"/><path d="M${side * 50} 426Q${x} 442 ${side * 150} 422" fill="none" stroke="${lightOf(accent)}" stroke-width="2" opacity=".7"/>`,
  })
}

/** A zipped phone pocket above an open pocket. */
function zippedChest(art: Art, side: Side, zip: Ink): void {
  const { accent } = art.colourway
  const outline = spline(
    onSide(side, [
      [56, 372, 1],
      [144, 362, 1],
      [150, 500],
      [144, 618, 1],
      [62, 622, 1],
      [52, 500],
    ]),
    true,
  )
  panel(art, outline, accent, {
    silhouette: false,
    across: side > 0 ? [52, 500, 150, 510] : [-150, 500, -52, 510],
    texture: ripstop(art, accent),
    textureOpacity: 0.3,
    over:
      laminatedZip(`M${side * 60} 406L${side * 142} 396`, accent, zip, 9) +
      puller(side * 66, 406, zip, 24, 0) +
      seam(`M${side * 50} 514Q${side * 100} 528 ${side * 152} 508`, accent, { soft: 0.5, stitch: '0 5' }),
  })
}

/** Two straps over the chest, or a cord laced from side to side. */
function fastening(art: Art, { lid }: Details, zip: Ink): void {
  if (lid === 'roll-top') {
    const cord = 'M-38 352L38 384L-36 416L36 448L-34 480L34 512L-38 544'
    art.add(
      art.part(
        'chest-cord',
        `<g fill="none"><path d="${cord}" stroke="#000" stroke-width="6" opacity=".3" transform="translate(2 5)"/><path d="${cord}" stroke="${shadowOf(zip)}" stroke-width="9.4"/><path d="${cord}" stroke="${zip}" stroke-width="7"/></g>`,
      ),
    )
    return
  }
  const straps = [372, 500].map(
    (y) => webbing(`M-46 ${y}Q0 ${y + 6} 46 ${y}`, 17, '#24272b') + buckle(0, y + 3, 0.72, 90),
  )
  art.add(art.part('chest-straps', straps.join('')))
}
