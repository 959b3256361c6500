import { desktopNavigation, type MenuColumn, type MenuEntry, type MenuSection } from '@cairn/core/content'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { Navigation } from './Navigation.tsx'

afterEach(cleanup)

const section = (heading: string | null, links: readonly string[], change: Partial<MenuSection> = {}): MenuSection => ({
  heading,
  url: null,
  highlighted: false,
  mobileOnly: false,
  links: links.map((title) => ({ title, url: `/${title}`, highlighted: false, mobileOnly: title.startsWith('m-') })),
  ...change,
})

const column = (...sections: readonly MenuSection[]): MenuColumn => ({ mobileOnly: false, image: null, sections })

const entry = (title: string, columns: readonly MenuColumn[], change: Partial<MenuEntry> = {}): MenuEntry => ({
  title,
  url: `/${title.toLowerCase()}`,
  enTitle: title,
  enUrl: null,
  navigationAction: null,
  mobileOnly: false,
  highlighted: false,
  columns,
  ...change,
})

const open = (entries: readonly MenuEntry[]) => {
  const shop = {
    site: defaultSite,
    url: new URL(`https://shop.example/${defaultSite.prefix}`),
    isNavigating: false,
    navigate: () => undefined,
  }
  render(
    <ShopContext value={shop}>
      <MessagesProvider messages={english}>
        <Navigation entries={desktopNavigation(entries)} />
      </MessagesProvider>
    </ShopContext>,
  )
}

const hover = (title: string) =>
  fireEvent.pointerEnter(screen.getByRole('link', { name: title }), { pointerType: 'mouse' })
/** Longer than a pointer has to rest before a menu opens. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 300))
const menu = (title: string) => screen.findByRole('region', { name: title })

test('an entry opens its mega menu under the pointer, and another takes its place', {
  meta: { spec: ['2.header.nav-hover'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a']))]), entry('Men', [column(section('Tops', ['b']))])])
  hover('Women')
  expect(within(await menu('Women')).getByRole('link', { name: 'a' })).toBeTruthy()
  hover('Men')
  await menu('Men')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Women' })).toBeNull())
})

test('an entry with an action opens no mega menu, by pointer or by click', {
  meta: { spec: ['2.header.nav-action'] },
}, async () => {
  open([entry('Sale', [column(section('Tops', ['a']))], { navigationAction: 'sale' })])
  const link = screen.getByRole('link', { name: 'Sale' })
  hover('Sale')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await rested()
  expect(screen.queryByRole('region')).toBeNull()
  expect(link.hasAttribute('aria-expanded')).toBe(false)
  expect(link.getAttribute('href')).toBe('/us/en-us/sale')
})

test('what is for small windows alone is not in the page, not even hidden', {
  meta: { spec: ['2.header.nav-mobile-only', '2.header.mega-mobile-only', '2.header.mega-emptied'] },
}, async () => {
  open([
    entry('Women', [column(section('Tops', ['a', 'm-b', 'c'])), column(section('Gone', ['m-d']))]),
    entry('Repair', [], { mobileOnly: true }),
  ])
  hover('Women')
  const links = within(await menu('Women')).getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual(['a', 'c', english.header.all('Women')])
  for (const gone of ['m-b', 'm-d', 'Gone', 'Repair']) expect(document.body.textContent).not.toContain(gone)
})

test.each([6, 7])(
  'of %i columns six are drawn',
  {
    meta: { spec: ['2.header.mega-columns', '2.header.mega-columns-more'] },
  },
  async (count) => {
    const columns = Array.from({ length: count }, (_, index) =>
      column(section(`Group ${index + 1}`, [`link-${index}`])),
    )
    open([entry('Women', columns)])
    hover('Women')
    const headings = within(await menu('Women')).getAllByRole('heading')
    expect(headings.map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5, 6].map((index) => `Group ${index}`))
  },
)

test('a heading is a link when it leads somewhere, and two headings stand in one column', {
  meta: { spec: ['2.header.mega-heading', '2.header.mega-second-heading'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a', 'b'], { url: '/tops' }), section('Legs', ['c']))])])
  hover('Women')
  const region = await menu('Women')
  const [tops, legs] = within(region).getAllByRole('heading')
  expect(tops?.querySelector('a')?.getAttribute('href')).toBe('/us/en-us/tops')
  expect(legs?.querySelector('a')).toBeNull()
  expect(tops?.parentElement).toBe(legs?.parentElement)
  const lists = within(region).getAllByRole('list')
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['a', 'b'], ['c']])
  expect([tops?.nextElementSibling, legs?.nextElementSibling]).toEqual(lists)
})
