import { expect, test } from 'vitest'
import { connectTracking } from './connectTracking.ts'
import { card, view } from './products.fixture.ts'
import { jacket, openShop, settled, socks } from './tracking.fixture.ts'

const list = { id: 'results', name: 'Search results' }

test('pages report data that the store does not have: addresses, lists, cards and products', async () => {
  const { tracking, sent } = await openShop({ granted: ['analytics'] })
  tracking.commands.viewPage('https://shop.example/de/de-de/search?q=fleece')
  tracking.commands.viewList(list, [card])
  tracking.commands.viewList(list, [])
  tracking.commands.selectCard(list, card, 4)
  tracking.commands.viewProduct({ ...view, choice: { ...view.choice, Size: 'm' } })
  expect(sent).toMatchObject([
    { name: 'page_view', url: 'https://shop.example/de/de-de/search?q=fleece' },
    { name: 'view_item_list', list, currency: 'EUR', items: [{ id: '7', index: 0 }] },
    { name: 'select_item', list, currency: 'EUR', items: [{ id: '7', index: 4 }] },
    { name: 'view_item', currency: 'EUR', items: [{ id: '7', variant: 'Spruce / M', index: null }] },
  ])
})

test('the view has the number of waiting events, which starts at 0', async () => {
  const { tracking, tool } = await openShop()
  const seen: number[] = []
  tracking.subscribe(({ waiting }) => seen.push(waiting))
  tracking.commands.viewList(list, [card])
  tool.choose('analytics')
  expect([seen, tracking.getInitialSnapshot()]).toEqual([[1, 0], { waiting: 0 }])
})

test('the SKUs of the cart are saved for the search service, with consent only', {
  meta: { spec: ['3.storage.cookie-ss-cart-products'] },
}, async () => {
  const { store, platform, tool } = await openShop({ lines: [jacket, socks, { ...socks, id: 'again' }] })
  const kept = () => platform.cookies.get('ssCartProducts')
  expect(kept()).toBeNull()
  tool.choose('analytics')
  expect(kept()).toBe('CN-JACKET-M,CN-SOCKS')
  store.cart.commands.remove('jacket')
  await settled()
  expect(kept()).toBe('CN-SOCKS')
  tool.choose()
  expect(kept()).toBeNull()
})

test('an empty cart and lines without SKUs save nothing', async () => {
  const cookies = { ssCartProducts: 'OLD' }
  const empty = await openShop({ granted: ['analytics'], lines: [], cookies })
  const mixed = await openShop({ granted: ['analytics'], lines: [{ ...socks, sku: '' }, jacket], cookies })
  expect(mixed.platform.cookies.get('ssCartProducts')).toBe('CN-JACKET-M')
  const gifts = await openShop({ granted: ['analytics'], lines: [{ ...socks, sku: '' }], cookies })
  expect([empty, gifts].map(({ platform }) => platform.cookies.get('ssCartProducts'))).toEqual([null, null])
})

test('a page without a cart keeps the saved SKUs, unless the visitor refuses consent', {
  meta: { spec: ['4.country.switch-ss-cart'] },
}, async () => {
  const cookies = { bc_cartId: '', bc_cartId_EU: '', ssCartProducts: 'OLD' }
  const { platform, store, tool } = await openShop({ granted: ['analytics'], cookies })
  const kept = () => platform.cookies.get('ssCartProducts')
  expect([store.cart.getSnapshot().status, kept()]).toEqual(['empty', 'OLD'])
  tool.choose()
  expect(kept()).toBeNull()
})

test('a cart that is emptied or removed also removes its saved SKUs', {
  meta: { spec: ['3.storage.cookie-ss-cart-products'] },
}, async () => {
  const gone = await openShop({
    granted: ['analytics'],
    cookies: { ssCartProducts: 'OLD' },
    load: async () => null,
  })
  expect(gone.platform.cookies.get('ssCartProducts')).toBeNull()
  const emptied = await openShop({ granted: ['analytics'], lines: [socks] })
  emptied.store.cart.commands.remove('socks')
  await settled()
  expect(emptied.platform.cookies.get('ssCartProducts')).toBeNull()
})

test('tracking applies the current cart and consent as soon as it connects', async () => {
  const shop = await openShop({ granted: ['analytics'] })
  const { store, consent, platform, dataLayer } = shop
  shop.tracking.stop()
  const config = { consent, dataLayer, cookies: platform.cookies }
  platform.cookies.remove('ssCartProducts')
  connectTracking(store, config).stop()
  expect(platform.cookies.get('ssCartProducts')).toBe('CN-JACKET-M,CN-SOCKS')
  shop.tool.choose()
  platform.cookies.set('lastGtmUrl', 'https://shop.example/')
  connectTracking(store, config)
  expect(['ssCartProducts', 'lastGtmUrl'].map(platform.cookies.get)).toEqual([null, null])
})
