import { StoreError } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../../app/shop/ShopContext.tsx'
import { defaultSite } from '../../app/shop/sites.ts'
import { HeaderTools } from '../../header/HeaderTools.tsx'
import { MobileMenuEnd } from '../../header/MobileMenuEnd.tsx'
import { messages as signedInMessages } from '../../messages/account/en.ts'
import { messages as english } from '../../messages/en.ts'
import { MessagesProvider } from '../../messages/index.ts'
import dashboardPage from '../dashboard/dashboard.page.tsx'
import orderHistoryPage from '../orders/orderHistory.page.tsx'
import authCallbackPage from './authCallback.page.tsx'
import LoginRequired from './LoginRequired.tsx'

const PROVIDER = 'https://shop.example/as/authorization.oauth2'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/**
 * Opens the shop at a path as an anonymous visitor. Records the account requests until the browser leaves for the
 * provider.
 */
const open = async (
  path: string,
  content: (url: URL) => ReactNode,
  stored: Readonly<Record<string, string>> = {},
  refusal = new Error('Nobody has come back'),
) => {
  const url = new URL(`https://shop.example/${defaultSite.prefix}${path}`)
  const platform = createMemoryPlatform({ href: url.href, fetch: async () => new Response(null, { status: 404 }) })
  for (const [name, value] of Object.entries(stored)) platform.stored.set(name, value)
  const requests: string[] = []
  const store = createFullStore({
    site: defaultSite.prefix,
    platform,
    gateways: {
      auth: {
        begin: async () => ({
          href: PROVIDER,
          pkce: { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' },
        }),
        exchange: () => Promise.reject(refusal),
      },
      account: {
        ...createFullStore({ site: defaultSite.prefix, platform }).gateways.account,
        profile: () => {
          requests.push('profile')
          return Promise.reject(new Error('Nobody is signed in'))
        },
      },
    },
  })
  render(
    <StoreProvider store={store}>
      <ShopContext value={{ site: defaultSite, url, isNavigating: false, navigate: () => undefined }}>
        <MessagesProvider messages={english}>{content(url)}</MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  store.start()
  await act(() => vi.advanceTimersByTimeAsync(0))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { store, platform, requests, pass }
}

/** Expects the browser to leave for the provider after exactly `delay` milliseconds. */
const expectLeavesAfter = async ({ platform, pass }: Awaited<ReturnType<typeof open>>, delay: number) => {
  await pass(delay - 1)
  // Wait for lazy imports, so that the test notices a redirect that comes too early.
  await vi.dynamicImportSettled()
  expect(platform.stored.has('pkceData')).toBe(false)
  expect(platform.visited).toEqual([])
  await pass(1)
  await vi.dynamicImportSettled()
  await pass(0)
  expect(platform.visited).toEqual([PROVIDER])
}

const byParameter = { meta: { spec: ['9.auth.delay-parameter'] } }

test('the sign-in of the header leaves after 300 ms', byParameter, async () => {
  const shop = await open('', () => <HeaderTools />)
  fireEvent.click(screen.getByLabelText(english.header.signIn))
  await expectLeavesAfter(shop, 300)
})

test('the sign-in of the mobile menu leaves after 1000 ms', byParameter, async () => {
  const shop = await open('', () => <MobileMenuEnd menus={null} />)
  fireEvent.click(screen.getByRole('button', { name: english.header.signIn }))
  await expectLeavesAfter(shop, 1000)
})

test('the sign-in of the Login Required dialog leaves after 1000 ms', byParameter, async () => {
  const shop = await open('', () => <LoginRequired />)
  await act(async () => {
    shop.store.overlay.commands.openLogin()
    await vi.advanceTimersByTimeAsync(50)
  })
  fireEvent.click(screen.getByRole('button', { name: english.login.login, hidden: true }))
  await expectLeavesAfter(shop, 1000)
})

test.each([
  ['/account/dashboard', dashboardPage],
  ['/account/orderhistory', orderHistoryPage],
])(
  'an anonymous visit to %s starts the sign-in and shows no account data',
  {
    meta: { spec: ['2.routes.account-anonymous'] },
  },
  async (path, page) => {
    const shop = await open(path, (url) => (
      <page.Component data={undefined} deferred={{}} params={{}} site={defaultSite} url={url} />
    ))
    await expectLeavesAfter(shop, 300)
    expect(shop.requests).toEqual([])
    expect(screen.getByText(english.account.signInNeeded)).toBeDefined()
    for (const words of [signedInMessages.editDetails, signedInMessages.recentOrders, signedInMessages.email]) {
      expect(screen.queryByText(words)).toBeNull()
    }
    // The browser stores the return path; the provider's URL never contains it.
    const persisted: { returnTo: string } = JSON.parse(shop.platform.stored.get('pkceData:state') ?? '')
    expect(persisted.returnTo).toBe(`/${defaultSite.prefix}${path}`)
  },
)

test('a failed sign-in shows an error on the callback page, with a retry and a link to the home page', {
  meta: { spec: ['8.auth.login-failure-leaves'] },
}, async () => {
  const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
  const shop = await open(
    '/auth-callback?code=used&state=state',
    (url) => <authCallbackPage.Component data={undefined} deferred={{}} params={{}} site={defaultSite} url={url} />,
    { pkceData: JSON.stringify(pkce) },
  )
  await vi.dynamicImportSettled()
  await shop.pass(0)
  expect(screen.getByRole('alert').textContent).toContain(english.account.signInFailed)
  expect(document.title).toContain(english.account.signInFailed)
  const home = screen.getByRole('link', { name: english.errors.toHome })
  expect(home.getAttribute('href')).toBe(`/${defaultSite.prefix}`)
  fireEvent.click(screen.getByRole('button', { name: english.common.retry }))
  await expectLeavesAfter(shop, 300)
})

test('a cancelled sign-in is not shown as a failure, neither in the page nor in its title', async () => {
  const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
  const shop = await open(
    '/auth-callback?error=access_denied&state=state',
    (url) => <authCallbackPage.Component data={undefined} deferred={{}} params={{}} site={defaultSite} url={url} />,
    { pkceData: JSON.stringify(pkce) },
    new StoreError('SIGN_IN', 'The provider refused', { problem: 'access_denied' }),
  )
  await vi.dynamicImportSettled()
  await shop.pass(0)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english.account.signInCancelled)
  expect(screen.queryByText(english.account.signInFailed)).toBeNull()
  expect(screen.getByRole('button', { name: english.common.retry })).toBeTruthy()
  expect(document.title).toContain(english.account.signInCancelled)
})
