import { createFakeGateways } from '@cairn/core/testing'
import { expect, it } from 'vitest'
import { defaultSite } from '../src/app/shop/sites.ts'
import { rememberReads } from './rememberReads.ts'

/** Creates cached reads in front of fake gateways, with a record of the requests and an adjustable clock. */
const openReads = () => {
  const fake = createFakeGateways({ site: defaultSite.prefix, country: null })
  const requests: string[] = []
  const fail = { next: false }
  let now = 0
  const reads = rememberReads(
    {
      ...fake,
      product: {
        load: async (slug, options) => {
          requests.push(slug)
          if (fail.next) throw new Error('away')
          return fake.product.load(slug, options)
        },
      },
      content: {
        ...fake.content,
        menus: (options) => {
          requests.push('menus')
          return fake.content.menus(options)
        },
      },
    },
    () => now,
  )
  const pass = (seconds: number): void => {
    now += seconds * 1000
  }
  return { reads, requests, fail, pass }
}
const options = { signal: new AbortController().signal }

it('sends one request while the result is fresh, also for simultaneous reads', async () => {
  const { reads, requests } = openReads()
  const [one, other] = await Promise.all([reads.content.menus(options), reads.content.menus(options)])
  expect(one).toBe(other)
  expect(await reads.content.menus(options)).toBe(one)
  expect(requests).toEqual(['menus'])
})

it('sends another request after the result expires: 10 seconds for a product, 60 for menus', async () => {
  const { reads, requests, pass } = openReads()
  const readBoth = () => Promise.all([reads.product.load('a', options), reads.content.menus(options)])
  await readBoth()
  pass(9.999)
  await readBoth()
  expect(requests).toEqual(['a', 'menus'])
  pass(0.001)
  await readBoth()
  expect(requests).toEqual(['a', 'menus', 'a'])
  pass(50)
  await readBoth()
  expect(requests).toEqual(['a', 'menus', 'a', 'a', 'menus'])
})

it('caches different requests separately', async () => {
  const { reads, requests } = openReads()
  await Promise.all([reads.product.load('a', options), reads.product.load('b', options)])
  expect(requests).toEqual(['a', 'b'])
})

it('caches no failure', async () => {
  const { reads, requests, fail } = openReads()
  fail.next = true
  await expect(reads.product.load('a', options)).rejects.toThrow('away')
  fail.next = false
  await expect(reads.product.load('a', options)).resolves.toBeDefined()
  expect(requests).toEqual(['a', 'a'])
})

it('removes the oldest entries, so that it never exceeds 50 of a kind', async () => {
  const { reads, requests } = openReads()
  const slugs = Array.from({ length: 51 }, (_, index) => `p${index}`)
  for (const slug of slugs) await reads.product.load(slug, options)
  requests.length = 0
  await reads.product.load('p50', options)
  await reads.product.load('p0', options)
  expect(requests).toEqual(['p0'])
})

it('is not aborted when the first visitor leaves', async () => {
  const { reads } = openReads()
  const leaving = new AbortController()
  const read = reads.product.load('a', { signal: leaving.signal })
  leaving.abort()
  await expect(read).resolves.toBeDefined()
})
