import type { PageGateways } from '@cairn/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productOf } from '../page/product.fixture.tsx'
import { preloadProduct, requestProduct } from './productRequest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gateway that records its requests, and fails those that `isDown` selects. */
const gatewayOf = (isDown: (request: number) => boolean = () => false) => {
  const requests: string[] = []
  const load: PageGateways['product']['load'] = async (slug) => {
    requests.push(slug)
    if (isDown(requests.length)) throw new Error('down')
    return productOf()
  }
  return { requests, gateway: { load } }
}

test('a page that loads after the preload shares its request', async () => {
  const { gateway, requests } = gatewayOf()
  preloadProduct(gateway, 'ridgeline')
  vi.runAllTimers()
  await requestProduct(gateway, 'ridgeline')
  expect(requests).toEqual(['ridgeline'])
})

test('a preload that starts after the request of the page sends none', async () => {
  const { gateway, requests } = gatewayOf()
  preloadProduct(gateway, 'ridgeline')
  await requestProduct(gateway, 'ridgeline')
  vi.runAllTimers()
  expect(requests).toEqual(['ridgeline'])
})

test('another product, or the same one after 30 s, is requested anew', async () => {
  const { gateway, requests } = gatewayOf()
  await requestProduct(gateway, 'ridgeline')
  await requestProduct(gateway, 'summit')
  vi.advanceTimersByTime(30_000)
  await requestProduct(gateway, 'summit')
  expect(requests).toEqual(['ridgeline', 'summit', 'summit'])
})

test('a failed request is not used again', async () => {
  const { gateway, requests } = gatewayOf((request) => request === 1)
  await expect(requestProduct(gateway, 'ridgeline')).rejects.toThrow('down')
  await expect(requestProduct(gateway, 'ridgeline')).resolves.toMatchObject({ slug: 'ridgeline' })
  expect(requests).toHaveLength(2)
})
