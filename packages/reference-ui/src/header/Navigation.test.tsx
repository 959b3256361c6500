import { desktopNavigation, type MenuColumn, type MenuEntry, type MenuSection } from '@cairn/core/content'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { defaultSite } from '../app/shop/sites.ts'
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
  const store = restingStore(defaultSite)
  store.start()
  render(
    <StoreProvider store={store}>
      <ShopContext value={shop}>
        <MessagesProvider messages={english}>
          <Navigation entries={desktopNavigation(entries)} />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  return store
}

/** Returns a navigation entry with a submenu: a button that toggles its menu. */
const trigger = (title: string) => screen.getByRole('button', { name: title })
const hover = (title: string) =>
  fireEvent.pointerEnter(screen.getByText(title, { selector: 'nav > ul > li > a' }), { pointerType: 'mouse' })
/** Waits for longer than the delay after which a hover opens a menu. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 300))
const menu = (title: string) => screen.findByRole('region', { name: title })

test('a hover opens the mega menu of an entry, and another entry replaces it', {
  meta: { spec: ['2.header.nav-hover'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a']))]), entry('Men', [column(section('Tops', ['b']))])])
  hover('Women')
  expect(within(await menu('Women')).getByRole('link', { name: 'a' })).toBeTruthy()
  hover('Men')
  await menu('Men')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Women' })).toBeNull())
})

test('neither a hover nor a click opens a mega menu for an entry with an action', {
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

test('an open mega menu dims the page through the overlay until it closes', {
  meta: { spec: ['3.product.state'] },
}, async () => {
  const { overlay } = open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  await menu('Women')
  expect(overlay.getSnapshot()).toMatchObject({ panel: 'mega-menu', bgOverlay: true })
  press('Escape')
  expect(overlay.getSnapshot()).toMatchObject({ panel: 'none', bgOverlay: false })
  expect(screen.queryByRole('region')).toBeNull()
})

test.each(['openCart', 'openSearch', 'closePanel'] as const)('an open mega menu closes for %s', async (command) => {
  const { overlay } = open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  await menu('Women')
  act(() => overlay.commands[command]())
  expect(screen.queryByRole('region')).toBeNull()
  expect(trigger('Women').getAttribute('aria-expanded')).toBe('false')
})

test('a late hover opens no menu beneath a modal panel, and none when the panel closes', async () => {
  const { overlay } = open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  overlay.commands.openCart()
  await rested()
  expect(overlay.getSnapshot().panel).toBe('cart')
  act(() => overlay.commands.closePanel())
  expect(screen.queryByRole('region')).toBeNull()
})

test('the navigation shows four entries in the order of the content, with their addresses', {
  meta: { spec: ['2.header.nav-from-content'] },
}, () => {
  const titles = ['Women', 'Men', 'Bicycles', 'Repair']
  open(titles.map((title) => entry(title, [], { url: `/of-${title.length}` })))
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    titles.map((title) => [title, `/us/en-us/of-${title.length}`]),
  )
})

test('an entry with an action and an address is a link, and one with only an action is a button that runs it', {
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

test.each([
  ['opens it', '/home', 'cart'],
  ['opens nothing over its page', '/checkout-cart', 'none'],
])('an entry that opens the cart %s', async (_, path, panel) => {
  const entries = [entry('Bag', [], { navigationAction: 'cart', url: null })]
  const { store } = await openShop(<Navigation entries={desktopNavigation(entries)} />, { path })
  await userEvent.click(screen.getByRole('button', { name: 'Bag' }))
  expect(store.overlay.getSnapshot().panel).toBe(panel)
})

test('a key or a tap opens the menu, Escape closes it at once, and the focus stays', {
  meta: { spec: ['2.header.nav-keyboard'] },
}, async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  const link = trigger('Women')
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

/** Presses a key and returns whether the menu prevents the default action, such as scrolling the page. */
const press = (key: string) => !fireEvent.keyDown(document.activeElement ?? document.body, { key })

const threeEntries = () => {
  const navigationOf = (title: string) => entry(title, [column(section(`For ${title}`, [`${title}-a`, `${title}-b`]))])
  open([
    navigationOf('Women'),
    entry('Women only', [column(section('Top', ['c'])), column(section('Legs', ['d', 'e']))]),
    entry('Sale', [], { navigationAction: 'sale' }),
  ])
}

