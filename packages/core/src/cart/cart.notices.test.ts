import { expect, test } from 'vitest'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import type { CartNotice } from './cart.types.ts'
import { openPaused } from './pausedServer.fixture.ts'

const open = async () => {
  const page = openPaused(cartOf([lineOf('a', { variantId: '1' })]))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  const noticed = () => page.events.flatMap((event) => (event.type === 'cart.noticed' ? [event.notices] : []))
  return { ...page, noticed }
}

const cut: CartNotice = { code: 'quantity-reduced', lineId: 'a', text: null, wanted: 8, granted: 3 }

test('a quantity that the server reduces is an event and a notice', async () => {
  const page = await open()
  const { save } = page.gateway
  page.gateway.save = async (request, options) => {
    const { lines, ...cart } = await save(request, options)
    return page.save({ ...cart, lines: lines.map((line) => ({ ...line, quantity: 3 })), notices: [cut] })
  }
  const outcome = page.commands.setQuantity('a', 8)
  await page.calmDown()
  expect(await outcome).toMatchObject({ ok: true, value: { notices: [cut] } })
  expect(page.noticed()).toEqual([[cut]])
  expect(page.view()).toMatchObject({ notices: [cut], lines: [{ quantity: 3 }] })
})

test('a notice that a load brings is an event too, and the next answer without notices shows none', async () => {
  const page = await open()
  page.save({ ...page.find('cart-1'), notices: [cut] })
  void page.commands.refresh()
  await page.answer()
  expect([page.noticed(), page.view().notices]).toEqual([[[cut]], [cut]])
  page.save({ ...page.find('cart-1'), notices: [] })
  void page.commands.refresh()
  await page.answer()
  expect([page.noticed(), page.view().notices]).toEqual([[[cut]], []])
})

test('a load that repeats the notices of the cart is no new event', async () => {
  const page = await open()
  page.save({ ...page.find('cart-1'), notices: [cut] })
  for (let loads = 0; loads < 3; loads += 1) {
    void page.commands.refresh()
    await page.answer()
  }
  expect([page.noticed(), page.view().notices]).toEqual([[[cut]], [cut]])
})

test('a change that the server reduces in the same way again is an event again', async () => {
  const page = await open()
  const { save } = page.gateway
  page.gateway.save = async (request, options) => ({ ...(await save(request, options)), notices: [cut] })
  for (let changes = 0; changes < 2; changes += 1) {
    void page.commands.setQuantity('a', 8 - changes)
    await page.calmDown()
  }
  expect(page.noticed()).toEqual([[cut], [cut]])
})
