import { type Ink, mix } from '../drawing/colour.ts'
import type { SceneArt } from './sceneArt.ts'

/** Ink of edges that face the low sun. */
export const WARM: Ink = '#ffe0ac'

export const clipped = (art: SceneArt, id: string, outline: string, inside: string): string => {
  const clip = art.define(id, (name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`)
  return `<g clip-path="${clip}">${inside}</g>`
}

/** Returns the light across a shape: lit from the left, a slow transition, reflected light at the far edge. */
export const form = (art: SceneArt, id: string, from: number, to: number, ink: Ink, shade: Ink): string =>
  art.linear(
    id,
    [
      [0, WARM, 0.75],
      [0.07, mix(ink, WARM, 0.42), 0.7],
      [0.3, ink, 0],
      [0.62, shade, 0.42],
      [0.94, shade, 0.82],
      [1, shade, 0.6],
    ],
    `gradientUnits="userSpaceOnUse" x1="${from}" y1="500" x2="${to}" y2="560"`,
  )
