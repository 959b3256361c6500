import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { puller, softLine, stitch } from '../drawing/trims.ts'

export type OpenFront = {
  /** `top` is the y of the upper edge in the middle; `end` is the y of the slider. */
  top: number
  end: number
  /** Ink of the tape, and of its teeth and slider. */
  tape: Ink
  teeth: Ink
  /** Finish of the inside seams: taped or bound. */
  inside: 'taped' | 'bound'
}

/**
 * Draws the front for the close-up, with the zip opened about 10 cm: both halves of the zip, the inside, and the edge
 * on the wearer's left, which turns out and shows the lining.
 */
export function openFront(art: Art, { top, end, tape, teeth, inside }: OpenFront): void {
  const { body, lining } = art.colourway
  const deep = shadowOf(lining)
  const left: Point[] = [
    [-24, top - 6, 1],
    [-40, top + 50],
    [-36, top + 120],
    [-17, end - 66],
    [0, end, 1],
  ]
  const fold: Point[] = [
    [0, end, 1],
    [13, end - 64],
    [30, top + 130],
    [36, top + 54],
    [30, top - 8, 1],
  ]
  const gap = spline([...left, ...fold.slice(1), [2, top - 5]], true)
  const dark = art.linear(
    [0, top, 0, end],
    [
      [0, deep, 0.1],
      [0.4, deep, 0.5],
      [1, deep, 0.95],
    ],
  )
  const back = mix(lining, deep, 0.28)
  const seams =
    inside === 'taped'
      ? `<path d="M-22 ${top - 10}C-26 ${top + 60} -22 ${top + 140} -20 ${end}M26 ${top - 10}C30 ${top + 60} 24 ${top + 140} 20 ${end}M-60 ${top + 84}Q0 ${top + 102} 60 ${top + 82}" fill="none" stroke="${lightOf(lining)}" stroke-width="9" opacity=".34"/>`
      : `<path d="M-60 ${top + 70}Q0 ${top + 92} 60 ${top + 68}" fill="none" stroke="${tape}" stroke-width="6" opacity=".7"/>`
  const turnedEdge: Point[] = [
    [34, top - 8, 1],
    [84, top + 14],
    [116, top + 58, 1],
    [98, top + 100],
    [56, top + 158],
    [18, end - 56],
    [0, end, 1],
  ]
  const [leftEdge, rightEdge] = [spline(left), spline(turnedEdge.slice(2))]
  const tapes = (edge: string, dx: number) =>
    `<path d="${edge}" transform="translate(${dx} 0)" stroke="${mix(tape, shadowOf(tape), 0.15)}" stroke-width="13"/><path d="${edge}" transform="translate(${dx} 0)" stroke="${lightOf(tape)}" stroke-width="1.4" stroke-dasharray="4 2.6" opacity=".7"/><path d="${edge}" stroke="${shadowOf(teeth)}" stroke-width="6.5"/><path d="${edge}" stroke="${lightOf(teeth)}" stroke-width="5" stroke-dasharray="2.2 2"/>`
  const turned = spline([...turnedEdge, ...fold.slice(1)], true)
  const lit = art.linear(
    [32, top + 40, 112, top + 70],
    [
      [0, shadowOf(lining), 0.45],
      [0.3, lightOf(lining), 0.5],
      [0.75, lining, 0],
      [1, shadowOf(lining), 0.3],
    ],
  )
  const clip = art.define('open', (id) => `<clipPath id="${id}"><path d="${gap}"/></clipPath>`)
  art.add(
    `${softLine(leftEdge, shadowOf(body), 30, 0.34, '-4 3')}<path d="${gap}" fill="${back}"/><g clip-path="${clip}">${seams}<path d="${gap}" fill="${dark}"/>${softLine(leftEdge, deep, 34, 0.7, '9 4')}</g>`,
    `<path d="${turned}" transform="translate(6 12)" fill="${shadowOf(body)}" opacity=".5" filter="${art.blur(6)}"/><path d="${turned}" fill="${mix(lining, deep, 0.08)}"/><path d="${turned}" fill="${lit}"/>${inside === 'taped' ? `<path d="M58 ${top + 4}C66 ${top + 46} 62 ${top + 96} 34 ${top + 170}" fill="none" stroke="${lightOf(lining)}" stroke-width="8" opacity=".55"/>` : ''}${stitch(`M70 ${top + 18}L94 ${top + 54}C84 ${top + 92} 60 ${top + 130} 40 ${top + 162}`, lining, 0.55)}<path d="${turned}" fill="none" stroke="${deep}" opacity=".5"/>`,
    `<g fill="none">${tapes(leftEdge, -5)}${tapes(rightEdge, -5)}</g>`,
    puller(0, end + 2, teeth, 34, 3),
  )
}
