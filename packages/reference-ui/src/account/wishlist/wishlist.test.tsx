import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../../app/shop/sites.ts'
import { HeaderTools } from '../../header/HeaderTools.tsx'
import { openShop, type ShopOverrides } from '../../testing/openShop.fixture.tsx'
import LoginRequired from '../signIn/LoginRequired.tsx'
import wishlistPage from './wishlist.page.tsx'
import { wishlistItemOf } from './wishlistItem.fixture.ts'

afterEach(cleanup)

/** Renders the wish-list page with the login dialog. Records each request for the list. */
const openPage = async (overrides: ShopOverrides = {}) => {
  const { at = 'us/en-us' } = overrides
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const requests: string[] = []
  const load = async () => {
    requests.push('load')
    return [wishlistItemOf('1', 'Trail Jacket'), wishlistItemOf('2', 'Camp Mug')]
  }
  const url = new URL(`https://shop.example/${at}/account/wishlist`)
  const shop = await openShop(
    <>
      <HeaderTools />
      <wishlistPage.Component data={undefined} deferred={{}} params={{}} site={site} url={url} />
      <LoginRequired />
    </>,
    { path: '/account/wishlist', gateways: { wishlist: { load, add: load, remove: load } }, ...overrides },
  )
  return { ...shop, requests }
}

test('a customer sees the two products that were saved', { meta: { spec: ['2.routes.wishlist'] } }, async () => {
  await openPage({ isSignedIn: true })
  await screen.findByText('Trail Jacket')
  const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  expect(names).toEqual(['Trail Jacket', 'Camp Mug'])
})

test('a visitor who opens the address is asked to sign in, and no list is asked for', {
  meta: { spec: ['2.routes.wishlist-anonymous'] },
}, async () => {
  const { requests, store } = await openPage()
  expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy()
  expect(store.overlay.getSnapshot().dialog).toBe('login')
  expect(requests).toEqual([])
  expect(screen.queryByText('Trail Jacket')).toBeNull()
})

test('a visitor who presses the link of the header is asked to sign in instead', {
  meta: { spec: ['2.routes.wishlist-anonymous'] },
}, async () => {
  const requests: string[] = []
  const load = async () => {
    requests.push('load')
    return []
  }
  await openShop(
    <>
      <HeaderTools />
      <LoginRequired />
    </>,
    { gateways: { wishlist: { load, add: load, remove: load } } },
  )
  // False means that the page prevented the navigation.
  expect(fireEvent.click(screen.getByRole('link', { name: 'Wish List' }))).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Login Required' })).toBeTruthy()
  expect(requests).toEqual([])
})

const openDialog = async (at = 'us/en-us') => {
  const shop = await openShop(<LoginRequired />, { at })
  shop.store.overlay.commands.openLogin()
  return { ...shop, dialog: within(await screen.findByRole('dialog')) }
}

test.each([
  ['us/en-us', 'Sorry, Wish Lists are only available for account holders.', 'Please Login or Sign Up.'],
  ['de/de-de', 'Wunschlisten gibt es leider nur mit einem Konto.', 'Bitte melde dich an oder registriere dich.'],
])(
  'on %s the dialog explains that wish lists need an account',
  {
    meta: { spec: ['2.wishlist.dialog-text', '2.wishlist.dialog-text-2'] },
  },
  async (at, sorry, please) => {
    const { dialog } = await openDialog(at)
    expect(dialog.getByText(sorry).textContent).toBe(sorry)
    expect(dialog.getByText(please).textContent).toBe(please)
  },
)

test('Sign Up leads to its page and closes the dialog', { meta: { spec: ['2.wishlist.dialog-sign-up'] } }, async () => {
  const { dialog, store } = await openDialog('de/de-de')
  const link = dialog.getByRole('link')
  expect(link.getAttribute('href')).toBe('/de/de-de/sign-up')
  // True means that the browser follows the link.
  expect(fireEvent.click(link)).toBe(true)
  expect(store.overlay.getSnapshot().dialog).toBe('none')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Login starts the sign-in', { meta: { spec: ['2.wishlist.dialog-login'] } }, async () => {
  const { dialog, platform } = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
  await expect.poll(() => platform.visited.length, { timeout: 2000 }).toBe(1)
  expect(platform.stored.has('pkceData')).toBe(true)
})
