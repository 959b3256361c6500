import { renderGarment } from '@cairn/garments'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProducts } from './buildProducts.ts'

/** Card width in pixels, to which all lengths below refer. The test renders at half of it. */
const CARD = 400
const DRAWN = 200

/** Alpha threshold: pixels above it belong to the product, pixels below it to its shadow. */
const SOLID = 150

/**
 * Returns only the outlines of an SVG. All other shapes are clipped to an outline, so the outlines show how far the
 * drawing extends.
 */
function outlinesOf(svg: string): string {
  let depth = 0
  let outlines = ''
  for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
    if (depth > 0) depth += tag === '</g>' ? -1 : /^<g[ >]/.test(tag) ? 1 : 0
    else if (tag.startsWith('<g clip-path=')) depth = 1
    else outlines += tag.replace(/ (filter|mask)="[^"]*"/, '')
  }
  return outlines.replaceAll(/<(linearGradient|radialGradient|pattern|filter|mask) .*?<\/\1>/g, '')
}

/**
 * Returns the outlines without ids and colours. Many products have the same shape, so the test measures each shape only
 * once.
 */
const shapeOf = (outlines: string) => outlines.replaceAll(/ (id|href|fill|stroke|aria-label)="[^"]*"/g, '')

/** Returns the empty space around a product on its card. */
async function roomOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * channels + channels - 1] ?? 0) <= SOLID) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const scale = CARD / DRAWN
  return {
    left: left * scale,
    right: (width - 1 - right) * scale,
    top: top * scale,
    bottom: (height - 1 - bottom) * scale,
  }
}

const drawings = buildProducts().flatMap(({ slug, colors: [first] }) =>
  first === undefined
    ? []
    : (['front', 'back'] as const).map((view) => ({
        name: `${slug} ${view}`,
        type: first.picture.type,
        svg: renderGarment({ ...first.picture, view, size: DRAWN, backdrop: 'none', prefix: 'p' }),
      })),
)

const shapes = new Map(
  drawings.map(({ name, svg }) => {
    const outlines = outlinesOf(svg)
    return [shapeOf(outlines), { name, outlines }] as const
  }),
)

describe('every product, front and back', () => {
  let rooms: (Awaited<ReturnType<typeof roomOf>> & { name: string })[]
  beforeAll(async () => {
    rooms = await Promise.all(
      [...shapes.values()].map(async ({ name, outlines }) => ({ name, ...(await roomOf(outlines)) })),
    )
  })

  it('has at least 14 of 400 units of space on each side of its picture', () => {
    expect(rooms.filter(({ left, right, top, bottom }) => Math.min(left, right, top, bottom) < 14)).toEqual([])
  })

  it('is centred in its picture, without its shadow', () => {
    const isAside = (a: number, b: number, most: number) => Math.abs(a - b) / 2 > most
    expect(rooms.filter(({ left, right, top, bottom }) => isAside(left, right, 4) || isAside(top, bottom, 7))).toEqual(
      [],
    )
  })
})

it('keeps the zip of a jacket near the centre of the picture, although the sleeves are asymmetrical', () => {
  const aside = drawings
    .filter(({ type }) => type === 'hardshell' || type === 'down' || type === 'fleece')
    .map(({ name, svg }) => ({ name, right: Number(/<g transform="translate\(([-.\d]+) /.exec(svg)?.[1]) / 2 }))
  expect(aside.filter(({ right }) => !(Math.abs(right) <= 5))).toEqual([])
})
