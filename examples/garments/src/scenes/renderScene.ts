import { mix } from '../drawing/colour.ts'
import { idPrefix } from '../prefix.ts'
import { coast } from './coast.ts'
import { dawn } from './dawn.ts'
import { layers } from './layers.ts'
import { mend } from './mend.ts'
import { packing } from './packing.ts'
import { repair } from './repair.ts'
import { type Scene, SceneArt } from './sceneArt.ts'

export const sceneNames = ['dawn', 'coast', 'mend', 'packing', 'layers', 'repair'] as const
export type SceneName = (typeof sceneNames)[number]

/** Height of a scene as a multiple of its width. */
const HEIGHTS = { '16:9': 9 / 16, '4:5': 5 / 4, '1:1': 1, '21:9': 9 / 21 } as const
export type SceneRatio = keyof typeof HEIGHTS
export const sceneRatios: readonly SceneRatio[] = ['16:9', '4:5', '1:1', '21:9']

export type SceneSpec = {
  scene?: SceneName
  ratio?: SceneRatio
  /** Width in pixels. */
  size?: number
  prefix?: string
}

const SCENES: Readonly<Record<SceneName, Scene>> = { dawn, coast, mend, packing, layers, repair }

/** Draws a landscape without faces or recognisable places, or equipment on a table. The same spec always gives the same SVG text. */
export function renderScene({ scene = 'dawn', ratio = '16:9', size = 1600, prefix }: SceneSpec = {}): string {
  const drawn = SCENES[scene]
  const art = new SceneArt(Math.round(1600 * HEIGHTS[ratio]), idPrefix(prefix))
  const { width, height } = art
  art.add(`<rect width="${width}" height="${height}" fill="${art.linear('sky', drawn.sky)}"/>`)
  if (drawn.sun !== undefined) addSun(art, drawn.sun)
  addRidges(art, drawn)
  drawn.foreground(art)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size}" height="${Math.round((size * height) / width)}" role="img" aria-label="${drawn.title}" preserveAspectRatio="xMidYMid slice"><defs>${art.definitions.join('')}</defs>${art.shapes.join('')}</svg>`
}

const CLOUDS = [
  [0.2, 0.2, 260, 12],
  [0.36, 0.25, 200, 9],
  [0.85, 0.16, 240, 12],
  [0.7, 0.29, 220, 8],
] as const

function addSun(art: SceneArt, [atX, atY, ink]: NonNullable<Scene['sun']>): void {
  const { width, height } = art
  const [x, y] = [Math.round(width * atX), Math.round(height * atY)]
  const glow = art.define(
    'sun',
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${Math.round(width * 0.42)}"><stop stop-color="${ink}"/><stop offset=".1" stop-color="${ink}" stop-opacity=".78"/><stop offset=".36" stop-color="#ffd9a6" stop-opacity=".3"/><stop offset=".62" stop-color="#ffcf9c" stop-opacity=".1"/><stop offset="1" stop-color="#ffd9a6" stop-opacity="0"/></radialGradient>`,
  )
  const clouds = CLOUDS.map(
    ([u, v, rx, ry]) => `<ellipse cx="${Math.round(width * u)}" cy="${Math.round(height * v)}" rx="${rx}" ry="${ry}"/>`,
  )
  art.add(
    `<rect width="${width}" height="${height}" fill="${glow}"/><circle cx="${x}" cy="${y}" r="30" fill="#fffaf0"/>`,
    `<g filter="${art.blur(26)}" fill="#fbe3cf" opacity=".5">${clouds.join('')}</g>`,
  )
}

function addRidges(art: SceneArt, { ridges, mist, density, fade, rims }: Scene): void {
  const { width, height, prefix } = art
  for (const [i, [ink, y, amplitude, seed]] of ridges.entries()) {
    const path = art.below(art.ridge(y, amplitude, seed, i > 3 ? 8 : 7))
    const fill = art.linear(
      `r${i}`,
      [
        [0, ink],
        [1, mix(ink, mist, fade(i))],
      ],
      `gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(height * (y - amplitude))}" x2="0" y2="${Math.round(height * (y + 0.2))}"`,
    )
    art.add(`<path d="${path}" fill="${fill}"/>`)
    if (i < rims) art.add(`<path d="${path}" fill="none" stroke="url(#${prefix}sun)" stroke-width="3" opacity=".6"/>`)
    if (i < ridges.length - 1)
      art.add(
        `<g filter="${art.blur(26)}" fill="${mist}" opacity="${density}"><ellipse cx="${(seed * 211) % width}" cy="${Math.round(height * (y + 0.09))}" rx="560" ry="${Math.round(height * 0.028)}"/><ellipse cx="${(seed * 577) % width}" cy="${Math.round(height * (y + 0.11))}" rx="420" ry="${Math.round(height * 0.02)}"/></g>`,
      )
  }
}
