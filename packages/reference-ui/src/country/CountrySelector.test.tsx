import { StoreError } from '@cairn/core'
import type { CartChange } from '@cairn/core/cart'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defaultSite, findSite } from '../app/shop/sites.ts'
import { storeSettings } from '../app/shop/storeSettings.ts'
import { ShippingCountry } from '../cart/ShippingCountry.tsx'
import { Header } from '../header/Header.tsx'
import MobileMenu from '../header/MobileMenu.tsx'
import { menusOf } from '../testing/menus.fixture.ts'
import { lineOf, openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import CountrySelector from './CountrySelector.tsx'

afterEach(cleanup)

const open = async (overrides: ShopOverrides = {}) => {
  const shop = await openShop(
    <>
      <Header menus={menusOf()} />
      <MobileMenu menus={menusOf()} />
      <CountrySelector />
    </>,
    overrides,
  )
  const dialog = () => screen.findByRole('dialog', { name: shop.messages.country.title })
  /** Returns the texts of each column, from top to bottom. */
  const groups = async () =>
    [...(await dialog()).querySelectorAll('ul')]
      .filter(({ parentElement }) => parentElement?.closest('ul') === null)
      .map(({ children }) => [...children].map(({ textContent }) => textContent))
  const close = async () =>
    userEvent.click(within(await dialog()).getByRole('button', { name: shop.messages.common.close }))
  return { ...shop, dialog, groups, close }
}

const chooser = /^Country and language/

test('header and mobile menu show the same columns of sites', {
  meta: { spec: ['2.country.selector-columns'] },
}, async () => {
  const shop = await open({ at: 'us/en-us' })
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: chooser }))
  const inHeader = await shop.groups()
  expect(inHeader.map(({ length }) => length)).toEqual([7, 7, 2])
  await shop.close()
  act(() => shop.store.overlay.commands.openMenu())
  const menu = within(await screen.findByRole('dialog', { name: shop.messages.header.menu }))
  await userEvent.click(menu.getByRole('button', { name: chooser }))
  expect(await shop.groups()).toEqual(inHeader)
})

test('the browser handles a modified click on a site, and a plain click chooses the site', async () => {
  const shop = await open({ at: 'us/en-us' })
  act(() => shop.store.overlay.commands.openCountrySelector())
  const link = within(await shop.dialog()).getByRole('link', { name: /^Germany/ })
  // Prevent the default, because a test cannot follow a link.
  const isLeft: boolean[] = []
  const stay = (event: MouseEvent) => {
    isLeft.push(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey'] as const) fireEvent.click(link, { [modifier]: true })
  expect(isLeft).toEqual([true, true, true])
  expect(shop.platform.visited).toEqual([])
  fireEvent.click(link)
  window.removeEventListener('click', stay)
  expect(isLeft).toEqual([true, true, true, false])
  expect(shop.platform.visited).toEqual(['/de/de-de'])
})

test.each([
  ['de/de-de', ['Belgien', 'Dänemark', 'Finnland', 'Frankreich', 'Irland'], ['Österreich', 'Portugal']],
  ['es/es-es', ['Alemania', 'Austria', 'Bélgica', 'Dinamarca'], ['Finlandia', 'Francia']],
])('on %s the countries are sorted by their translated names, in columns of seven', async (at, first, together) => {
  const shop = await open({ at })
  act(() => shop.store.overlay.commands.openCountrySelector())
  const columns = await shop.groups()
  expect(columns.map(({ length }) => length)).toEqual([7, 7, 2])
  const entries = columns.flat()
  const place = (name: string) => entries.findIndex((entry) => entry?.startsWith(name))
  expect(first.map(place)).toEqual(first.map((_, index) => index))
  expect(together.map(place)).toEqual([place(together[0] ?? ''), place(together[0] ?? '') + 1])
})

test('the shipping countries are sorted by their names', async () => {
  await openShop(<ShippingCountry />, { at: 'de/de-de', lines: [lineOf('a')] })
  const names = [...screen.getByRole('combobox').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(names).toHaveLength(16)
  expect(names.slice(0, 3)).toEqual(['Belgien', 'Dänemark', 'Deutschland'])
  expect(names.indexOf('Österreich')).toBe(names.indexOf('Portugal') - 1)
})

test.each(['us/en-us', 'ie/en-ie', 'ch/fr-ch'])(
  'on %s China is in the list and links to the partner shop',
  {
    meta: { spec: ['2.country.selector-china'] },
  },
  async (at) => {
    const shop = await open({ at, country: storeSettings(findSite(at) ?? defaultSite).country })
    act(() => shop.store.overlay.commands.openCountrySelector())
    const link = within(await shop.dialog()).getByRole('link', { name: /^(China|Chine)/ })
    const { origin } = new URL(link.getAttribute('href') ?? '', shop.url)
    expect(origin).not.toBe(shop.url.origin)
  },
)

test('the link to China is configurable, has no access to the page, and is not a site', {
  meta: { spec: ['2.country.selector-china-external'] },
}, async () => {
  const shop = await open({ country: { partnerUrl: 'https://partner.example/shop' } })
  act(() => shop.store.overlay.commands.openCountrySelector())
  const link = within(await shop.dialog()).getByRole('link', { name: /^China/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://partner.example/shop', 'noopener'])
  expect(
    shop.store.country
      .getSnapshot()
      .columns.flat()
      .flatMap(({ sites }) => sites.map(({ countryCode }) => countryCode)),
  ).not.toContain('CN')
  cleanup()
  const without = await open()
  act(() => without.store.overlay.commands.openCountrySelector())
  expect(within(await without.dialog()).queryByText(/China/)).toBeNull()
})

test('the cart never ships to China', { meta: { spec: ['2.country.selector-china-external'] } }, async () => {
  await openShop(<ShippingCountry />, {
    at: 'de/de-de',
    lines: [lineOf('a')],
    country: { partnerUrl: 'https://partner.example/shop' },
  })
  const picker = screen.getByRole('combobox')
  const codes = [...picker.querySelectorAll('option')].map(({ value }) => value)
  expect(codes.length).toBeGreaterThan(10)
  expect(codes).not.toContain('CN')
})

test('the picker returns to the previous country if the server rejects the new one', async () => {
  const refused = new StoreError('REFUSED', 'We do not ship there', { status: 422 })
  const requests: CartChange[] = []
  await openShop(<ShippingCountry />, {
    at: 'de/de-de',
    lines: [lineOf('a')],
    beforeSave: (change) => {
      requests.push(change)
      return Promise.reject(refused)
    },
  })
  const picker = screen.getByRole<HTMLSelectElement>('combobox')
  await userEvent.selectOptions(picker, 'FR')
  await expect.poll(() => requests).toMatchObject([{ kind: 'country', country: 'FR' }])
  await expect.poll(() => picker.value).toBe('DE')
})
