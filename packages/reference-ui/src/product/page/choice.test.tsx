import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../../app/shop/ShopContext.tsx'
import { defaultSite as site } from '../../app/shop/sites.ts'
import { allowMemory } from '../../memory/consent.fixture.ts'
import { messages } from '../../messages/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf } from './product.fixture.tsx'
import productPage from './product.page.tsx'

const start = location.href
const steps = history.length

beforeEach(() => {
  // A size that another test has remembered would be chosen from the start.
  allowMemory(false)
  history.replaceState(null, '', '/us/en-us/ridgeline')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
})

const product = productOf()
const failed = { status: 'failed' } as const
const pageAt = (url: URL) => (
  <productPage.Component
    data={{ product, notices: [] }}
    deferred={{ reviews: failed, alsoViewed: failed }}
    params={{ slug: 'ridgeline' }}
    site={site}
    url={url}
  />
)

/** Opens the product page at a URL with `query`. */
const arrive = (query = '') => {
  const path = `/ridgeline${query}`
  history.replaceState(null, '', `/us/en-us${path}`)
  return openShop(pageAt(new URL(location.href)), { path })
}

const size = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? [radio.value] : []))

test('the choice is in the address, so that a reload shows it, and adds no history entry', async () => {
  await arrive('?utm_source=letter')
  await size('M')
  expect(location.search).toBe('?utm_source=letter&variant=1')
  await size('Sand')
  expect(location.search).toBe('?utm_source=letter&variant=3')
  expect(history.length).toBe(steps)
  cleanup()
  await arrive(location.search)
  expect(chosen()).toEqual(['sand', 'm'])
})

test.each(['?variant=none', '?variant=', '?variant=999'])(
  'the address %s gets the shown variant, keeps its other parameters and adds no history entry',
  { meta: { spec: ['2.routes.variant-honoured'] } },
  async (query) => {
    await arrive(`${query}&utm_source=letter#reviews`)
    expect(chosen()).toHaveLength(2)
    expect([location.search, location.hash]).toEqual(['?variant=1&utm_source=letter', '#reviews'])
    expect(history.length).toBe(steps)
  },
)

test('the other parameters keep their spelling, and the address names only one variant', async () => {
  await arrive('?flag&name=a%20b+c&variant=999&page=%E4&variant=998&empty=')
  expect(location.search).toBe('?flag&name=a%20b+c&variant=1&page=%E4&empty=')
  await size('L')
  expect(location.search).toBe('?flag&name=a%20b+c&variant=2&page=%E4&empty=')
})

test.each(['', '?variant=2'])('the address "%s" stays as it is', async (query) => {
  await arrive(query)
  expect(location.search).toBe(query)
})

test('the fragment stays in the address', async () => {
  await arrive('#reviews')
  await size('L')
  expect([location.search, location.hash]).toEqual(['?variant=2', '#reviews'])
})

test('a choice without a variant removes the old variant from the address', async () => {
  await arrive('?variant=1')
  cleanup()
  const withoutSand = productOf({ variants: product.variants.filter(({ id }) => Number(id) < 3) })
  const props = {
    data: { product: withoutSand, notices: [] },
    deferred: { reviews: failed, alsoViewed: failed },
    params: { slug: '' },
  }
  await openShop(<productPage.Component {...props} site={site} url={new URL(location.href)} />)
  await size('Sand')
  expect(location.search).toBe('')
})

test('a press on the buy button right after the choice of a size adds that size', async () => {
  // So quickly only the replay of early taps presses, but it loses no press.
  const { saved } = await openShop(pageAt(new URL(location.href)), { path: '/ridgeline', lines: [] })
  act(() => {
    screen.getByRole('radio', { name: /^L/ }).click()
    screen.getByRole('button', { name: messages.product.addToCart }).click()
  })
  await vi.waitFor(() => expect(saved).toMatchObject([{ kind: 'add', variantId: '2' }]))
})

test('a colour alone is no variant yet', async () => {
  await arrive()
  await size('Sand')
  expect(location.search).toBe('')
})

test('a refused history change does not prevent a choice', async () => {
  await arrive()
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('More than 100 times per 10 seconds', 'SecurityError')
  })
  const reported = vi.fn()
  window.addEventListener('error', reported)
  await size('M')
  window.removeEventListener('error', reported)
  expect(reported).not.toHaveBeenCalled()
  expect(chosen()).toEqual(['spruce', 'm'])
})

test('a choice during a navigation does not change the address', async () => {
  await arrive()
  cleanup()
  const url = new URL(location.href)
  const shop = { site, url, isNavigating: true, navigate: () => undefined }
  await openShop(<ShopContext value={shop}>{pageAt(url)}</ShopContext>)
  await size('M')
  expect(location.search).toBe('')
  expect(chosen()).toEqual(['spruce', 'm'])
})

test('a link to the product sets the choice, even if its address is the one that the page was opened with', async () => {
  const { show } = await arrive('?variant=2')
  await size('Sand')
  await size('M')
  expect(chosen()).toEqual(['sand', 'm'])
  show(pageAt(new URL(`${location.origin}/us/en-us/ridgeline?variant=2`)))
  expect(chosen()).toEqual(['spruce', 'l'])
})

test('the shared address names the choice', async () => {
  const user = userEvent.setup()
  await arrive()
  const share = await screen.findByRole('button', { name: messages.product.share })
  await user.click(share)
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/us/en-us/ridgeline')
  await user.click(screen.getByRole('radio', { name: /^L/ }))
  await user.click(share)
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/us/en-us/ridgeline?variant=2')
})