test('Space opens and closes the menu as Enter does, without scrolling the page', {
  meta: { spec: ['2.header.nav-keyboard'] },
}, async () => {
  threeEntries()
  trigger('Women').focus()
  expect(press(' ')).toBe(true)
  await menu('Women')
  expect(trigger('Women').getAttribute('aria-expanded')).toBe('true')
  expect(press(' ')).toBe(true)
  expect(screen.queryByRole('region')).toBeNull()
  expect(trigger('Women').getAttribute('aria-expanded')).toBe('false')
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s pressed, the browser handles a click on an entry, and no menu opens',
  async (modifier) => {
    threeEntries()
    const women = trigger('Women')
    expect(fireEvent.click(women, { [modifier]: true })).toBe(true)
    for (const key of [' ', 'ArrowDown']) expect(fireEvent.keyDown(women, { key, [modifier]: true })).toBe(true)
    expect(women.getAttribute('aria-expanded')).toBe('false')
  },
)

test('the button of an open menu refers to it, and that of a closed menu to none', async () => {
  threeEntries()
  trigger('Women').focus()
  expect(trigger('Women').hasAttribute('aria-controls')).toBe(false)
  press(' ')
  const { id } = await menu('Women')
  expect(id).not.toBe('')
  expect(trigger('Women').getAttribute('aria-controls')).toBe(id)
  expect(trigger('Women only').hasAttribute('aria-controls')).toBe(false)
})

test('Down opens the menu and moves into it, also if it is already open', async () => {
  threeEntries()
  trigger('Women').focus()
  expect(press('ArrowDown')).toBe(true)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Women-a'))
  trigger('Women').focus()
  expect(press('ArrowDown')).toBe(true)
  expect(document.activeElement?.textContent).toBe('Women-a')
})

test('Left, Right, Home and End move between all kinds of entries and stop at either end', () => {
  threeEntries()
  trigger('Women').focus()
  const steps = [
    ['ArrowLeft', 'Women'],
    ['ArrowRight', 'Women only'],
    ['ArrowRight', 'Sale'],
    ['ArrowRight', 'Sale'],
    ['ArrowLeft', 'Women only'],
    ['End', 'Sale'],
    ['Home', 'Women'],
  ] as const
  for (const [key, title] of steps) {
    expect(press(key), key).toBe(true)
    expect(document.activeElement?.textContent, key).toBe(title)
  }
  fireEvent.keyDown(trigger('Women'), { key: 'ArrowRight', altKey: true })
  expect(document.activeElement).toBe(trigger('Women'))
})

test('inside the menu the arrows move by link and by column, and Up from the first link returns to the entry', async () => {
  threeEntries()
  trigger('Women only').focus()
  press('ArrowDown')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('c'))
  const steps = [
    ['ArrowDown', 'd'],
    ['ArrowDown', 'e'],
    ['ArrowUp', 'd'],
    ['ArrowLeft', 'c'],
    ['ArrowLeft', 'c'],
    ['ArrowRight', 'd'],
    ['End', english.header.all('Women only')],
    ['ArrowDown', english.header.all('Women only')],
    ['Home', 'c'],
    ['ArrowUp', 'Women only'],
  ] as const
  for (const [key, text] of steps) {
    expect(press(key), key).toBe(true)
    expect(document.activeElement?.textContent, key).toBe(text)
  }
})

test('Escape in the menu closes it and returns the focus to its entry', async () => {
  threeEntries()
  trigger('Women').focus()
  press('ArrowDown')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Women-a'))
  press('Escape')
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(trigger('Women'))
})

