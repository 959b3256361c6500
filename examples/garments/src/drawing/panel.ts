import type { Across, Art, Stop } from './art.ts'
import { type Ink, lightOf, luminance, shadowOf, sheenOf } from './colour.ts'
import type { Folds } from './folds.ts'
import { hundredths } from './number.ts'

export type PanelOptions = {
  /** Line across the panel along which the light changes. */
  across?: Across
  /** Gradient stops of the light along `across`; by default the light on a tube. */
  stops?: (shadow: Ink, light: Ink) => readonly Stop[]
  /** Line down the panel along which the cloth becomes darker. */
  fall?: Across
  folds?: Folds | undefined
  foldShade?: number
  foldLight?: number
  /** SVG paint (`url(#…)`) of the cloth's texture, drawn on top of the folds. */
  texture?: string
  textureOpacity?: number
  /** Shapes drawn before the folds, so that the folds shade them; clipped to the panel. */
  under?: string
  /** Shapes drawn after the folds, so that the folds do not shade them; clipped to the panel. */
  over?: string
  /** Strength of the light along the edge that faces the light, 0 to 1. */
  rim?: number
  /** Strength of the shadow along the edge away from the light, 0 to 1. */
  core?: number
  /** Opacity of the outline. */
  edge?: number
  /** Whether the panel casts a shadow on the wall. */
  silhouette?: boolean
  /** Line along which the panel fades in: transparent at its start, opaque at its end. */
  fade?: Across | undefined
}

const SOFTNESS = [
  { index: 2, blur: 15, dark: 0.5, lit: 0.6 },
  { index: 1, blur: 6, dark: 0.42, lit: 0.5 },
  { index: 0, blur: 1.6, dark: 0.5, lit: 0.34 },
] as const

const canvas = (fill: string, opacity?: number) =>
  `<rect x="-400" width="800" height="1000" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`

/** Returns the light across a tube of cloth as gradient stops: edge, lit side, transition, shadow, reflected light. */
function tube(shadow: Ink, light: Ink, darkness: number, lightness: number): Stop[] {
  return [
    [0, shadow, 0.48 * darkness],
    [0.07, shadow, 0.22 * darkness],
    [0.17, light, 0.2 * lightness],
    [0.28, light, 0.5 * lightness],
    [0.4, light, 0.32 * lightness],
    [0.54, light, 0.06],
    [0.66, shadow, 0.1 * darkness],
    [0.84, shadow, 0.34 * darkness],
    [0.95, shadow, 0.54 * darkness],
    [1, shadow, 0.36 * darkness],
  ].map(([offset, ink, opacity]) => [Number(offset), ink === light ? light : shadow, +Number(opacity).toFixed(2)])
}

/**
 * Draws a panel in layers: cloth, light, folds, grain, details, core shadow, rim light, outline.
 * @returns the id of its outline.
 */
export function panel(art: Art, outline: string, cloth: Ink, options: PanelOptions = {}): string {
  const { across, fall, folds, texture, under = '', over = '' } = options
  const [shadow, light, sheen] = [shadowOf(cloth), lightOf(cloth), sheenOf(cloth)]
  const brightness = luminance(cloth)
  // Full shadows would make pale cloth look dirty, and full light would make black cloth look grey, so reduce the
  // shadows on pale cloth and the light on black cloth.
  const darkness = brightness > 0.8 ? 0.62 : brightness > 0.6 ? 0.8 : 1
  const lightness = brightness < 0.2 ? 0.75 : 1
  const id = art.id()
  const clip = art.id()
  art.definitions.push(`<path id="${id}" d="${outline}"/><clipPath id="${clip}"><use href="#${id}"/></clipPath>`)
  if (options.silhouette !== false) art.silhouette.push({ id, transform: '' })

  let shape = `<use href="#${id}" fill="${cloth}"/><g clip-path="url(#${clip})">`
  if (across !== undefined) {
    const stops = options.stops?.(shadow, light) ?? tube(shadow, light, darkness, lightness)
    shape += canvas(art.linear(across, stops))
  }
  if (fall !== undefined) {
    shape += canvas(
      art.linear(fall, [
        [0, light, +hundredths(0.4 * lightness)],
        [0.35, light, 0],
        [0.6, shadow, 0],
        [1, shadow, +hundredths(0.3 * darkness)],
      ]),
    )
  }
  shape += under
  for (const { index, blur, dark, lit } of folds === undefined ? [] : SOFTNESS) {
    const [valleys, ridges] = [folds?.dark[index] ?? '', folds?.lit[index] ?? '']
    if (valleys === '' && ridges === '') continue
    const shade = hundredths(dark * darkness * (options.foldShade ?? 1))
    const shine = hundredths(lit * lightness * (options.foldLight ?? 1))
    shape += `<g filter="${art.blur(blur)}"><path d="${valleys}" fill="${shadow}" opacity="${shade}"/><path d="${ridges}" fill="${index === 0 ? sheen : light}" opacity="${shine}"/></g>`
  }
  if (texture !== undefined && texture !== '') shape += canvas(texture, options.textureOpacity ?? 0.28)
  shape += over
  const core = (options.core ?? 0.5) * darkness
  const rim = (options.rim ?? 0.5) * lightness
  const line = (offset: string, ink: Ink, width: number, opacity: number, blur: number) =>
    `<use href="#${id}" ${offset} fill="none" stroke="${ink}" stroke-width="${width}" opacity="${hundredths(opacity)}" filter="${art.blur(blur)}"/>`
  if (core > 0) shape += line('x="-7" y="-6"', shadow, 20, core, 7)
  if (rim > 0) shape += line('x="4" y="4"', sheen, 7, rim, 2.2)
  shape += '</g>'
  const edge = options.edge ?? 0.38
  if (edge > 0) shape += `<use href="#${id}" fill="none" stroke="${shadow}" stroke-width="1" opacity="${edge}"/>`
  art.add(options.fade === undefined ? shape : `<g mask="${fading(art, options.fade)}">${shape}</g>`)
  return id
}

function fading(art: Art, along: Across): string {
  const fill = art.linear(along, [
    [0, '#ffffff', 0],
    [1, '#ffffff'],
  ])
  return art.define(
    `fading ${fill}`,
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-400" y="0" width="800" height="1000">${canvas(fill)}</mask>`,
  )
}
