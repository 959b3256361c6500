import { expect, test, vi } from 'vitest'
import { anna as profile, wireProfile } from '../account/account.fixture.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { accessToken, leaveToSignIn, openBrowser, settled, signIn, storedUser } from './session.fixture.ts'

const KEY = 'persist:EU'
const zoe = { given_name: 'Zoë', bigCommCustomerID: 43 }
const isOfZoe = ({ headers }: Request) => headers.get('authorization') === `Bearer ${accessToken(zoe)}`
const answers = {
  'GET /api/account/profile': (request: Request) =>
    Response.json({ profile: wireProfile(isOfZoe(request) ? { ...profile, firstName: 'Zoë' } : profile) }),
  'POST /api/account/update-profile': () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
  'GET /api/store/orders': () => Response.json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
}

const open = async (stored: Readonly<Record<string, string>> = { [KEY]: storedUser({}, { profile }) }) => {
  const browser = openBrowser({ stored, answers })
  return { ...browser, ...(await browser.openPage()) }
}

type Shop = Awaited<ReturnType<typeof open>>

const stateOf = ({ store }: Shop) => {
  const { status, user } = store.auth.getSnapshot()
  return [status, user?.firstName ?? null, store.account.getSnapshot().profile?.firstName ?? null]
}

test.each([
  ['the session alone', KEY],
  ['everything', null],
])('a tab that removes %s from the storage signs this one out', async (_what, name) => {
  const shop = await open()
  expect(stateOf(shop)).toEqual(['authenticated', null, 'Anna'])
  shop.platform.changeInOtherTab(name, null)
  await settled()
  expect(stateOf(shop)).toEqual(['anonymous', null, null])
  // The other tab opens the home page; this tab shows no toast and does not navigate.
  expect([shop.toasts, shop.platform.visited]).toEqual([[], []])
})

test('a tab that signs in signs this one in', async () => {
  const shop = await open({})
  shop.platform.changeInOtherTab(KEY, storedUser({ given_name: 'Zoë' }))
  await settled()
  expect(stateOf(shop)).toEqual(['authenticated', 'Zoë', null])
})

test.each([
  [
    'comes back to a page of before it',
    (platform: Shop['platform']) => [platform.becomeVisible(), platform.comeBack()],
  ],
  ['wakes before it hears of it', (platform: Shop['platform']) => [platform.becomeVisible()]],
])('a user who has signed in again in another tab, and %s, stays signed in', async (_what, wake) => {
  const shop = await open({ [KEY]: storedUser({ life: 60 }) })
  shop.sleep(120_000)
  const anew = storedUser({ life: 7200, given_name: 'Anna' })
  shop.platform.stored.set(KEY, anew)
  wake(shop.platform)
  await settled()
  expect([shop.platform.stored.get(KEY), stateOf(shop)]).toEqual([anew, ['authenticated', 'Anna', null]])
})

test('a sign-in of another customer in another tab removes all data of the first one here', async () => {
  const shop = await open()
  shop.platform.changeInOtherTab(KEY, storedUser(zoe))
  const shown: unknown[] = []
  shop.store.account.subscribe((view) => shown.push(view.profile?.firstName ?? null))
  await settled()
  // The page shows only the account of the current user, and no account until it is loaded.
  expect(new Set(shown)).toEqual(new Set([null, 'Zoë']))
  expect(stateOf(shop)).toEqual(['authenticated', 'Zoë', 'Zoë'])
})

test('the other store’s user and other stored values are ignored', async () => {
  const shop = await open()
  shop.platform.changeInOtherTab('persist:US', null)
  // This change has another key than the user state. So it triggers no check, and the tab does not notice that the user
  // state is gone.
  shop.platform.stored.delete(KEY)
  shop.platform.changeInOtherTab('navigatedomain', '0')
  await settled()
  expect(stateOf(shop)).toEqual(['authenticated', null, 'Anna'])
})

test('a tab that stores a user of the other store signs the user out here, and changes nothing else', async () => {
  const shop = await open()
  shop.store.cart.commands.add({ variantId: '7' })
  await settled()
  shop.platform.changeInOtherTab(KEY, storedUser({ channel: 'US' }))
  await settled()
  expect(stateOf(shop)).toEqual(['anonymous', null, null])
  expect(shop.store.cart.getSnapshot().count).toBe(1)
  expect(shop.platform.cookies.get('bc_cartId_EU')).toBe(shop.store.cart.getSnapshot().id)
  expect([shop.toasts, shop.platform.visited]).toEqual([[], []])
})

test('after a return from the provider with the back button the user can sign in again', async () => {
  const browser = openBrowser()
  const page = await browser.openPage()
  await leaveToSignIn(browser, page)
  expect(page.store.auth.getSnapshot().status).toBe('leaving')
  browser.platform.comeBack()
  expect(page.store.auth.getSnapshot().status).toBe('anonymous')
  await leaveToSignIn(browser, page)
  expect(browser.platform.visited).toHaveLength(2)
})

