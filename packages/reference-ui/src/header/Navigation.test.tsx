import { desktopNavigation, type MenuColumn, type MenuEntry, type MenuSection } from '@cairn/core/content'
import { StoreProvider } from '@cairn/react'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/ShopContext.tsx'
import { defaultSite } from '../app/sites.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { restingStore } from '../testing/restingStore.fixture.ts'
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
    <StoreProvider store={restingStore(defaultSite)}>
      <ShopContext value={shop}>
        <MessagesProvider messages={english}>
          <Navigation entries={desktopNavigation(entries)} />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
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

test('four entries of the content stand in their order, with their addresses', {
  meta: { spec: ['2.header.nav-from-content'] },
}, () => {
  const titles = ['Women', 'Men', 'Bicycles', 'Repair']
  open(titles.map((title) => entry(title, [], { url: `/of-${title.length}` })))
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    titles.map((title) => [title, `/us/en-us/of-${title.length}`]),
  )
})

test('an entry with an action and an address is a link, one with an action alone a button that does it', {
  meta: { spec: ['2.header.nav-action-triggers'] },
}, async () => {
  const entries = [
    entry('Sale', [], { navigationAction: 'sale', url: '/sale' }),
    entry('Find', [], { navigationAction: 'search', url: null }),
    entry('Mystery', [], { navigationAction: 'not-known-here', url: null }),
  ]
  const { store } = await openShop(<Navigation entries={desktopNavigation(entries)} />)
  expect(screen.getByRole('link', { name: 'Sale' }).getAttribute('href')).toBe('/us/en-us/sale')
  expect(screen.queryByRole('link', { name: 'Find' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  expect(store.overlay.getSnapshot().panel).toBe('search')
  expect(screen.queryByText('Mystery')).toBeNull()
})

test('the keyboard and the finger open the menu, Escape closes it at once and the focus stays', {
  meta: { spec: ['2.header.nav-keyboard'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  const link = screen.getByRole('link', { name: 'Women' })
  link.focus()
  await userEvent.keyboard('{Enter}')
  await menu('Women')
  expect(link.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(link)
  await userEvent.pointer({ keys: '[TouchA]', target: link })
  await menu('Women')
})

test('a short way off the menu does not close it, a long one does', {
  meta: { spec: ['2.header.nav-keyboard'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  const region = await menu('Women')
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const inside = region.querySelector('[data-columns]')
  if (inside === null) throw new Error('The menu is empty')
  fireEvent.pointerEnter(inside, { pointerType: 'mouse' })
  await rested()
  expect(screen.queryByRole('region', { name: 'Women' })).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

test('a column is drawn with its picture or without one, and its links in order', {
  meta: { spec: ['2.header.mega-content'] },
}, async () => {
  const image = { url: '/media/trail/spruce/front.svg', alt: 'A jacket on a ridge', title: null, href: '/trail' }
  open([entry('Women', [{ ...column(section('Tops', ['a', 'b'])), image }, column(section('Legs', ['c', 'd']))])])
  hover('Women')
  const region = await menu('Women')
  const columns = within(region)
    .getAllByRole('heading')
    .map(({ parentElement }) => ({
      picture: parentElement?.querySelector('img')?.getAttribute('alt') ?? null,
      links: [...(parentElement?.querySelectorAll('li a') ?? [])].map(({ textContent }) => textContent),
    }))
  expect(columns).toEqual([
    { picture: 'A jacket on a ridge', links: ['a', 'b'] },
    { picture: null, links: ['c', 'd'] },
  ])
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
