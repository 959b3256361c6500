import { expect, test } from 'vitest'
import { cartOf, lineOf, nextId } from './cart.fixture.ts'
import type { CartAdd } from './cart.types.ts'
import { openPaused } from './pausedServer.fixture.ts'

const open = async () => {
  const engraved = lineOf('b', {
    variantId: '1',
    properties: { Engraving: 'A.', Font: 'Serif' },
    custom: { n: [1, { x: 2 }] },
  })
  const page = openPaused(cartOf([lineOf('a', { variantId: '1' }), engraved]))
  page.actor.send({ type: 'cart.start', changeId: nextId(), cartId: 'cart-1' })
  await page.answer()
  return { ...page, quantities: () => page.view().lines.map(({ quantity }) => quantity) }
}

const item = (change: Omit<CartAdd, 'variantId'> = {}): CartAdd => ({ variantId: '1', ...change })
const engraved = item({ custom: { n: [1, { x: 2 }] }, properties: { Font: 'Serif', Engraving: 'A.' } })

test.each<[string, CartAdd, readonly number[]]>([
  ['plain', item(), [2, 1]],
  ['with empty properties and custom data', item({ properties: {}, custom: {} }), [2, 1]],
  ['with the same properties and custom data, in any order', engraved, [1, 2]],
  ['with other properties', { ...engraved, properties: { Engraving: 'B.', Font: 'Serif' } }, [1, 1]],
  ['with more properties', { ...engraved, properties: { Engraving: 'A.', Font: 'Serif', Size: 'M' } }, [1, 1]],
  ['with a list in place of an object', { ...engraved, custom: { n: [1, [2]] } }, [1, 1]],
  ['with a shorter list', { ...engraved, custom: { n: [1] } }, [1, 1]],
  ['with null in place of a value', { ...engraved, custom: { n: null } }, [1, 1]],
])('an add %s goes to the line that is the same', async (_, add, expected) => {
  const page = await open()
  void page.commands.add(add)
  expect(page.quantities()).toEqual(expected)
  expect(page.view().lines.map(({ isSaving }) => isSaving)).toEqual(expected.map((quantity) => quantity > 1))
  await page.calmDown()
  expect(page.view().count).toBe(3)
  expect(page.view().lines).toHaveLength(expected.includes(2) ? 2 : 3)
})

test('waiting adds merge only when they are the same', async () => {
  const page = await open()
  void page.commands.add({ variantId: '9' })
  for (const text of ['A.', 'B.', 'A.']) void page.commands.add(item({ properties: { Engraving: text } }))
  await page.calmDown()
  expect(page.calls.filter((call) => call === 'add')).toHaveLength(3)
  const lines = page.view().lines.map(({ properties, quantity }) => [properties.Engraving, quantity])
  expect(lines.slice(-2)).toEqual([
    ['A.', 2],
    ['B.', 1],
  ])
})

test('a later change of the object that was passed in does not reach the cart', async () => {
  const page = await open()
  const custom = { names: ['Ada'] }
  void page.commands.add(item({ custom }))
  custom.names.push('Ben')
  await page.calmDown()
  expect(page.view().lines.at(-1)?.custom).toEqual({ names: ['Ada'] })
})

test('data that JSON cannot carry end the call with an error, and the cart goes on', async () => {
  const page = await open()
  const circle: Record<string, unknown> = {}
  circle.self = circle
  for (const value of [circle, 7n]) {
    // Plain JavaScript can pass anything.
    const [add, change] = [
      { variantId: '1', custom: { value } },
      { kind: 'custom', name: 'value', value },
    ]
    const outcomes = [
      await Reflect.apply(page.commands.add, undefined, [add]),
      await Reflect.apply(page.commands.change, undefined, [change]),
    ]
    expect(outcomes).toMatchObject([
      { ok: false, error: { code: 'UNEXPECTED', cause: { name: 'TypeError' } } },
      { ok: false, error: { code: 'UNEXPECTED', cause: { name: 'TypeError' } } },
    ])
  }
  expect([page.view().isSaving, page.calls]).toEqual([false, ['load cart-1']])
  void page.commands.add(item())
  await page.calmDown()
  expect(page.view().count).toBe(3)
})
