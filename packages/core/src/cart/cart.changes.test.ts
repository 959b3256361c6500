import { expect, test } from 'vitest'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import { openPaused } from './pausedServer.fixture.ts'

const open = async () => {
  const page = openPaused(
    cartOf([lineOf('a', { variantId: '1' })], { country: 'DE' }),
    cartOf([lineOf('z', { variantId: '9' })], { id: 'cart-2', country: 'DE' }),
  )
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  return page
}

test('an add counts on top of a quantity that was set just before', async () => {
  const page = await open()
  page.commands.setQuantity('a', 5)
  page.commands.add({ variantId: '1' })
  expect(page.view().count).toBe(6)
  await page.calmDown()
  expect([page.view().count, page.find('cart-1').lines[0]?.quantity]).toEqual([6, 6])
  expect(page.calls).toEqual(['load cart-1', 'quantity', 'add'])
})

test('a pending country is also sent to the cart of another tab', async () => {
  const page = await open()
  page.commands.setCountry('FR')
  await page.fail('SERVER')
  page.actor.send({ type: 'cart.adopt', cartId: 'cart-2' })
  await page.calmDown()
  expect([page.view().country, page.find('cart-2').country]).toEqual(['FR', 'FR'])
})

test('a quantity in its debounce is saved even when the cart loads meanwhile', async () => {
  const page = await open()
  page.commands.setQuantity('a', 5)
  page.actor.send({ type: 'cart.refresh' })
  await page.calmDown()
  expect([page.find('cart-1').lines[0]?.quantity, page.calls]).toEqual([5, ['load cart-1', 'load cart-1', 'quantity']])
})