test('a menu closes when the keyboard focus leaves it', async () => {
  threeEntries()
  trigger('Women').focus()
  press(' ')
  await menu('Women')
  press('ArrowRight')
  expect(screen.queryByRole('region')).toBeNull()
  press(' ')
  within(await menu('Women only'))
    .getByRole('link', { name: 'd' })
    .focus()
  expect(screen.queryByRole('region')).not.toBeNull()
  screen.getByRole('link', { name: 'Sale' }).focus()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

test('a click does not close a menu that the hover before it opened; a second click does', async () => {
  threeEntries()
  hover('Women')
  await menu('Women')
  await userEvent.click(trigger('Women'))
  expect(screen.queryByRole('region', { name: 'Women' })).not.toBeNull()
  await userEvent.click(trigger('Women'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('before hydration an entry is a link to its page and announces no menu', () => {
  const shop = {
    site: defaultSite,
    url: new URL(`https://shop.example/${defaultSite.prefix}`),
    isNavigating: false,
    navigate: () => undefined,
  }
  const html = renderToString(
    <StoreProvider store={restingStore(defaultSite)}>
      <ShopContext value={shop}>
        <MessagesProvider messages={english}>
          <Navigation entries={[entry('Women', [column(section('Tops', ['a']))])]} />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  expect(html).toContain('href="/us/en-us/women"')
  expect(html).not.toMatch(/role=|aria-expanded/)
})

test('a short move off the menu does not close it, a long one does', {
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

test('a pointer that moves from the menu down to the darkened page closes the menu', async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  const link = within(await menu('Women')).getByRole('link', { name: 'a' })
  const relatedTarget = document.body.querySelector(':scope > [aria-hidden]')
  expect(relatedTarget).not.toBeNull()
  // In the DOM the backdrop over the page is outside the menu, but in React's tree it is a child of the menu. So the
  // navigation listens to `pointerout`; dispatch this event, as a browser does.
  fireEvent.pointerOut(link, { pointerType: 'mouse', relatedTarget })
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})

test('a pointer that slips off the last line of the menu and returns finds it open', async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  hover('Women')
  const last = within(await menu('Women')).getByRole('link', { name: english.header.all('Women') })
  fireEvent.pointerOut(last, { pointerType: 'mouse', relatedTarget: document.body })
  fireEvent.pointerEnter(last, { pointerType: 'mouse' })
  await rested()
  expect(screen.queryByRole('region')).not.toBeNull()
})

test('a menu that a hover opens leaves the focus at the entry of the focused menu', async () => {
  threeEntries()
  trigger('Women').focus()
  press('ArrowDown')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Women-a'))
  hover('Women only')
  await menu('Women only')
  expect(document.activeElement).toBe(trigger('Women'))
})

test('lifting a finger off the menu leaves it open', async () => {
  open([entry('Women', [column(section('Tops', ['a']))])])
  await userEvent.pointer({ keys: '[TouchA]', target: trigger('Women') })
  await menu('Women')
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'touch' })
  await rested()
  expect(screen.queryByRole('region', { name: 'Women' })).not.toBeNull()
})

test('unsafe addresses of editors become no link in an entry, heading, link or picture (N1)', async () => {
  const url = 'javascript:alert(1)'
  const image = { url: '/media/trail/spruce/front.svg', alt: 'A jacket', title: null, href: url }
  const bad = { title: 'bad', url, highlighted: false, mobileOnly: false }
  const tops = section('Tops', ['good'], { url })
  open([entry('Women', [{ ...column({ ...tops, links: [bad, ...tops.links] }), image }], { url })])
  hover('Women')
  const links = within(await menu('Women')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['good'])
  expect(document.body.textContent).not.toContain('bad')
  expect(document.body.innerHTML).not.toContain('javascript:')
})

test('a column renders with or without its picture, and its links in order', {
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

test('a picture without a link shows its title or its description, and is no link', {
  meta: { spec: ['2.header.mega-content'] },
}, async () => {
  const image = { url: '/media/trail/spruce/front.svg', alt: 'A jacket on a ridge', title: null, href: null }
  const titled = { ...image, title: 'Made for ridges', href: 'javascript:alert(1)' }
  open([
    entry('Women', [
      { ...column(section('Tops', ['a'])), image },
      { ...column(), image: titled },
    ]),
  ])
  hover('Women')
  const region = within(await menu('Women'))
  expect(region.getByRole('img', { name: 'A jacket on a ridge' }).closest('a')).toBeNull()
  expect(region.getByText('Made for ridges').closest('a')).toBeNull()
})

test('content for small viewports only is not in the page, not even hidden', {
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
  'of %i columns six are rendered',
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

test('a heading with an address is a link, and one column can hold two headings', {
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
