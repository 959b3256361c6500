import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProducts } from '../seed/buildProducts.ts'
import { type Bakery, createBakery } from './bake.ts'
import { encode } from './encode.ts'

const LIMIT_BYTES = 20 * 1024

let directory: string
let bakery: Bakery
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-cards-'))
  bakery = createBakery(directory)
})
afterAll(async () => {
  await bakery.close()
  await rm(directory, { recursive: true, force: true })
})

/** One picture per product, in the colour of its card. */
const cards = buildProducts().flatMap(({ slug, colors: [first] }) =>
  first === undefined ? [] : [{ slug, key: first.key, picture: first.picture }],
)

/** Takes the card with the longest front SVG of each garment type, and returns the `count` longest of these cards. */
const heaviest = (count: number) =>
  [...Map.groupBy(cards, ({ picture }) => picture.type).values()]
    .map((same) =>
      same
        .map((card) => ({ ...card, length: bakery.draw(card.picture, 'front', 640).length }))
        .reduce((most, card) => (card.length > most.length ? card : most)),
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)

describe('a card picture', () => {
  it('has at most 20 kB at the largest card width, even for the most complex drawings', async () => {
    const files = await Promise.all(
      heaviest(4).map(async ({ slug, key, picture }) => {
        const { bytes } = await bakery.bake({ picture, view: 'front', width: 640, format: 'avif' })
        return { name: `${slug}/${key}`, bytes: bytes.length }
      }),
    )
    expect(files).toHaveLength(4)
    expect(files.filter(({ bytes }) => bytes > LIMIT_BYTES)).toEqual([])
  })

  /** A texture that compresses badly: 25 kB in either format at the default quality. */
  const rough = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><filter id="rough"><feTurbulence baseFrequency=".09" numOctaves="3"/></filter><rect width="800" height="1000" fill="#9aa"/><rect width="800" height="1000" filter="url(#rough)" opacity=".6"/></svg>`

  it.each(['avif', 'webp'] as const)('that is too large in %s gets a lower quality', async (format) => {
    const bytes = await encode(rough, { width: 800, format })
    expect(bytes.length).toBeLessThanOrEqual(LIMIT_BYTES)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 1000 })
  })

  it.each(['avif', 'webp'] as const)(
    'that is too large in %s at any quality loses its finest texture',
    async (format) => {
      const roughest = rough.replace('baseFrequency=".09"', 'baseFrequency=".4"').replace('opacity=".6"', '')
      const bytes = await encode(roughest, { width: 800, format })
      expect(bytes.length).toBeLessThanOrEqual(LIMIT_BYTES)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 1000 })
    },
  )
})
