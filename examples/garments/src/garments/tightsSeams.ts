import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf } from '../drawing/colour.ts'
import { flatlock, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'tights'>

/** y of the crotch. */
export const CROTCH = 344

/** The diamond gusset between the legs; its upper half is visible. */
export function gusset(art: Art, leg: Leg): string {
  const line = leg.line([
    [0, 306],
    [20, 330],
    [27, 362],
    [18, 398],
    [0, 418],
  ])
  return flatlock(line, art.colourway.body, art.near)
}

/**
 * Draws the hip seam from the waistband to the side of the thigh. On tights with a side panel or the print `hips`, the
 * seam of the panel or print replaces it.
 */
export function front(art: Art, leg: Leg, { panels, print }: Details): string {
  if (panels !== 'none' || print === 'hips') return ''
  const line = leg.line([
    [84, 150],
    [104, 210],
    [140, 268],
    [188, 312],
  ])
  return flatlock(line, art.colourway.body, art.near)
}

/** A bonded hem under a row of flat stitches. */
export function hem(art: Art, leg: Leg, len: number): string {
  const { body } = art.colourway
  const edge = leg.across(len - 20, 7)
  return (
    softLine(leg.across(len - 8, 7), lightOf(body), 12, 0.3) +
    flatlock(edge, body, art.near) +
    (art.near ? stitch(leg.across(len - 26, 7), body, 0.5) : '')
  )
}

export function kneeOf(art: Art, leg: Leg, { knees }: Details): string {
  if (knees === 'plain') return ''
  const { body, accent } = art.colourway
  const { kneeY } = leg
  const seams = flatlock(leg.across(kneeY - 62, -16) + leg.across(kneeY + 66, 18), body, art.near)
  if (knees === 'seamed') return seams
  const area = leg.line(
    [
      [0, kneeY - 60],
      [66, kneeY - 78],
      [180, kneeY - 62],
      [180, kneeY + 62],
      [66, kneeY + 84],
      [0, kneeY + 66],
    ],
    true,
  )
  return art.part('knee-panels', `<path d="${area}" fill="${accent}" opacity=".62"/>${seams}`)
}

/** The seam from the inside of the knee along the shin. */
export function shin(art: Art, leg: Leg, len: number): string {
  const line = leg.line([
    [14, leg.kneeY + 66],
    [50, leg.kneeY + (len - leg.kneeY) * 0.36],
    [62, leg.kneeY + (len - leg.kneeY) * 0.66],
    [64, len + 8],
  ])
  return flatlock(line, art.colourway.body, art.near)
}

/** The back of the knee, and the seam over the calf. */
export function calf(art: Art, leg: Leg, len: number): string {
  const { kneeY } = leg
  const line = leg.line([
    [76, kneeY - 2],
    [86, kneeY + (len - kneeY) * 0.3],
    [78, kneeY + (len - kneeY) * 0.6],
    [68, len + 8],
  ])
  return flatlock(leg.across(kneeY - 10, 14) + line, art.colourway.body, art.near)
}

/** The seam of the seat panel: from the inner thigh over the hip. */
export function seat(art: Art, leg: Leg, { panels }: Details): string {
  const over = leg.line([
    [0, 214],
    [70, 204],
    [190, 160],
  ])
  const under = leg.line([
    [6, CROTCH + 30],
    [62, CROTCH + 32],
    [126, CROTCH - 14],
    [186, CROTCH - 110],
  ])
  return flatlock(over + (panels === 'none' ? under : ''), art.colourway.body, art.near)
}
