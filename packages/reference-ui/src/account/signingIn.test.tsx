import { createStore, StoreError } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { HeaderTools } from '../header/HeaderTools.tsx'
import { MobileMenuEnd } from '../header/MobileMenuEnd.tsx'
import { messages as signedInWords } from '../messages/account/en.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import authCallbackPage from './authCallback.page.tsx'
import dashboardPage from './dashboard.page.tsx'
import LoginRequired from './LoginRequired.tsx'
import orderHistoryPage from './orderHistory.page.tsx'

const PROVIDER = 'https://shop.example/as/authorization.oauth2'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A shop that a visitor has open at that path, and what they did until the browser leaves for the provider. */
const open = async (
  path: string,
  content: (url: URL) => ReactNode,
  stored: Readonly<Record<string, string>> = {},
  refusal = new Error('Nobody has come back'),
) => {
  const url = new URL(`https://shop.example/${defaultSite.prefix}${path}`)
  const platform = createMemoryPlatform({ href: url.href, fetch: async () => new Response(null, { status: 404 }) })
  for (const [name, value] of Object.entries(stored)) platform.stored.set(name, value)
  const asked: string[] = []
  const store = createStore({
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
        ...createStore({ site: defaultSite.prefix, platform }).gateways.account,
        profile: () => {
          asked.push('profile')
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
  return { store, platform, asked, pass }
}

/** Passes that time and no more; the browser leaves then, and not a millisecond earlier. */
const expectLeavesAfter = async ({ platform, pass }: Awaited<ReturnType<typeof open>>, delay: number) => {
  await pass(delay - 1)
  // What is fetched lazily would have had its time.
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
  'an anonymous visit to %s begins the sign-in and shows nothing of an account',
  {
    meta: { spec: ['2.routes.account-anonymous'] },
  },
  async (path, page) => {
    const shop = await open(path, (url) => (
      <page.Component data={undefined} deferred={{}} params={{}} site={defaultSite} url={url} />
    ))
    await expectLeavesAfter(shop, 300)
    expect(shop.asked).toEqual([])
    expect(screen.getByText(english.account.signInNeeded)).toBeDefined()
    for (const words of [signedInWords.editDetails, signedInWords.recentOrders, signedInWords.email]) {
      expect(screen.queryByText(words)).toBeNull()
    }
    // Where to come back to is kept with the sign-in, never in the address of the provider.
    const kept: { returnTo: string } = JSON.parse(shop.platform.stored.get('pkceData:state') ?? '')
    expect(kept.returnTo).toBe(`/${defaultSite.prefix}${path}`)
  },
)

test('a sign-in that fails is told on the callback page, with a way to try again and a way home', {
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

test('a sign-in that was cancelled is no failure, in the page and in its title', async () => {
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
