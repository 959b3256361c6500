import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import CountrySelector from '../country/CountrySelector.tsx'
import { columnOf, entryOf, menusOf, sectionOf } from '../testing/menus.fixture.ts'
import { openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import MobileMenu from './MobileMenu.tsx'

afterEach(cleanup)

const menus = menusOf({
  navigation: [
    entryOf('Women', [columnOf(sectionOf('Tops', ['shirts', 'fleece']), sectionOf('Legs', ['shorts']))]),
    entryOf('Men', [columnOf(sectionOf('Jackets', ['shells']), sectionOf(null, ['new']))]),
    entryOf('Find', [], { url: null, navigationAction: 'search' }),
  ],
})

const open = async (overrides: ShopOverrides = {}) => {
  const shop = await openShop(
    <>
      <MobileMenu menus={menus} />
      <CountrySelector />
    </>,
    { width: 390, ...overrides },
  )
  act(() => shop.store.overlay.commands.openMenu())
  const menu = within(await screen.findByRole('dialog', { name: shop.messages.header.menu }))
  const press = (name: string) => userEvent.click(menu.getByRole('button', { name }))
  const rows = () =>
    within(menu.getAllByRole('list')[0] ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  return { ...shop, menu, press, rows }
}

test('the menu goes down from items to groups to links', {
  meta: { spec: ['2.header.menu-levels'] },
}, async () => {
  const { press, rows, menu } = await open()
  expect(rows()).toEqual(['Women', 'Men', 'Find'])
  await press('Women')
  expect(rows()).toEqual(['View all: Women', 'Tops', 'Legs'])
  await press('Tops')
  expect(rows()).toEqual(['shirts', 'fleece'])
  expect(menu.getByRole('link', { name: 'shirts' }).getAttribute('href')).toBe('/us/en-us/shirts')
})

test('a link of a group without a heading looks like the rows beside it', async () => {
  const { press, rows, menu } = await open()
  await press('Men')
  expect(rows()).toEqual(['View all: Men', 'Jackets', 'new'])
  const { className } = menu.getByRole('link', { name: 'View all: Men' })
  expect(menu.getByRole('link', { name: 'new' }).className).toBe(className)
  await press('Jackets')
  expect(menu.getByRole('link', { name: 'shells' }).className).not.toBe(className)
})

test('back goes up one level, to the item that the user left', { meta: { spec: ['2.header.menu-back'] } }, async () => {
  const { press, rows, menu } = await open()
  await press('Women')
  await press('Legs')
  await press('Back: Women')
  expect(rows()).toEqual(['View all: Women', 'Tops', 'Legs'])
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Legs' }))
  await press('Back: Menu')
  expect(rows()).toEqual(['Women', 'Men', 'Find'])
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Women' }))
})

test('an item opens its level, back closes it, and the menu opens at the first level again', {
  meta: { spec: ['4.overlay.levels'] },
}, async () => {
  const { press, rows, store } = await open()
  await press('Men')
  expect(rows()).toEqual(['View all: Men', 'Jackets', 'new'])
  await press('Back: Menu')
  expect(rows()).toEqual(['Women', 'Men', 'Find'])
  await press('Men')
  await press('Jackets')
  await press('Close menu')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => store.overlay.commands.openMenu())
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Men' })).toBeTruthy()
})

test('an item that has only an action runs it', { meta: { spec: ['2.header.nav-action-triggers'] } }, async () => {
  const { press, store } = await open()
  await press('Find')
  expect(store.overlay.getSnapshot().panel).toBe('search')
})

const customers = /My Account|Sign out/
const visitors = /Sign up|Login/

test('a customer finds the account and the sign-out', { meta: { spec: ['2.header.menu-signed-in'] } }, async () => {
  const { menu, press, store } = await open({ isSignedIn: true })
  expect(menu.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/us/en-us/account/dashboard')
  expect(menu.queryByText(visitors)).toBeNull()
  await press('Sign out')
  await expect.poll(() => store.auth.getSnapshot().isAuthenticated).toBe(false)
})

test('a visitor finds the sign-in', { meta: { spec: ['2.header.menu-signed-out'] } }, async () => {
  const { menu } = await open()
  expect(menu.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/us/en-us/sign-up')
  expect(menu.getByRole('button', { name: 'Login' })).toBeTruthy()
  expect(menu.queryByText(customers)).toBeNull()
})

test('the menu contains the service links and the phone number', {
  meta: { spec: ['2.header.menu-support', '2.header.menu-phone'] },
}, async () => {
  const { menu } = await open()
  const heading = menu.getByRole('heading', { name: 'Service & Support' })
  const list = heading.nextElementSibling
  expect(list?.tagName).toBe('UL')
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/us/en-us/contact',
  ])
  expect(menu.getByRole('link', { name: /^Call us toll-free/ }).getAttribute('href')).toBe('tel:+18005550199')
})

test('the selector of the menu links to another site', { meta: { spec: ['2.header.menu-country'] } }, async () => {
  const { press, platform, menu } = await open()
  expect(menu.getByText('Country and language: United States')).toBeTruthy()
  await press('Country and language: United States')
  const selector = within(await screen.findByRole('dialog', { name: 'Choose your country' }))
  await userEvent.click(selector.getByRole('link', { name: /^Germany/ }))
  await expect.poll(() => platform.visited).toEqual(['/de/de-de'])
})
