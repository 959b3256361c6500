import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import CartDrawer from '../cart/CartDrawer.tsx'
import cartPage from '../cart/cart.page.tsx'
import CountrySelector from '../country/CountrySelector.tsx'
import { FooterLink } from '../footer/FooterLink.tsx'
import { menusOf } from '../testing/menus.fixture.ts'
import { lineOf, openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import { Header } from './Header.tsx'

afterEach(cleanup)

const header = (menus = menusOf()) => <Header menus={menus} />
const open = (overrides?: ShopOverrides) => openShop(header(), overrides)

test('the logo links to the home page of the site', { meta: { spec: ['2.routes.logo'] } }, async () => {
  await open({ at: 'de/de-de', path: '/trail-jacket' })
  const logo = screen.getByRole('link', { name: 'Cairn' })
  expect(logo.getAttribute('href')).toBe('/de/de-de')
  // True: the browser follows the link.
  expect(fireEvent.click(logo)).toBe(true)
})

const badge = (container: HTMLElement) => container.querySelector('[data-count]')

test('an empty cart has no badge, and a cart with one item has a badge of 1', {
  meta: { spec: ['2.header.badge'] },
}, async () => {
  const empty = await open({ lines: [] })
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy()
  expect(badge(empty.container)).toBeNull()
  cleanup()
  const { container } = await open({ lines: [lineOf('a')] })
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeTruthy()
  expect(badge(container)?.getAttribute('data-count')).toBe('1')
})

test('there is no badge until the cart has loaded', { meta: { spec: ['2.header.badge'] } }, async () => {
  const never = () => new Promise<never>(() => undefined)
  const { container, store } = await open({
    lines: [lineOf('a')],
    isReachable: false,
    gateways: { cart: { load: never, create: never, save: never, claim: never, release: never } },
  })
  expect(store.cart.getSnapshot().status).toBe('unknown')
  expect(badge(container)).toBeNull()
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy()
})

test.each([
  ['us/en-us', 'Sign up', 'Login'],
  ['de/de-de', 'Registrieren', 'Anmelden'],
])(
  'on %s a visitor sees %s and %s, and nothing for customers',
  {
    meta: { spec: ['2.header.sign-up-anonymous', '6.visitor.sees'] },
  },
  async (at, signUp, login) => {
    const { container, platform } = await openShop(
      <>
        {header()}
        <section aria-label="Account">
          <FooterLink title="Orders" url="/account/orderhistory" />
        </section>
      </>,
      { at },
    )
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('link', { name: signUp }).getAttribute('href')).toBe(`/${at}/sign-up`)
    expect(banner.getByRole('link', { name: login })).toBeTruthy()
    expect(banner.queryByText(/My Account|Mein Konto|Sign out|Abmelden/)).toBeNull()
    expect(container.querySelector('[aria-label="My Account"], [aria-label="Mein Konto"]')).toBeNull()
    const account = within(screen.getByRole('region', { name: 'Account' }))
    expect(account.queryByRole('link')).toBeNull()
    await userEvent.click(account.getByRole('button', { name: 'Orders' }))
    await expect.poll(() => platform.visited.length).toBe(1)
  },
)

test('a customer has links to the account and to sign out, and none to sign in', {
  meta: { spec: ['2.header.sign-up-anonymous', '6.customer.sees'] },
}, async () => {
  const { store } = await open({ isSignedIn: true })
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/us/en-us/account/dashboard')
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => store.auth.getSnapshot().status).toBe('anonymous')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out', hidden: true })).toBeNull())
  expect(screen.queryByRole('link', { name: 'My Account', hidden: true })).toBeNull()
})

test('a phone number is a link, and without one its place is empty', {
  meta: { spec: ['2.header.phone'] },
}, async () => {
  await open()
  expect(screen.getByRole('link', { name: /^Call us toll-free/ }).getAttribute('href')).toBe('tel:+18005550199')
  cleanup()
  const contact = { phone: null, hours: null, email: null, formUrl: null, chatUrl: null }
  const { container } = await openShop(header(menusOf({ contact })))
  expect(container.querySelector('[href^="tel:"]')).toBeNull()
  expect(container.textContent).not.toMatch(/call us|\d{3}/i)
})

test('the country selector has its 17 entries in columns of 7, 7 and 3', {
  meta: { spec: ['2.header.country-selector'] },
}, async () => {
  await openShop(
    <>
      {header()}
      <CountrySelector />
    </>,
    // The list omits the current site. Belgium stays in the list, because it has a second site.
    { at: 'be/en-be' },
  )
  await userEvent.click(screen.getByRole('button', { name: /^Country and language: Belgium/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose your country' })
  const columns = [...dialog.querySelectorAll('ul')].filter(
    ({ parentElement }) => parentElement?.closest('ul') === null,
  )
  expect(columns.map(({ children }) => children.length)).toEqual([7, 7, 3])
})

test('the menu button opens the menu and closes it', { meta: { spec: ['2.header.menu-button'] } }, async () => {
  const { store } = await open({ width: 390 })
  const button = screen.getByRole('button', { name: 'Open menu' })
  const seen = [button.getAttribute('aria-expanded')]
  for (const panel of ['menu', 'none']) {
    await userEvent.click(button)
    expect(store.overlay.getSnapshot().panel).toBe(panel)
    seen.push(button.getAttribute('aria-expanded'))
  }
  expect(seen).toEqual(['false', 'true', 'false'])
})

const cartLink = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ })

test('a plain click on the cart opens the drawer; a modified one and one on the cart page follow the link', {
  meta: { spec: ['2.cart.icon-opens-drawer'] },
}, async () => {
  const { store } = await open({ lines: [lineOf('a')] })
  const isCartOpen = () => store.overlay.getSnapshot().panel === 'cart'
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    // True: the browser follows the link.
    expect(fireEvent.click(cartLink(), { [key]: true })).toBe(true)
    expect(isCartOpen()).toBe(false)
  }
  expect(fireEvent.click(cartLink())).toBe(false)
  expect(isCartOpen()).toBe(true)
  cleanup()
  const there = await open({ path: '/checkout-cart', lines: [lineOf('a')] })
  expect(fireEvent.click(cartLink())).toBe(true)
  expect(there.store.overlay.getSnapshot().panel).toBe('none')
})

test('the cart icon links to the cart page, which shows the lines of the cart', {
  meta: { spec: ['2.routes.cart'] },
}, async () => {
  const site = findSite('de/de-de')
  if (site === undefined) throw new Error('There is no site')
  const url = new URL('https://shop.example/de/de-de/checkout-cart')
  await openShop(
    <>
      {header()}
      <CartDrawer />
      <main>
        <cartPage.Component data={undefined} deferred={{}} params={{}} site={site} url={url} />
      </main>
    </>,
    {
      at: 'de/de-de',
      path: cartPage.path,
      lines: [lineOf('a'), lineOf('b', { variantId: '112', name: 'Camp Mug' })],
    },
  )
  const link = within(screen.getByRole('banner')).getByRole('link', { name: /^Warenkorb/ })
  expect(link.getAttribute('href')).toBe('/de/de-de/checkout-cart')
  const names = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading').textContent)
  expect(names).toEqual(['Trail Jacket', 'Camp Mug'])
})
