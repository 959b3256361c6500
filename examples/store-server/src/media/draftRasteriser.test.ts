import sharp from 'sharp'
import { expect, it } from 'vitest'
import { draftRasteriser } from './draftRasteriser.ts'
import { encode } from './encode.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" width="400" height="500"><g filter="url(#soft)"><path d="M0 0h8v10h-8z" stroke-width="2"/></g></svg>'

it('a draft is drawn without filters at a quarter of its size', async () => {
  const drawn: string[] = []
  const rasterise = async (svg: string) => {
    drawn.push(svg)
    return new Uint8Array()
  }
  const drafts = draftRasteriser({ slots: 1, rasterise, close: async () => undefined })
  await drafts.rasterise(SVG, { width: 400, format: 'avif' })
  expect(drawn).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10" width="100" height="125"><g><path d="M0 0h8v10h-8z" stroke-width="2"/></g></svg>',
  ])
})

it('the file of a draft has the full width', async () => {
  const drafts = draftRasteriser({ slots: 1, rasterise: encode, close: async () => undefined })
  const { width, height } = await sharp(await drafts.rasterise(SVG, { width: 400, format: 'webp' })).metadata()
  expect([width, height]).toEqual([400, 500])
})
