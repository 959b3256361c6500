import { StoreError } from '@cairn/core'
import { expect, test } from 'vitest'
import { createGateways } from '../shop/gateways.ts'
import { sites } from '../shop/sites.ts'
import { definePage } from './page.ts'
import { loadPage } from './pageState.ts'

const [site] = sites

const opening = async (error: unknown) => {
  if (!site) throw new Error('no site')
  const page = definePage({
    path: '/:slug',
    load: () => Promise.reject(error),
    head: () => ({}),
    Component: () => null,
  })
  const formattedTexts: unknown[] = []
  const state = await loadPage({
    site,
    path: '/jacket',
    url: new URL('https://shop.example/us/en-us/jacket'),
    gateways: createGateways('https://shop.example', site),
    signal: new AbortController().signal,
    onError: (reason) => formattedTexts.push(reason),
    findPage: () => ({ file: '', params: { slug: 'jacket' }, load: async () => page }),
  })
  return { state, formattedTexts }
}

test('a path that the store rejects as invalid is a 404, and no error is reported', async () => {
  const { state, formattedTexts } = await opening(new StoreError('REFUSED', 'slug: must match', { status: 400 }))
  expect(state).toMatchObject({ status: 404 })
  expect(formattedTexts).toEqual([])
})

test.each([new StoreError('SERVER', 'down', { status: 503 }), new StoreError('NETWORK', 'down'), new Error('broken')])(
  'a page whose data fails to load is a 503, and the error is reported: %s',
  async (error) => {
    const { state, formattedTexts } = await opening(error)
    expect(state).toMatchObject({ status: 503 })
    expect(formattedTexts).toEqual([error])
  },
)
