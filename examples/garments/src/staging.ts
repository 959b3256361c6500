import type { Art } from './drawing/art.ts'
import type { Ink } from './drawing/colour.ts'
import { hundredths, tenths } from './drawing/number.ts'

/** The background: a warm light wall, a dark wall, or none, which keeps only the soft shadow. */
export type Backdrop = 'light' | 'dark' | 'none'

/** The visible part of the canvas: x and y of its corner, width and height. */
export type Crop = readonly [x: number, y: number, width: number, height: number]

/**
 * Scales the garment about the point x = 0, y = `about`, then moves it by `right` and `down`. `width` is an additional
 * factor for the width only.
 */
type Scale = { factor: number; about: number; down?: number; right?: number; width?: number }

/** Placement of a finished garment in its picture. */
export type Staging = {
  /** Shadow on the ground, for standing products. */
  ground?: { x: number; y: number; rx: number; ry: number; strength: number }
  /** Whether the garment hangs in front of a wall and casts a shadow on the wall. */
  wall?: boolean
  scale?: Scale
  /** The crop of the close-up. */
  detail?: Crop
}

/**
 * Top, bottom and half width of a hanging garment; `largest` limits the scale factor. An asymmetric garment lies `lean`
 * units too far to the right, and `fitted` moves the garment back to the left.
 */
export type Extent = { top: number; bottom: number; halfWidth: number; largest?: number; lean?: number }

/** Maximum extent of a garment in its picture. */
const ROOM = { halfWidth: 366, height: 906, middle: 500 } as const

/** Scales a hanging garment to fill its picture. `detail` is the crop of the close-up, in unscaled coordinates. */
export function fitted(
  { top, bottom, halfWidth, largest = 1.26, lean = 0 }: Extent,
  detail: Crop = [-130, top - 10, 312, 390],
): Staging {
  const factor = +hundredths(Math.min(ROOM.halfWidth / halfWidth, ROOM.height / (bottom - top), largest))
  const about = Math.round((top + bottom) / 2)
  const down = ROOM.middle - about
  const scale = { factor, about, down, right: -lean }
  return { scale, detail: cropped(scale, detail) }
}

/** Converts a crop from the garment's coordinates into those of the picture. */
export function cropped({ factor, about, down = 0, right = 0 }: Scale, [x, y, width, height]: Crop): Crop {
  return [
    Math.round(right + x * factor),
    Math.round(about * (1 - factor) + down + y * factor),
    Math.round(width * factor),
    Math.round(height * factor),
  ]
}

const WHOLE: Crop = [-400, 0, 800, 1000]
const DEFAULT_DETAIL: Crop = [-200, 40, 400, 500]

type Scenery = { wall: readonly [Ink, Ink, Ink]; shadow: Ink; strength: number }

const SCENERY: Readonly<Record<Backdrop, Scenery>> = {
  light: { wall: ['#faf9f6', '#efede8', '#d9d6cf'], shadow: '#3a3630', strength: 0.26 },
  dark: { wall: ['#3b4046', '#22262a', '#14171a'], shadow: '#000000', strength: 0.55 },
  none: { wall: ['#ffffff', '#ffffff', '#ffffff'], shadow: '#161c1b', strength: 0.3 },
}

/** Returns the finished SVG document. */
export function frame(
  art: Art,
  { ground, wall = true, scale, detail }: Staging,
  { size, backdrop, title }: { size: number; backdrop: Backdrop; title: string },
): string {
  const crop = art.view === 'detail' ? (detail ?? DEFAULT_DETAIL) : WHOLE
  const scenery = SCENERY[backdrop]
  const [lit, plain, edge] = scenery.wall
  let behind = ''
  if (backdrop !== 'none') {
    const light = art.radial(-60, 380, 760, [
      [0, lit],
      [0.55, plain],
      [1, edge],
    ])
    behind = `<rect x="-400" width="800" height="1000" fill="${light}"/>`
  }
  let shadows = ''
  if (ground !== undefined) {
    const pool = art.pool(scenery.shadow, Math.min(1, scenery.strength * 1.7))
    shadows += `<ellipse cx="${ground.x}" cy="${ground.y}" rx="${ground.rx}" ry="${ground.ry}" fill="${pool}" opacity="${Math.min(1, ground.strength)}"/>`
  }
  if (wall) {
    const parts = art.silhouette
      .map(({ id, transform }) => `<use href="#${id}"${transform === '' ? '' : ` transform="${transform}"`}/>`)
      .join('')
    const opacity = hundredths(scenery.strength * 0.8)
    shadows += `<g fill="${scenery.shadow}" opacity="${opacity}" filter="${art.blur(15)}" transform="translate(14 20)">${parts}</g>`
  }
  const inner = `${shadows}${art.shapes.join('')}`
  const placed =
    scale === undefined
      ? inner
      : `<g transform="translate(${tenths(scale.right ?? 0)} ${tenths(scale.about * (1 - scale.factor) + (scale.down ?? 0))}) scale(${hundredths(scale.factor * (scale.width ?? 1))} ${scale.factor})">${inner}</g>`
  const height = Math.round((size * crop[3]) / crop[2])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.join(' ')}" width="${size}" height="${height}" role="img" aria-label="${title}"><defs>${art.definitions.join('')}</defs>${behind}${placed}</svg>`
}
