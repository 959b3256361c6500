import { StoreError } from '@cairn/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as english } from '../messages/en.ts'
import { lineOf, openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import CartDrawer from './CartDrawer.tsx'

afterEach(cleanup)

/** Renders the drawer and opens it. */
const open = async (overrides: ShopOverrides) => {
  const shop = await openShop(<CartDrawer />, overrides)
  shop.store.overlay.commands.openCart()
  const drawer = await screen.findByRole('dialog')
  return { ...shop, drawer, inside: within(drawer) }
}

/** Opens the drawer with one line and returns its row. */
const openLine = async (change: Parameters<typeof lineOf>[1] = {}, at = 'us/en-us') => {
  const shop = await open({ at, lines: [lineOf('a', change)] })
  return { ...shop, row: within(shop.inside.getByRole('listitem')) }
}

const EMPTY = "You've not added anything to your cart yet."
const HINT = "If you've got an account, login to see items you previously added and your Wish List."
const EMPTY_GERMAN = 'Du hast noch nichts in deinen Warenkorb gelegt.'

test.each([
  ['us/en-us', 'Your cart'],
  ['de/de-de', 'Dein Warenkorb'],
])(
  'on %s the drawer and its heading have the name %s',
  {
    meta: { spec: ['2.cart.drawer-heading'] },
  },
  async (at, name) => {
    const { inside } = await open({ at, lines: [lineOf('a')] })
    expect(screen.getByRole('dialog', { name })).toBeTruthy()
    expect(inside.getByRole('heading', { level: 2, name })).toBeTruthy()
  },
)

test.each([
  ['us/en-us', EMPTY],
  ['de/de-de', EMPTY_GERMAN],
])(
  'on %s an empty cart shows its message only after it has loaded',
  { meta: { spec: ['2.cart.empty-text'] } },
  async (at, text) => {
    const { inside, drawer } = await open({ at, lines: [] })
    expect(inside.getByRole('heading', { level: 3 }).textContent).toBe(text)
    cleanup()
    expect(drawer.isConnected).toBe(false)
    const waiting = await open({
      at,
      lines: [],
      isReachable: false,
      gateways: {
        cart: {
          load: () => new Promise(() => undefined),
          create: () => new Promise(() => undefined),
          save: () => new Promise(() => undefined),
          claim: () => new Promise(() => undefined),
          release: async () => undefined,
        },
      },
    })
    expect(waiting.store.cart.getSnapshot().status).toBe('unknown')
    expect(waiting.inside.queryByText(text)).toBeNull()
    expect(waiting.drawer.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
)

test('an empty cart mentions the account', { meta: { spec: ['2.cart.empty-account-text'] } }, async () => {
  const { inside } = await open({ lines: [] })
  expect(inside.getByText(/account/).textContent).toBe(HINT)
})

test('Continue Shopping closes the drawer of an empty cart', {
  meta: { spec: ['2.cart.empty-continue'] },
}, async () => {
  const { inside, store } = await open({ lines: [] })
  await userEvent.click(inside.getByRole('button', { name: 'Continue Shopping' }))
  expect(store.overlay.getSnapshot().panel).toBe('none')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an empty cart offers the login to visitors only', {
  meta: { spec: ['2.cart.empty-login'] },
}, async () => {
  const { inside, platform } = await open({ lines: [] })
  await userEvent.click(inside.getByRole('button', { name: 'Login' }))
  await expect.poll(() => platform.visited.length, { timeout: 10_000 }).toBe(1)
  cleanup()
  const customer = await open({ lines: [], isSignedIn: true })
  expect(customer.inside.getByText(EMPTY)).toBeTruthy()
  expect(customer.inside.queryByRole('button', { name: 'Login' })).toBeNull()
  expect(customer.inside.queryByRole('link', { name: 'Login' })).toBeNull()
})

test.each([
  ['us/en-us', '$120.00', 'Color: Spruce, Size: M', 'Quantity of Trail Jacket', 'Remove Trail Jacket from the cart'],
  [
    'de/de-de',
    '120,00 €',
    'Farbe: Spruce, Größe: M',
    'Menge von Trail Jacket',
    'Trail Jacket aus dem Warenkorb entfernen',
  ],
])(
  'on %s a line shows picture, name, color and size, quantity, price and remove button',
  {
    meta: { spec: ['2.cart.line-shows'] },
  },
  async (at, price, options, quantity, remove) => {
    const { inside, row } = await openLine({}, at)
    expect(inside.getByRole('listitem').querySelector('img')?.getAttribute('src')).toContain(
      '/media/trail/spruce/front',
    )
    expect(row.getByRole('heading', { name: 'Trail Jacket' })).toBeTruthy()
    const text = inside.getByRole('listitem').textContent?.replace(/\s/g, ' ')
    expect(text).toContain(options)
    expect(text).toContain(price)
    expect(row.getByRole<HTMLInputElement>('combobox', { name: quantity }).value).toBe('1')
    expect(row.getByRole('button', { name: remove })).toBeTruthy()
  },
)

test('the name of a line links to the product page', { meta: { spec: ['2.cart.line-name-link'] } }, async () => {
  const { row } = await openLine({}, 'de/de-de')
  expect(row.getByRole('link', { name: 'Trail Jacket' }).getAttribute('href')).toBe('/de/de-de/trail-jacket')
})

test.each([
  ['us/en-us', 'Trail Jacket was moved to your Wish List', 'Move Trail Jacket to your Wish List', 'Go to wish list'],
  [
    'de/de-de',
    'Auf deine Wunschliste verschoben: Trail Jacket',
    'Trail Jacket auf deine Wunschliste verschieben',
    'Zur Wunschliste',
  ],
])(
  'on %s a moved line leaves its name and a link to the wish list in its place',
  {
    meta: { spec: ['2.cart.moved-row', '2.cart.moved-row-link'] },
  },
  async (at, text, move, linkName) => {
    const { inside } = await openCartOfCustomer(at)
    await userEvent.click(inside.getByRole('button', { name: move }))
    await expect.poll(() => rowsIn(inside)).toEqual(['Cap', `${text} ${linkName}`, 'Socks'])
    const link = within(inside.getByRole('list')).getByRole('link', { name: linkName })
    expect(link.getAttribute('href')).toBe(`/${at}/account/wishlist`)
    // The focused wish-list button has unmounted, so the link takes the focus.
    expect(document.activeElement).toBe(link)
  },
)

const cap = lineOf('cap', { name: 'Cap', variantId: '1' })
const socks = lineOf('socks', { name: 'Socks', variantId: '2' })

/** Opens the cart of a customer with a cap, a jacket and socks. */
const openCartOfCustomer = async (at: string, overrides: ShopOverrides = {}) =>
  open({
    at,
    lines: [cap, lineOf('a'), socks],
    isSignedIn: true,
    gateways: { wishlist: { load: async () => [], add: async () => [], remove: async () => [] } },
    ...overrides,
  })

const rowsIn = (inside: Awaited<ReturnType<typeof open>>['inside']) =>
  inside.getAllByRole('listitem').map((row) => row.querySelector('h3')?.textContent ?? row.textContent)

test('each moved line leaves a note in its place, also beside a removed line', {
  meta: { spec: ['2.cart.moved-row'] },
}, async () => {
  const { inside, store } = await openCartOfCustomer('us/en-us')
  await userEvent.click(inside.getByRole('button', { name: 'Remove Cap from the cart' }))
  await userEvent.click(inside.getByRole('button', { name: 'Move Socks to your Wish List' }))
  await expect.poll(() => rowsIn(inside)[2]).toMatch(/^Socks was moved/)
  act(() => void store.cart.commands.moveToWishlist('a'))
  await expect.poll(() => rowsIn(inside)[1]).toMatch(/^Trail Jacket was moved/)
  expect(rowsIn(inside).map((row) => row?.split(' was ')[0])).toEqual(['Cap', 'Trail Jacket', 'Socks'])
})

test.each([
  ['removed', english.cart.removeNamed('Trail Jacket')],
  ['moved to the wish list', english.cart.moveNamed('Trail Jacket')],
])('after its last line is %s, the cart has no codes and no toast about the line', async (_, press) => {
  const { inside, store } = await openCartOfCustomer('us/en-us', { lines: [lineOf('a', { inventoryLevel: 3 })] })
  expect(inside.getByText(english.cart.couponOrGiftCard)).toBeTruthy()
  act(() => void store.cart.commands.setQuantity('a', 99))
  await waitFor(() => expect(store.toasts.getSnapshot().toasts).toMatchObject([{ code: 'maximum-stock' }]))
  await userEvent.click(inside.getByRole('button', { name: press }))
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).not.toContain('maximum-stock')
  await waitFor(() => expect(inside.queryByText(english.cart.couponOrGiftCard)).toBeNull())
})

test('the toast about another line stays', async () => {
  const { inside, store } = await open({ lines: [lineOf('a', { inventoryLevel: 3 }), lineOf('b', { name: 'Cap' })] })
  act(() => void store.cart.commands.setQuantity('a', 99))
  await userEvent.click(inside.getByRole('button', { name: english.cart.removeNamed('Cap') }))
  expect(store.toasts.getSnapshot().toasts).toMatchObject([{ code: 'maximum-stock' }])
})

test('a moved line leaves no gap: its note shows while the cart is being saved', {
  meta: { spec: ['2.cart.moved-row'] },
}, async () => {
  const saving = Promise.withResolvers<void>()
  const { inside, saved } = await openCartOfCustomer('us/en-us', { beforeSave: () => saving.promise })
  const seen = new Set<string>()
  const list = inside.getByRole('list')
  const observer = new MutationObserver(() => seen.add(rowsIn(inside).join()))
  observer.observe(list, { childList: true })
  await userEvent.click(inside.getByRole('button', { name: 'Move Trail Jacket to your Wish List' }))
  await expect.poll(() => rowsIn(inside)[1]).toMatch(/^Trail Jacket was moved/)
  expect(saved).toEqual([])
  await act(async () => saving.resolve())
  await expect.poll(() => saved).toHaveLength(1)
  observer.disconnect()
  expect([...seen].filter((rows) => !/^Cap,Trail Jacket.*,Socks$/.test(rows))).toEqual([])
})

test('the quantity list ends at the stock and at 9', {
  meta: { spec: ['4.cart.quantity-dropdown'] },
}, async () => {
  const { inside } = await open({
    lines: [50, 9, 4].map((inventoryLevel) =>
      lineOf(`${inventoryLevel}`, { name: `Of ${inventoryLevel}`, inventoryLevel }),
    ),
  })
  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  for (const [name, count] of [
    ['Of 50', 9],
    ['Of 9', 9],
    ['Of 4', 4],
  ]) {
    await userEvent.click(inside.getByRole('button', { name: `Choose the quantity of ${name}` }))
    const list = within(await inside.findByRole('listbox', { name: `Choose the quantity of ${name}` }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(nine.slice(0, Number(count)))
  }
})

test('a quantity above 9 stays in the field, and can be changed by typing', {
  meta: { spec: ['4.cart.quantity-combobox'] },
}, async () => {
  const { row, saved, store } = await openLine({ quantity: 12 })
  const field = row.getByRole<HTMLInputElement>('combobox', { name: 'Quantity of Trail Jacket' })
  expect(field.value).toBe('12')
  await userEvent.click(row.getByRole('button', { name: /^Choose the quantity/ }))
  const offered = (await row.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  await userEvent.clear(field)
  await userEvent.type(field, '20')
  await userEvent.tab()
  expect(field.value).toBe('20')
  await expect.poll(() => saved).toMatchObject([{ kind: 'quantity', quantity: 20 }])
  await expect.poll(() => store.cart.getSnapshot().isSaving).toBe(false)
  expect(field.value).toBe('20')
})

test.each([
  ['0', 1],
  ['-4', 1],
  ['abc', 1],
  ['', 1],
  ['2.7', 2],
])(
  '"%s" typed over a quantity of three becomes %i on blur',
  {
    meta: { spec: ['4.cart.quantity-invalid'] },
  },
  async (typed, quantity) => {
    const { row, saved } = await openLine({ quantity: 3, inventoryLevel: 50 })
    const field = row.getByRole<HTMLInputElement>('combobox', { name: 'Quantity of Trail Jacket' })
    await userEvent.clear(field)
    if (typed !== '') await userEvent.type(field, typed)
    expect(field.value).toBe(typed)
    await userEvent.tab()
    expect(field.value).toBe(String(quantity))
    await expect.poll(() => saved).toMatchObject([{ kind: 'quantity', quantity }])
  },
)

test.each([
  ['is coming soon', { isComingSoon: true }],
  ['is retired', { isRetired: true }],
  ['has an error', { itemError: 'Not in this channel' }],
])(
  'a line whose product %s is unavailable and can be removed',
  {
    meta: { spec: ['5.cart.unavailable-text', '5.cart.unavailable-action', '8.cart.no-longer-available'] },
  },
  async (_, change) => {
    const { row, saved } = await openLine(change)
    expect(row.getByText('No longer available.').textContent).toBe('No longer available.')
    // The server's text is written for developers, so the row must not show it.
    expect(row.queryByText(/Not in this channel/)).toBeNull()
    const button = row.getByRole('button', { name: /Remove from cart\./ })
    expect(button.textContent).toBe('Remove from cart.')
    await userEvent.click(button)
    await expect.poll(() => saved).toMatchObject([{ kind: 'remove', lineId: 'a' }])
    await screen.findByText(EMPTY)
  },
)

test('an unavailable line keeps its product link, its wish-list button and its remove button', {
  meta: { spec: ['2.cart.line-name-link', '2.cart.line-shows', '5.cart.unavailable-no-picker'] },
}, async () => {
  const { row, saved } = await openLine({ isRetired: true })
  expect(row.getByRole('link', { name: 'Trail Jacket' }).getAttribute('href')).toBe('/us/en-us/trail-jacket')
  expect(row.getByRole('button', { name: 'Move Trail Jacket to your Wish List' })).toBeTruthy()
  expect(row.queryByRole('combobox')).toBeNull()
  await userEvent.click(row.getByRole('button', { name: 'Remove Trail Jacket from the cart' }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'remove', lineId: 'a' }])
})

test('the German site shows unavailable lines in German', { meta: { spec: ['5.cart.unavailable-text'] } }, async () => {
  const { row } = await openLine({ isRetired: true }, 'de/de-de')
  expect(row.getByText('Nicht mehr erhältlich.')).toBeTruthy()
  expect(row.getByText('Aus dem Warenkorb entfernen.')).toBeTruthy()
})

test.each([
  ['us/en-us', -1, 'Currently out of stock'],
  ['de/de-de', -1, 'Zurzeit nicht auf Lager'],
  ['us/en-us', 3, '3 Remaining'],
  ['de/de-de', 3, 'Noch 3 auf Lager'],
])(
  'on %s a line with a stock of %i shows "%s" in the line and not in a toast',
  {
    meta: { spec: ['8.cart.out-of-stock-text', '8.cart.remaining-text'] },
  },
  async (at, inventoryLevel, text) => {
    const { row, store } = await openLine({ inventoryLevel }, at)
    expect(row.getByText(text).textContent).toBe(text)
    expect(store.toasts.getSnapshot().toasts).toEqual([])
  },
)

test.each([6, 50])(
  'a line with a stock of %i shows no stock notice',
  {
    meta: { spec: ['8.cart.remaining-text'] },
  },
  async (inventoryLevel) => {
    const { inside } = await openLine({ inventoryLevel })
    expect(inside.getByRole('listitem').textContent).not.toMatch(/Remaining|out of stock/)
  },
)

test('a cart that fails to load shows an error with a retry button', async () => {
  let isAway = true
  const { inside, store } = await open({
    lines: [],
    isReachable: false,
    gateways: {
      cart: {
        load: async () => {
          if (isAway) throw new StoreError('NETWORK', 'Nothing answers')
          return null
        },
        create: () => new Promise(() => undefined),
        save: () => new Promise(() => undefined),
        claim: () => new Promise(() => undefined),
        release: async () => undefined,
      },
    },
  })
  const note = await inside.findByRole('alert')
  expect(note.textContent).toContain(english.errors.waiting)
  expect(inside.queryByText(EMPTY)).toBeNull()
  isAway = false
  await userEvent.click(within(note).getByRole('button', { name: english.common.retry }))
  await inside.findByText(EMPTY)
  // The retry button has unmounted, and the focus must not leave the modal drawer.
  expect(document.activeElement).toBe(inside.getByRole('region', { name: 'Your cart' }))
  expect(inside.queryByRole('alert')).toBeNull()
  expect(store.cart.getSnapshot().status).toBe('empty')
})

test.each([
  ['us/en-us', 2, 'Color: Spruce, Size: M, $120.00 each'],
  ['us/en-us', 1, 'Color: Spruce, Size: M'],
  ['de/de-de', 2, 'Farbe: Spruce, Größe: M, je 120,00 €'],
])('on %s a line with quantity %i shows its options, and from two on the price of one', async (at, quantity, said) => {
  const { row } = await openLine({ quantity }, at)
  expect(
    row
      .getByText(/Spruce/)
      .closest('p')
      ?.textContent?.replace(/\s/g, ' '),
  ).toBe(said)
})

test('the controls of a line are described by its size, so that two sizes of one product differ', async () => {
  const { inside } = await open({
    at: 'us/en-us',
    lines: ['M', 'L'].map((value) => lineOf(value, { options: [{ name: 'Size', value }] })),
  })
  for (const [index, size] of ['M', 'L'].entries()) {
    const row = within(inside.getAllByRole('listitem')[index] ?? document.body)
    const controls = [row.getByRole('combobox'), ...row.getAllByRole('button')]
    expect(controls).toHaveLength(4)
    for (const control of controls) {
      const [first = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ')
      expect(document.getElementById(first)?.textContent).toBe(`Size: ${size}`)
    }
  }
})

test('a double click removes one line, not also the next one that moves up under the pointer', async () => {
  const { inside } = await open({
    lines: [lineOf('a', { name: 'Cap' }), lineOf('b', { name: 'Socks', variantId: '2' })],
  })
  const bins = () => inside.queryAllByRole('button', { name: / from the cart$/ })
  await userEvent.click(inside.getByRole('button', { name: 'Remove Cap from the cart' }))
  await waitFor(() => expect(bins()).toHaveLength(1))
  const next = inside.getByRole('button', { name: 'Remove Socks from the cart' })
  fireEvent.click(next, { detail: 2 })
  expect(bins()).toHaveLength(1)
  fireEvent.click(next, { detail: 1 })
  await waitFor(() => expect(bins()).toEqual([]))
})

test.each([
  ['us/en-us', '$90.00'],
  ['gb/en-gb', '£90.00'],
  ['de/de-de', '90,00 €'],
  ['ie/en-ie', '€90.00'],
  ['fr/fr-fr', '90,00 €'],
  ['it/it-it', '90,00 €'],
  ['es/es-es', '90,00 €'],
  ['pt/pt-pt', '90,00 €'],
])('a reduced line shows only the price to pay, without an announced reduction: %s', async (at, price) => {
  const { row } = await openLine({ extendedPrice: 9000, extendedListPrice: 12_000 }, at)
  const line = (await row.findByText(price)).closest('li')
  expect(line?.querySelectorAll('ins, s')).toHaveLength(0)
  expect(line?.textContent).not.toContain('120')
})

test('a new quantity renders its own row, and no other one', async () => {
  const { inside, messages, store, saved } = await open({
    lines: ['Cap', 'Scarf', 'Socks'].map((name, index) => lineOf(name, { name, variantId: `${index}` })),
  })
  const rendered = vi.spyOn(messages.cart, 'removeNamed')
  await userEvent.click(inside.getByRole('button', { name: 'Choose the quantity of Scarf' }))
  await userEvent.click(await inside.findByRole('option', { name: '3' }))
  await expect.poll(() => saved).toHaveLength(1)
  await waitFor(() => expect(store.cart.getSnapshot().isSaving).toBe(false))
  expect(inside.getByRole<HTMLInputElement>('combobox', { name: 'Quantity of Scarf' }).value).toBe('3')
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['Scarf']))
  rendered.mockRestore()
})
