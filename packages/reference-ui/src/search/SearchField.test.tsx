import type { SearchGateway } from '@cairn/core/search'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { cards, field, find, isOpen, open, opener, resultsOf, show, suggestionOf } from './search.fixture.tsx'

afterEach(cleanup)

test.each([390, 1440])(
  'at %i px the icon opens the panel',
  { meta: { spec: ['2.search.opens-by-icon'] } },
  async (width) => {
    const shop = await show({ width })
    await userEvent.click(opener())
    expect(isOpen(shop)).toBe(true)
    await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).not.toBeNull())
  },
)

test('from 1024 px the field is disabled until the panel opens', {
  meta: { spec: ['2.search.input-disabled'] },
}, async () => {
  await show({ width: 1024 })
  expect(field().disabled).toBe(true)
  // Screen readers find only the button.
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(opener())
  expect(field().disabled).toBe(false)
  expect(screen.getByRole('textbox', { name: 'Search the shop' })).toBe(field())
})

test('below 1024 px the field of the open panel is enabled and has the focus', {
  meta: { spec: ['2.search.mobile-input-enabled'] },
}, async () => {
  await show({ width: 1023 })
  expect(field().disabled).toBe(false)
  await userEvent.click(opener())
  expect(field().disabled).toBe(false)
  expect(document.activeElement).toBe(field())
})

test.each([
  ['the mouse', () => userEvent.click(opener())],
  [
    'the keyboard',
    async () => {
      opener().focus()
      await userEvent.keyboard('{Enter}')
    },
  ],
])(
  'after opening by %s the field receives the focus within a frame',
  { meta: { spec: ['2.search.input-focus'] } },
  async (_, press) => {
    await show({ width: 1440 })
    expect(field().disabled).toBe(true)
    await press()
    expect(field().disabled).toBe(false)
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(field())
  },
)

test('a close button is reachable by keyboard and closes the panel', {
  meta: { spec: ['2.search.closing-control'] },
}, async () => {
  const shop = await open()
  const close = screen.getByRole('button', { name: 'Close' })
  for (let stop = 0; stop < 40 && document.activeElement !== close; stop += 1) await userEvent.tab()
  expect(document.activeElement).toBe(close)
  await userEvent.keyboard('{Enter}')
  expect(isOpen(shop)).toBe(false)
  await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).toBeNull())
})

test('the icons of cart and search disappear while the panel is open, and return after it', {
  meta: { spec: ['2.header.icons-hidden-while-search'] },
}, async () => {
  const shop = await show()
  const cart = () => shop.container.querySelector('a[href$="/checkout-cart"]')
  const icon = () => screen.queryByRole('button', { name: 'Search', expanded: false, hidden: true })
  expect([cart(), icon()]).not.toContain(null)
  await userEvent.click(opener())
  expect([cart(), icon()]).toEqual([null, null])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([cart(), icon()]).not.toContain(null)
})