test('a page restored from the back/forward cache reads the current session', async () => {
  const shop = await open()
  shop.platform.stored.delete(KEY)
  shop.platform.comeBack()
  await settled()
  expect(stateOf(shop)).toEqual(['anonymous', null, null])
})

test('customer data that load in this tab do not restore a session that another tab has ended', async () => {
  const shop = await open()
  shop.store.account.commands.load()
  // The other tab has signed out, but its storage event has not arrived here yet.
  shop.platform.stored.delete(KEY)
  await settled()
  expect(shop.store.account.getSnapshot().profile?.firstName).toBe('Anna')
  expect(shop.platform.stored.has(KEY)).toBe(false)
  shop.platform.stored.set(KEY, storedUser({ given_name: 'Zoë' }))
  shop.store.account.commands.load()
  await settled()
  expect(shop.platform.stored.get(KEY)).toBe(storedUser({ given_name: 'Zoë' }))
})

test('signing in again after a lost session cancels the redirect to the home page', async () => {
  const shop = await open()
  await shop.store.gateways.account.updateProfile({}, {}).catch(() => undefined)
  expect([stateOf(shop)[0], shop.toasts]).toEqual(['anonymous', ['unauthorized']])
  shop.platform.changeInOtherTab(KEY, storedUser())
  await settled()
  expect(shop.store.auth.getSnapshot().status).toBe('authenticated')
  shop.clock.increment(10_000)
  expect(shop.platform.visited).toEqual([])
})

test('signing in as another user removes all data of the first one', async () => {
  const browser = openBrowser({ answers })
  const { store } = await signIn(browser)
  store.account.commands.load()
  await settled()
  expect(browser.platform.stored.get(KEY)).toContain('anna@x.example')
  store.auth.commands.signOut()
  await settled()
  const again = await signIn(browser)
  expect(again.store.account.getSnapshot().profile).toBeNull()
  expect(browser.platform.stored.get(KEY)).not.toContain('anna@x.example')
})

test('a page restored from the back/forward cache takes over the cart that was created on the next page, and drops one that was ordered there', async () => {
  const shop = await open({})
  const next = await shop.openPage()
  next.store.cart.commands.add({ variantId: '7' })
  await settled()
  expect(shop.store.cart.getSnapshot().count).toBe(0)
  shop.platform.comeBack()
  await settled()
  expect([shop.store.cart.getSnapshot().count, shop.store.cart.getSnapshot().id]).toEqual([
    1,
    shop.platform.cookies.get('bc_cartId_EU'),
  ])
  shop.platform.cookies.remove('bc_cartId_EU')
  shop.platform.cookies.remove('bc_cartId')
  shop.platform.comeBack()
  await settled()
  expect([shop.store.cart.getSnapshot().count, shop.store.cart.getSnapshot().id]).toEqual([0, null])
})

test('a tab that learns late that its cart is gone adopts the cart of another tab and keeps its cookie', async () => {
  const shop = await open({})
  shop.store.cart.commands.add({ variantId: '7' })
  await settled()
  const [first] = shop.carts.keys()
  const second = 'cart-9-0123456789abcdef'
  shop.carts.set(second, cartOf([lineOf('sku-8', { variantId: '8' })], { id: second }))
  shop.carts.delete(String(first))
  shop.platform.cookies.set('bc_cartId_EU', second)
  shop.platform.cookies.set('bc_cartId', second)
  shop.store.cart.commands.refresh()
  await settled()
  expect([shop.store.cart.getSnapshot().id, shop.platform.cookies.get('bc_cartId_EU')]).toEqual([second, second])
})

test.each([
  ['a higher revision', '2', 1],
  ['a lower one, as a back end may count that has begun anew', '0', 1],
  ['a text', 'W/"9f2c"', 1],
  ['its own revision', '1', 0],
  ['a number, as an earlier build does,', 2, 1],
  ['its own revision as a number', 1, 0],
  ['no revision, since it has read nothing yet', 0, 0],
  ['no revision, since the back end has none', null, 1],
])(
  'when another tab reports %s of the same cart, this one loads it again only if its own revision differs',
  async (_what, version, reads) => {
    const browser = openBrowser()
    const { store } = await browser.openPage()
    store.cart.commands.add({ variantId: '7' })
    await settled()
    const { id } = store.cart.getSnapshot()
    expect(browser.carts.get(String(id))?.revision).toBe('1')
    const updated = vi.fn()
    store.on('cart.updated', updated)
    browser.platform.receiveFromOtherTab({ type: 'cart', cartId: id, version })
    await settled()
    expect(updated).toHaveBeenCalledTimes(reads)
  },
)
