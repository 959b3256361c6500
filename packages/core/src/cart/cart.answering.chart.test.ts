import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import type { CartMachineEvent } from './cart.context.ts'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import { openPaused, type PausedCart } from './pausedServer.fixture.ts'

/**
 * Opens a started cart with one line. Its server has lost the cart, so a refresh brings the machine into `answering`,
 * and `react` runs while the machine is there.
 */
const openLostCart = async (react: (page: PausedCart) => void) => {
  const page = openPaused(cartOf([lineOf('a', { variantId: '1' })], { country: 'DE' }))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  page.carts.delete('cart-1')
  const refreshed = page.commands.refresh()
  const states: unknown[] = []
  page.actor.subscribe(({ value }) => states.push(value))
  const subscription = page.actor.on('cart.replaced', () => {
    subscription.unsubscribe()
    react(page)
  })
  await page.answer()
  expect(states).toContain('answering')
  return { page, refreshed }
}

test('an add while the cart reports that it is gone creates a new cart, and the refresh ends without a cart', async () => {
  const { page, refreshed } = await openLostCart(({ commands }) => void commands.add({ variantId: '1', quantity: 2 }))
  expect(await refreshed).toEqual({ ok: true, value: null })
  await page.calmDown()
  expect([page.view().id, page.view().count]).toEqual(['cart-new', 2])
})

test('a refresh while the cart reports that it is gone ends together with the first one', async () => {
  const again: unknown[] = []
  const { refreshed } = await openLostCart(
    ({ commands }) => void commands.refresh().then((outcome) => again.push(outcome)),
  )
  expect([await refreshed, again]).toEqual([{ ok: true, value: null }, [{ ok: true, value: null }]])
})

test('a country that is chosen while the cart reports that it is gone waits for the next cart', async () => {
  const outcomes: unknown[] = []
  const { page, refreshed } = await openLostCart(
    ({ commands }) => void commands.setCountry('AT').then((outcome) => outcomes.push(outcome)),
  )
  expect([await refreshed, outcomes]).toEqual([{ ok: true, value: null }, [{ ok: true, value: null }]])
  page.commands.add({ variantId: '1' })
  await page.calmDown()
  expect(page.find('cart-new').country).toBe('AT')
})

test.each<[string, (page: PausedCart) => Promise<unknown>]>([
  ['quantity', ({ commands }) => commands.setQuantity('a', 3)],
  ['removal', ({ commands }) => commands.remove('a')],
  ['move', ({ commands }) => commands.moveToWishlist('a')],
  ['note', ({ commands }) => commands.change({ kind: 'note', text: 'Ring twice.' })],
])('a %s of the lost cart, or of its line, is ignored', async (_, command) => {
  const outcomes: unknown[] = []
  const { page, refreshed } = await openLostCart((lost) => void command(lost).then((outcome) => outcomes.push(outcome)))
  expect([await refreshed, outcomes]).toMatchObject([{ ok: true }, [{ ok: false, error: { code: 'IGNORED' } }]])
  expect([page.actor.getSnapshot().value, page.view().status]).toEqual(['ready', 'empty'])
})

test('a sign-out while the cart reports that it is gone ends the refresh with ABORTED', async () => {
  const { page, refreshed } = await openLostCart(({ actor }) => actor.send({ type: 'cart.release' }))
  expect(await refreshed).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  expect([page.actor.getSnapshot().value, page.view().status]).toEqual(['ready', 'empty'])
})

test.each<CartMachineEvent>([
  { type: 'cart.flush' },
  { type: 'moved.clear' },
  { type: 'line.moveFailed', lineId: 'a', error: new StoreError('SERVER', 'no') },
  { type: 'quantity.debounced', changeId: 'no such change' },
])('$type while the cart reports that it is gone leaves an empty cart, and the refresh ends', async (event) => {
  const { page, refreshed } = await openLostCart(({ actor }) => actor.send(event))
  expect(await refreshed).toEqual({ ok: true, value: null })
  expect([page.actor.getSnapshot().value, page.view().status, page.paused]).toEqual(['ready', 'empty', []])
})
