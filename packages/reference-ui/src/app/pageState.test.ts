import { StoreError } from '@cairn/core'
import { expect, test } from 'vitest'
import { createGateways } from './gateways.ts'
import { definePage } from './page.ts'
import { loadPage } from './pageState.ts'
import { sites } from './sites.ts'

const [site] = sites

const opening = async (error: unknown) => {
  if (!site) throw new Error('no site')
  const page = definePage({
    path: '/:slug',
    load: () => Promise.reject(error),
    head: () => ({}),
    Component: () => null,
  })
  const told: unknown[] = []
  const state = await loadPage({
    site,
    path: '/jacket',
    url: new URL('https://shop.example/us/en-us/jacket'),
    gateways: createGateways('https://shop.example', site),
    signal: new AbortController().signal,
    onError: (reason) => told.push(reason),
    findPage: () => ({ file: '', params: { slug: 'jacket' }, load: async () => page }),
  })
  return { state, told }
}

test('an address that the store refuses to read names nothing, and is no fault', async () => {
  const { state, told } = await opening(new StoreError('REFUSED', 'slug: must match', { status: 400 }))
  expect(state).toMatchObject({ status: 404 })
  expect(told).toEqual([])
})

test.each([new StoreError('SERVER', 'down', { status: 503 }), new StoreError('NETWORK', 'down'), new Error('broken')])(
  'a page whose data cannot be read says to try again, and why is told: %s',
  async (error) => {
    const { state, told } = await opening(error)
    expect(state).toMatchObject({ status: 503 })
    expect(told).toEqual([error])
  },
)