test('the button that replaces the opener closes the panel once, and Escape returns the focus to the opener', {
  meta: { spec: ['4.search.outside-ignores-opener'] },
}, async () => {
  const shop = await show()
  const panels: string[] = []
  shop.store.overlay.subscribe(() => {
    const { panel } = shop.store.overlay.getSnapshot()
    if (panels.at(-1) !== panel) panels.push(panel)
  })
  // The second click of a double click hits the close button, because the close button has already replaced the search
  // button. This second click must not close the panel.
  await userEvent.dblClick(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await new Promise(requestAnimationFrame)
  expect(panels).toEqual(['search', 'none'])
  await userEvent.click(opener())
  await userEvent.keyboard('{Escape}')
  expect(panels).toEqual(['search', 'none', 'search', 'none'])
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test.each(['ab', '  '])(
  'the term %j can be cleared, and a single letter cannot',
  {
    meta: { spec: ['2.search.clear-button'] },
  },
  async (term) => {
    await open()
    const clear = () => screen.queryByRole('button', { name: 'Clear search' })
    await userEvent.type(field(), 'a')
    expect(clear()).toBeNull()
    await userEvent.clear(field())
    await userEvent.type(field(), term)
    const button = clear()
    if (button === null) throw new Error('There is nothing to clear with')
    await userEvent.click(button)
    expect(field().value).toBe('')
  },
)

test('clearing keeps the panel open, removes the results and focuses the field', {
  meta: { spec: ['2.search.clear-keeps-open'] },
}, async () => {
  const shop = await find('jacket')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(isOpen(shop)).toBe(true)
  expect(field().value).toBe('')
  expect(shop.store.search.getSnapshot().results).toBeNull()
  expect(shop.inside.queryByText('Product Results')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('the button in the field searches from four letters, as Enter does from one', {
  meta: { spec: ['5.search.inline-trigger-meaning'] },
}, async () => {
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' })
  // Ignore further requests: on a busy machine the debounced search can start between two events of the test. The `log`
  // request proves the explicit search, because only an explicit search is logged.
  const searched = (term: string) => expect.arrayContaining([`log ${term}`, `suggest ${term}`, `search ${term}`])
  const suggest = (requests: string[]) => async (term: string) => {
    requests.push(`suggest ${term}`)
    return suggestionOf(term)
  }
  const write = (term: string) => fireEvent.change(field(), { target: { value: term } })
  const requests: string[] = []
  const gateway: Partial<SearchGateway> = {
    suggest: suggest(requests),
    search: async ({ term }) => {
      requests.push(`search ${term}`)
      return resultsOf(term, cards(1))
    },
    log: ({ term }) => void requests.push(`log ${term}`),
  }
  const pressed = await open({ gateway })
  write('jack')
  await userEvent.click(trigger())
  await expect.poll(() => isOpen(pressed)).toBe(false)
  expect(requests).toEqual(searched('jack'))
  const led = pressed.events.filter((event) => ['search.submitted', 'search.navigate', 'search.closed'].includes(event))
  expect(led).toEqual(['search.submitted', 'search.navigate', 'search.closed'])
  expect(pressed.platform.visited.concat(pressed.navigated).join()).toContain('/us/en-us/search?q=jack')
  cleanup()
  requests.length = 0
  const entered = await open({ gateway })
  write('jac')
  expect(trigger().disabled).toBe(true)
  await userEvent.click(trigger())
  expect(requests).not.toContain('log jac')
  expect(isOpen(entered)).toBe(true)
  await userEvent.type(field(), '{Enter}')
  await expect.poll(() => isOpen(entered)).toBe(false)
  expect(requests).toEqual(searched('jac'))
})

test('Escape closes the panel, and the focus returns to the icon', async () => {
  const shop = await show()
  await userEvent.click(opener())
  await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(isOpen(shop)).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('an Escape that cancels an IME composition closes nothing', async () => {
  const shop = await open()
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  // Open the search again. Until its panel has loaded, the field handles Escape, and it must ignore this Escape too.
  act(() => shop.store.overlay.commands.openSearch())
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(isOpen(shop)).toBe(true)
})

test('Escape closes the field before its panel has loaded, or if the panel fails to load', async () => {
  const shop = await show({ width: 1440 })
  act(() => opener().click())
  expect(isOpen(shop)).toBe(true)
  expect(shop.container.querySelector('[data-sheet]')).toBeNull()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(isOpen(shop)).toBe(false)
})

test('a click outside the panel closes it, one inside does not', {
  meta: { spec: ['4.search.closes-outside'] },
}, async () => {
  const shop = await open()
  await userEvent.click(shop.inside.getByRole('heading', { name: 'Top Sellers' }))
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(field())
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(screen.getByText('The page'))
  expect(isOpen(shop)).toBe(false)
})

test('the field accepts no longer term than the search, even on paste', async () => {
  await show({ width: 390 })
  await userEvent.click(opener())
  await userEvent.paste('x'.repeat(300))
  expect(field().value).toBe('x'.repeat(256))
})
