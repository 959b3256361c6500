import type { Colourway } from '../colourways.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { SIDES } from '../drawing/geometry.ts'
import { coilZip, laminatedZip, mark, puller, reflective, seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'vest'>

/** Draws stretch panels below the arms, or one seam that shapes the waist. */
export function vestSides(art: Art, { sides }: Details, hem: number): string {
  const { body, accent } = art.colourway
  if (sides === 'plain')
    return SIDES.map((side) =>
      seam(`M${side * 166} 458C${side * 138} 540 ${side * 132} 680 ${side * 150} ${hem}`, body, {
        stitch: `${side * -5} 0`,
      }),
    ).join('')
  return SIDES.map((side) => {
    const line = `M${side * 190} 492C${side * 164} 540 ${side * 152} 660 ${side * 160} ${hem + 10}`
    const area = `${line}H${side * 240}V470z`
    const sides = `<path d="${area}" fill="${accent}"/><path d="${area}" fill="${mesh(art)}" opacity=".36"/><path d="${area}" fill="${art.linear(
      [side * 150, 0, side * 214, 0],
      [
        [0, shadowOf(accent), side > 0 ? 0.1 : 0],
        [1, shadowOf(accent), side > 0 ? 0.6 : 0.4],
      ],
    )}"/>${seam(line, body)}`
    return art.part('mesh-sides', sides)
  }).join('')
}

export function vestYoke(
  { yoke }: Details,
  { body, accent }: Colourway,
  back: boolean,
  shaded: (area: string, ink: Ink) => string,
): string {
  if (yoke === 'none') return ''
  const ink = yoke === 'contrast' ? accent : mix(body, accent, 0.35)
  const line = back ? 'M-220 424Q0 462 220 424' : 'M-220 388Q-100 398 0 444Q100 398 220 388'
  return `${shaded(`${line}V240H-220z`, ink)}${seam(line, body, { stitch: '0 5' })}`
}

export function vestFront(
  art: Art,
  { pockets, reflective: band, yoke, cloth }: Details,
  hem: number,
  zip: Ink,
): string {
  const { body } = art.colourway
  const shadow = shadowOf(body)
  const chest = art.part(
    'chest-pocket',
    pockets === 'hand-chest' ? laminatedZip('M62 456L132 438', body, zip, 8) + puller(68, 455, zip, 22, -6) : '',
  )
  const hands = art.part(
    'hand-pockets',
    pockets === 'none' ? '' : SIDES.map((side) => handPocket(side, hem - 232, body, zip)).join(''),
  )
  const shoulders = SIDES.map((side) =>
    seam(`M${side * 92} 282Q${side * 130} 300 ${side * 178} 332`, body, { soft: 0.18 }),
  ).join('')
  return (
    (yoke === 'none' && cloth === 'wind' ? shoulders + darts(body) : '') +
    art.part(
      'reflective',
      band === 'chest' ? reflective('M-158 402C-110 384 -54 374 -14 372M14 372C54 374 110 384 158 402', 5) : '',
    ) +
    chest +
    hands +
    seam(`M-14 284V${hem + 6}M14 284V${hem + 6}`, body, { soft: 0.3, stitch: '0 0' }) +
    art.part(
      'front-zip',
      coilZip(`M0 284V${hem + 2}`, mix(body, shadow, 0.4), zip, 11) + puller(0, hem - 26, zip, 18),
    ) +
    mark(-88, yoke === 'none' ? 440 : 456, 1.1, printOn(body), 0.9)
  )
}

/** Two darts that shape the chest from the armhole. */
const darts = (body: Ink): string =>
  SIDES.map((side) => seam(`M${side * 160} 424Q${side * 128} 440 ${side * 100} 474`, body, { soft: 0.3 })).join('')

/** Draws a welt pocket with a zip, and the stitches of the pocket bag. */
function handPocket(side: 1 | -1, y: number, body: Ink, zip: Ink): string {
  const line = `M${side * 134} ${y}L${side * 112} ${y + 126}`
  const bag = `M${side * 130} ${y - 12}C${side * 70} ${y + 10} ${side * 40} ${y + 80} ${side * 46} ${y + 150}`
  return (
    stitch(bag, body, 0.35) +
    softLine(`M${side * 134 - 6} ${y}L${side * 112 - 6} ${y + 126}`, lightOf(body), 12, 0.5) +
    laminatedZip(line, body, mix(body, zip, 0.6), 8) +
    puller(side * 133, y + 10, zip, 24, side * 9)
  )
}

/** Draws the back: reflective tape and, on a vest of wind cloth, a loop at the hem and a vent under a cape. */
export function vestBack(art: Art, { cloth, reflective: band, yoke }: Details, hem: number): string {
  const { body } = art.colourway
  const shadow = shadowOf(body)
  const edge = 'M-176 452Q0 492 176 452'
  const vent =
    cloth === 'wind' && yoke === 'none'
      ? `${softLine(edge, shadow, 16, 0.5, '0 7')}<path d="${edge}L176 466Q0 508 -176 466z" fill="${mesh(art)}" opacity=".3"/>${seam(edge, body, { soft: 0, stitch: '0 -6' })}`
      : ''
  const loop = `<path d="M-11 ${hem - 44}h22v30h-22z" fill="${shadow}" opacity=".5" transform="translate(2 3)"/><path d="M-11 ${hem - 44}h22v30h-22z" fill="#dfe3e6"/><path d="M-11 ${hem - 40}h22M-11 ${hem - 18}h22" stroke="#6b7176" stroke-dasharray="2 1.4"/>`
  return (
    art.part('back-vent', vent) +
    art.part('reflective', band === 'chest' ? reflective('M-160 396Q0 424 160 396', 6) : '') +
    (cloth === 'wind' ? loop + mark(0, hem - 28, 0.42, '#2b2e33', 0.8) : '')
  )
}
