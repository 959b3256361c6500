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

test('from 1024 px on the field is disabled until the panel is open', {
  meta: { spec: ['2.search.input-disabled'] },
}, async () => {
  await show({ width: 1024 })
  expect(field().disabled).toBe(true)
  // To a screen reader, only the button is there.
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
  'opened by %s, the field has the focus within a frame',
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

test('a control for closing is reached by keyboard, and closes', {
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

test('the icons of cart and search are gone while the panel is open, and back after it', {
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

test('the control that stands in for the opener closes the panel once, and Escape gives the opener the focus back', {
  meta: { spec: ['4.search.outside-ignores-opener'] },
}, async () => {
  const shop = await show()
  const panels: string[] = []
  shop.store.overlay.subscribe(() => {
    const { panel } = shop.store.overlay.getSnapshot()
    if (panels.at(-1) !== panel) panels.push(panel)
  })
  // A hurried second press finds no opener any more, and what is in its place does not close.
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
  'the term %j can be cleared, and one letter cannot',
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

test('clearing keeps the panel open, forgets what was found and gives the field the focus', {
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

test('the button in the field searches from four letters on, as Enter does from the first', {
  meta: { spec: ['5.search.inline-trigger-meaning'] },
}, async () => {
  const trigger = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' })
  // On a busy machine the search begins by itself between two events; only one that was asked for is logged.
  const searched = (term: string) => expect.arrayContaining([`log ${term}`, `suggest ${term}`, `search ${term}`])
  const suggest = (asked: string[]) => async (term: string) => {
    asked.push(`suggest ${term}`)
    return suggestionOf(term)
  }
  const write = (term: string) => fireEvent.change(field(), { target: { value: term } })
  const asked: string[] = []
  const gateway: Partial<SearchGateway> = {
    suggest: suggest(asked),
    search: async ({ term }) => {
      asked.push(`search ${term}`)
      return resultsOf(term, cards(1))
    },
    log: ({ term }) => void asked.push(`log ${term}`),
  }
  const pressed = await open({ gateway })
  write('jack')
  await userEvent.click(trigger())
  await expect.poll(() => isOpen(pressed)).toBe(false)
  expect(asked).toEqual(searched('jack'))
  const led = pressed.facts.filter((fact) => ['search.submitted', 'search.navigate', 'search.closed'].includes(fact))
  expect(led).toEqual(['search.submitted', 'search.navigate', 'search.closed'])
  expect(pressed.platform.visited.concat(pressed.navigated).join()).toContain('/us/en-us/search?q=jack')
  cleanup()
  asked.length = 0
  const entered = await open({ gateway })
  write('jac')
  expect(trigger().disabled).toBe(true)
  await userEvent.click(trigger())
  expect(asked).not.toContain('log jac')
  expect(isOpen(entered)).toBe(true)
  await userEvent.type(field(), '{Enter}')
  await expect.poll(() => isOpen(entered)).toBe(false)
  expect(asked).toEqual(searched('jac'))
})

test('Escape closes the panel, and the focus is on the icon again', async () => {
  const shop = await show()
  await userEvent.click(opener())
  await waitFor(() => expect(shop.container.querySelector('[data-sheet]')).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(isOpen(shop)).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('Escape that takes back a character which is still being composed closes nothing', async () => {
  const shop = await open()
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(isOpen(shop)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  // Before there is a panel to hear it as well.
  act(() => shop.store.overlay.commands.openSearch())
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(isOpen(shop)).toBe(true)
})

test('Escape closes the field whose panel is not there yet, or could not be fetched', async () => {
  const shop = await show({ width: 1440 })
  act(() => opener().click())
  expect(isOpen(shop)).toBe(true)
  expect(shop.container.querySelector('[data-sheet]')).toBeNull()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(isOpen(shop)).toBe(false)
})

test('a click beside the panel closes it, one inside does not', {
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

test('the field takes no more than the search does, whatever is pasted', async () => {
  await show({ width: 390 })
  await userEvent.click(opener())
  await userEvent.paste('x'.repeat(300))
  expect(field().value).toBe('x'.repeat(256))
})
