import { expect, test, vi } from 'vitest'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

const openShop = async (stored: Readonly<Record<string, string>> = {}) => {
  const reported: unknown[] = []
  const browser = openBrowser({
    identity: false,
    stored,
    onError: ({ code, message }) => reported.push([code, message]),
  })
  return { ...browser, ...(await browser.openPage()), reported }
}

test('a shop without a sign-in has anonymous visitors, and restores and keeps no session of an earlier configuration', async () => {
  const { platform, sent, store } = await openShop({ 'persist:EU': storedUser() })
  expect(store.auth.getSnapshot()).toMatchObject({ status: 'anonymous', isAuthenticated: false, user: null })
  expect(platform.stored.has('persist:EU')).toBe(false)
  expect(sent).toEqual([])
})

test('a session that another tab stores is not adopted', async () => {
  const { platform, store } = await openShop()
  platform.changeInOtherTab('persist:EU', storedUser())
  await settled()
  expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a sign-in cannot start, says so, and sends no request', async () => {
  const { clock, platform, reported, sent, store } = await openShop()
  const outcome = store.auth.commands.signIn()
  clock.increment(300)
  expect(await outcome).toMatchObject({ ok: false, error: { code: 'SIGN_IN' } })
  await vi.waitFor(() => expect(reported).toHaveLength(1))
  expect(reported).toEqual([['SIGN_IN', 'This shop has no sign-in: its option "identity" is false']])
  expect([platform.visited, sent, platform.stored.size]).toEqual([[], [], 0])
  expect(store.auth.getSnapshot().status).toBe('anonymous')
})

test('the cart works', async () => {
  const { store } = await openShop()
  store.cart.commands.add({ variantId: '7' })
  await settled()
  expect(store.cart.getSnapshot().lines.map(({ sku }) => sku)).toEqual(['sku-7'])
})
