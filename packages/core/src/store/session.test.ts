import { expect, test } from 'vitest'
import { anna as profile, wireProfile } from '../account/account.fixture.ts'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { accessToken, callbackOf, leaveToSignIn, openBrowser, settled, storedUser } from './session.fixture.ts'

const MINUTE = 60_000
const _DAY = 24 * 60 * MINUTE
const CART_ID = 'cart-0123456789abcdef'

const member = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '7', discount: 30 }

test('the session distinguishes guests, customers and members', { meta: { spec: ['1.users.three'] } }, async () => {
  const kindOf = async (answers = {}, stored = {}) => {
    const { store } = await openBrowser({ answers, stored }).openPage()
    if (store.auth.getSnapshot().isAuthenticated) store.membership.commands.load()
    await settled()
    return [store.auth.getSnapshot().isAuthenticated, store.membership.getSnapshot().isActive]
  }
  const membership = 'GET /api/account/pro-program/membership'
  const group = { id: 7, name: 'Mountain guides' }
  const active = { [membership]: () => Response.json({ membership: { isActive: true }, customerGroup: group }) }
  const none = { [membership]: () => Response.json({}) }
  const stored = { 'persist:EU': storedUser() }
  expect(await kindOf()).toEqual([false, false])
  expect(await kindOf(none, stored)).toEqual([true, false])
  expect(await kindOf(active, stored)).toEqual([true, true])
  // With an expired session, a stored membership does not make the visitor a member.
  const over = { 'persist:EU': storedUser({ life: -1 }, { membership: member }) }
  expect(await kindOf(active, over)).toEqual([false, false])
})

test('the data of the customer are restored after a reload, and removed after the session', async () => {
  const browser = openBrowser({ stored: { 'persist:EU': storedUser({ life: 60 }, { profile, membership: member }) } })
  const { store } = await browser.openPage()
  expect(store.account.getSnapshot().profile).toEqual(profile)
  expect(store.membership.getSnapshot()).toMatchObject({ isActive: true, customerGroupId: '7', discount: 30 })
  browser.clock.increment(70_000)
  await settled()
  expect(store.account.getSnapshot().profile).toBeNull()
  expect(store.membership.getSnapshot()).toMatchObject(NO_MEMBERSHIP)
})

test('a loaded membership is stored with the user', async () => {
  const wire = { membership: { isActive: true, discount: 30 }, customerGroup: { id: 7, name: 'G' } }
  const answers = { 'GET /api/account/pro-program/membership': () => Response.json(wire) }
  const browser = openBrowser({ answers, stored: { 'persist:EU': storedUser() } })
  const { store } = await browser.openPage()
  store.membership.commands.load()
  await settled()
  const again = await browser.openPage()
  expect(again.store.membership.getSnapshot()).toMatchObject({ isActive: true, customerGroup: 'G', discount: 30 })
})

test('a loaded profile is stored with the user', async () => {
  const answers = {
    'GET /api/account/profile': () => Response.json({ profile: wireProfile(profile) }),
    'GET /api/store/orders': () => Response.json({ data: [], meta: { pagination: { page: 1, total: 0 } } }),
    'POST /api/account/pro-program/verify': () =>
      Response.json({
        membership: { isActive: true, discount: 30 },
        customerGroup: { id: 7, name: 'G' },
        message: 'Hi',
      }),
  }
  const browser = openBrowser({ answers, stored: { 'persist:EU': storedUser() } })
  const { store } = await browser.openPage()
  store.account.commands.load()
  await settled()
  store.membership.commands.verify('CAIRN-PRO')
  await settled()
  const again = await browser.openPage()
  expect(again.store.account.getSnapshot().profile).toEqual(profile)
  expect(again.store.membership.getSnapshot()).toMatchObject({ isActive: true, customerGroup: 'G', discount: 30 })
})

/** Opens a browser with a cart and a session with that channel. */
const openWith = async (prefix: string, source: string, channel: unknown) => {
  const browser = openBrowser({
    prefix,
    stored: { [`persist:${source}`]: storedUser({ channel }, { profile, membership: member }) },
  })
  const { carts, platform } = browser
  carts.set(CART_ID, cartOf([lineOf('fleece')], { id: CART_ID }))
  for (const name of ['bc_cartId', `bc_cartId_${source}`]) platform.cookies.set(name, CART_ID)
  const page = await browser.openPage()
  browser.clock.increment(10_000)
  await settled()
  return { ...browser, ...page }
}

const expectNobody = ({ store, toasts, platform }: Awaited<ReturnType<typeof openWith>>, source: string) => {
  expect(store.auth.getSnapshot()).toMatchObject({ isAuthenticated: false, user: null })
  expect([store.account.getSnapshot().profile, store.membership.getSnapshot().isActive]).toEqual([null, false])
  expect(platform.stored.has(`persist:${source}`)).toBe(false)
  expect(store.cart.getSnapshot()).toMatchObject({ id: CART_ID, count: 1 })
  expect([platform.cookies.get('bc_cartId'), platform.cookies.get(`bc_cartId_${source}`)]).toEqual([CART_ID, CART_ID])
  expect([toasts, platform.visited]).toEqual([[], []])
}

test.each(['EU', 'eu', 1, [1, 'EU']])(
  'a stored user with the channel %j is signed out in the US store, and nothing else changes',
  {
    meta: { spec: ['4.auth.guard-eu-in-us', '4.auth.guard-when'] },
  },
  async (channel) => {
    expectNobody(await openWith('us/en-us', 'US', channel), 'US')
  },
)

test.each(['US', 'us', 2, ['US']])(
  'a stored user with the channel %j is signed out in the EU store, and nothing else changes',
  {
    meta: { spec: ['4.auth.guard-us-in-eu', '4.auth.guard-when'] },
  },
  async (channel) => {
    expectNobody(await openWith('de/de-de', 'EU', channel), 'EU')
  },
)

test('a user of the other store is also signed out right after the sign-in', {
  meta: { spec: ['4.auth.guard-us-in-eu', '4.auth.guard-when'] },
}, async () => {
  const browser = openBrowser({ tokens: { access_token: accessToken({ channel: 'US' }) } })
  browser.carts.set(CART_ID, cartOf([lineOf('fleece')], { id: CART_ID }))
  for (const name of ['bc_cartId', 'bc_cartId_EU']) browser.platform.cookies.set(name, CART_ID)
  const answer = await leaveToSignIn(browser, await browser.openPage())
  const { store, toasts } = await browser.openPage()
  await expect(unwrap(store.auth.commands.complete(callbackOf(answer)))).rejects.toMatchObject({ code: 'SIGN_IN' })
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  expect(browser.platform.stored.has('persist:EU')).toBe(false)
  expect(store.cart.getSnapshot()).toMatchObject({ id: CART_ID, count: 1 })
  expect(browser.platform.cookies.get('bc_cartId_EU')).toBe(CART_ID)
  expect([toasts, browser.platform.visited.length]).toEqual([[], 1])
})
