import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, luminance, mix, shadowOf } from '../drawing/colour.ts'
import { mark, softLine, stitch } from '../drawing/trims.ts'
import { welded } from './shoeTrims.ts'

type Details = DetailsOf<'shoe'>

export const isKnit = ({ upper }: Details): boolean => upper === 'knit' || upper === 'wave'

/** Draws what a knitted upper has instead of sewn-on guards: zones of open knit, a moulded heel cup, and a thin toe film. */
export function knitOverlays(art: Art, details: Details, closure: Ink): string {
  const { body, accent, lining } = art.colourway
  const cup = 'M352 356C326 372 312 398 304 432C294 470 262 500 206 518C174 530 150 552 138 580H360z'
  const film = 'M-370 512C-338 516 -312 530 -292 548C-270 568 -226 578 -170 584V610H-370z'
  const stay =
    'M-150 458C-112 432 -58 396 -10 362C8 349 22 340 34 332L58 356C42 368 22 384 2 400C-40 430 -84 462 -122 470C-144 474 -160 466 -150 458z'
  // On a shoe in two cloths, a bright cup would look like a third one.
  const cupInk = details.tone === 'plain' ? mix(accent, lining, 0.28) : mix(accent, shadowOf(accent), 0.4)
  return (
    (details.upper === 'wave' ? waves(art) : openKnit(art)) +
    hem(art) +
    welded(film, mix(body, accent, 0.4), body) +
    welded(cup, cupInk, body) +
    softLine('M340 400C322 424 318 452 300 480C280 506 240 520 200 540', lightOf(cupInk), 14, 0.5) +
    welded(stay, mix(body, accent, 0.5), body) +
    stitch('M-142 462C-104 440 -50 402 0 368', accent, 0.5) +
    mark(96, 484, 1.9, closure, 0.9)
  )
}

/** The knit becomes darker towards the sole, where it has more of the second yarn. */
function hem(art: Art): string {
  const { accent } = art.colourway
  const fill = art.linear(
    [-20, 600, -44, 470],
    [
      [0, accent, 0.75],
      [1, accent, 0],
    ],
  )
  return `<path d="M-380 440H380V620H-380z" fill="${fill}"/>`
}

/** The rows of holes from the laces to the sole: where a row starts and ends, and how far its middle bends down. */
const ROWS = [
  { from: [-250, 476], to: [-130, 468], count: 9, bend: -2 },
  { from: [-276, 490], to: [-92, 472], count: 14, bend: 2 },
  { from: [-292, 505], to: [-52, 478], count: 18, bend: 6 },
  { from: [-284, 520], to: [-14, 486], count: 20, bend: 9 },
  { from: [-262, 534], to: [20, 496], count: 21, bend: 10 },
  { from: [-68, 452], to: [18, 424], count: 7, bend: 4 },
  { from: [-56, 466], to: [44, 434], count: 8, bend: 5 },
] as const

/** Holes in the knit over the toes and below the laces; they are larger over the toes, where most heat arises. */
function openKnit({ colourway: { body } }: Art): string {
  const holes = ROWS.flatMap(({ from, to, count, bend }) =>
    Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1)
      const x = from[0] + (to[0] - from[0]) * share
      const y = from[1] + (to[1] - from[1]) * share + bend * 4 * share * (1 - share)
      return { x: Math.round(x), y: Math.round(y) }
    }),
  )
  const dots = (fromX: number, toX: number, width: number) => {
    const path = holes.filter(({ x }) => x >= fromX && x < toX).map(({ x, y }) => `M${x} ${y}h0`)
    return `<path d="${path.join('')}" stroke-width="${width}"/>`
  }
  const sizes = dots(-400, -190, 8.4) + dots(-190, -90, 6.8) + dots(-90, 100, 5)
  return `<g fill="none" stroke-linecap="round"><g stroke="${lightOf(body)}" transform="translate(1.4 1.8)" opacity=".6">${sizes}</g><g stroke="${mix(shadowOf(body), '#000000', 0.2)}" opacity=".8">${sizes}</g></g>`
}

/** Bands of the second yarn, which run from the laces round the arch towards the heel and become narrower there. */
function waves({ colourway: { body, accent, lining } }: Art): string {
  const bands = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [-168 + i * 36, 470 - i * 20]
    const [toX, toY] = [110 + i * 34, 566 - i * 22]
    return `M${x} ${y}C${x + 26} ${y + 54} ${toX - 130} ${toY - 6} ${toX} ${toY}C${toX - 140} ${toY + 12} ${x - 10} ${y + 62} ${x - 18} ${y + 6}z`
  }).join('')
  // Some accents are close to the body, so take the yarn that stands out more.
  const contrast = (ink: Ink) => Math.abs(luminance(ink) - luminance(body))
  const ink = mix(body, contrast(accent) > contrast(lining) ? accent : lining, 0.8)
  return `${softLine(bands, shadowOf(body), 8, 0.22)}<path d="${bands}" fill="${ink}"/><path d="${bands}" fill="none" stroke="${lightOf(ink)}" stroke-width="1.4" opacity=".45"/>`
}
