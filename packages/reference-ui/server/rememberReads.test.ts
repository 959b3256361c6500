import { createFakeGateways } from '@cairn/core/testing'
import { expect, it } from 'vitest'
import { defaultSite } from '../src/app/sites.ts'
import { rememberReads } from './rememberReads.ts'

/** The reads of a fake shop, with what was asked of it and a clock to turn. */
const openReads = () => {
  const fake = createFakeGateways({ site: defaultSite.prefix, country: null })
  const asked: string[] = []
  const fail = { next: false }
  let now = 0
  const reads = rememberReads(
    {
      ...fake,
      product: {
        load: async (slug, options) => {
          asked.push(slug)
          if (fail.next) throw new Error('away')
          return fake.product.load(slug, options)
        },
      },
      content: {
        ...fake.content,
        menus: (options) => {
          asked.push('menus')
          return fake.content.menus(options)
        },
      },
    },
    () => now,
  )
  const pass = (seconds: number): void => {
    now += seconds * 1000
  }
  return { reads, asked, fail, pass }
}
const options = { signal: new AbortController().signal }

it('asks once for what is fresh, also when several ask at the same time', async () => {
  const { reads, asked } = openReads()
  const [one, other] = await Promise.all([reads.content.menus(options), reads.content.menus(options)])
  expect(one).toBe(other)
  expect(await reads.content.menus(options)).toBe(one)
  expect(asked).toEqual(['menus'])
})

it('asks again for what is no longer fresh: for a product after 10 seconds, for menus after 60', async () => {
  const { reads, asked, pass } = openReads()
  const readBoth = () => Promise.all([reads.product.load('a', options), reads.content.menus(options)])
  await readBoth()
  pass(9.999)
  await readBoth()
  expect(asked).toEqual(['a', 'menus'])
  pass(0.001)
  await readBoth()
  expect(asked).toEqual(['a', 'menus', 'a'])
  pass(50)
  await readBoth()
  expect(asked).toEqual(['a', 'menus', 'a', 'a', 'menus'])
})

it('keeps what was asked for apart', async () => {
  const { reads, asked } = openReads()
  await Promise.all([reads.product.load('a', options), reads.product.load('b', options)])
  expect(asked).toEqual(['a', 'b'])
})

it('keeps no failure', async () => {
  const { reads, asked, fail } = openReads()
  fail.next = true
  await expect(reads.product.load('a', options)).rejects.toThrow('away')
  fail.next = false
  await expect(reads.product.load('a', options)).resolves.toBeDefined()
  expect(asked).toEqual(['a', 'a'])
})

it('forgets what was asked for longest ago, so that it never grows beyond 50 of a kind', async () => {
  const { reads, asked } = openReads()
  const slugs = Array.from({ length: 51 }, (_, index) => `p${index}`)
  for (const slug of slugs) await reads.product.load(slug, options)
  asked.length = 0
  await reads.product.load('p50', options)
  await reads.product.load('p0', options)
  expect(asked).toEqual(['p0'])
})

it('is not aborted with the visitor who asked first', async () => {
  const { reads } = openReads()
  const leaving = new AbortController()
  const read = reads.product.load('a', { signal: leaving.signal })
  leaving.abort()
  await expect(read).resolves.toBeDefined()
})
