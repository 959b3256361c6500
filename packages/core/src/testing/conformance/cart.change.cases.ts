import type { RequestedChange } from '../../cart/cart.changes.ts'
import type { CartLine } from '../../cart/cart.types.ts'
import { sortedJson } from '../../shared/custom.ts'
import { addition, guestCart, lineIdOf, NOBODYS_CART, newKey, reload, save } from './cart.steps.ts'
import { casesOf, equal, refused } from './check.ts'
import type { CompleteWorld, ConformanceCase } from './conformance.types.ts'

const NOTE = 'Please ring twice. — Ça va? 🏔'
const PROPERTIES = { Engraving: 'A. + B. <3', Font: 'Serif' }
const SAME_PROPERTIES = { Font: 'Serif', Engraving: 'A. + B. <3' }
const CUSTOM = { paper: 'red', names: ['Ada', 'Bo'], card: { isFree: true, from: null } }

/** Throws unless both are the same JSON, in any order of the names. */
const same = (came: unknown, expected: unknown, promise: string): void =>
  equal(sortedJson(came), sortedJson(expected), promise)

/** The properties, custom data and quantities of the lines, in a fixed order. */
const itemsOf = (lines: readonly CartLine[]): readonly string[] =>
  lines.map(({ properties, custom, quantity }) => sortedJson([properties, custom, quantity])).toSorted()

/** The promises about an add with data of its own: properties that the shopper entered, or data of the team. */
const apart = async (world: CompleteWorld, data: object, reordered: object, other: object): Promise<void> => {
  const { browser, gateway, cart } = await guestCart(world)
  const item = addition(world.shelf.plenty)
  const engraved = await save(gateway, cart, { ...item, ...data, key: newKey() })
  equal(engraved.lines.length, 2, 'an add with data of its own has a line of its own: the lines')
  const more = await save(gateway, engraved, { ...item, ...reordered, key: newKey(), quantity: 3 })
  equal(more.lines.length, 2, 'an add with the same data goes to that line: the lines')
  const another = await save(gateway, more, { ...item, ...other, key: newKey() })
  const plain = { properties: {}, custom: {} }
  const expected = [
    { ...plain, quantity: 2 },
    { ...plain, ...data, quantity: 4 },
    { ...plain, ...other, quantity: 1 },
  ]
  const wanted = expected.map(({ properties, custom, quantity }) => sortedJson([properties, custom, quantity]))
  equal(
    itemsOf((await reload(browser.reopen(), another)).lines),
    wanted.toSorted(),
    'the lines that another page finds',
  )
}

/** What each change sets, and where the cart shows it. */
const kinds: readonly (readonly [name: string, need: string, change: (lineId: string) => RequestedChange])[] = [
  ['a note', 'note', () => ({ kind: 'note', text: NOTE })],
  ['a value of the team', 'custom', () => ({ kind: 'custom', name: 'gift', value: CUSTOM })],
  ['properties', 'lineProperties', (lineId) => ({ kind: 'lineProperties', lineId, properties: PROPERTIES })],
]

/** The test cases about the note, properties of lines, and data of the team. */
export const cartChangeCases: readonly ConformanceCase[] = [
  ...casesOf(
    'cart',
    {
      'a note stays, and an empty text removes it': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const noted = await save(gateway, cart, { kind: 'note', text: NOTE })
        equal([noted.note, (await reload(browser.reopen(), cart)).note], [NOTE, NOTE], 'the note, also in another page')
        equal((await save(gateway, noted, { kind: 'note', text: '' })).note, null, 'the note after an empty text')
      },
    },
    'note',
  ),
  ...casesOf(
    'cart',
    {
      'a line keeps what the shopper entered, and apart from other lines': (world) =>
        apart(world, { properties: PROPERTIES }, { properties: SAME_PROPERTIES }, { properties: { Engraving: 'C.' } }),
      'properties of a line can be replaced': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const lineId = lineIdOf(cart, world.shelf.plenty)
        const first = await save(gateway, cart, { kind: 'lineProperties', lineId, properties: PROPERTIES })
        const [line] = first.lines
        same(line?.properties, PROPERTIES, 'the properties')
        const next = { kind: 'lineProperties', lineId: line?.id ?? '', properties: { Length: '32' } } as const
        await save(gateway, first, next)
        const found = await reload(browser.reopen(), cart)
        same(found.lines[0]?.properties, { Length: '32' }, 'the properties that another page finds')
        equal(found.lines[0]?.quantity, 2, 'the pieces of the line')
      },
      'properties for a line that is gone are NOT_FOUND': async (world) => {
        const { gateway, cart } = await guestCart(world)
        const lineId = lineIdOf(cart, world.shelf.plenty)
        const both = await save(gateway, cart, addition(world.shelf.other))
        const rest = await save(gateway, both, { kind: 'remove', lineId })
        const call = save(gateway, rest, { kind: 'lineProperties', lineId, properties: PROPERTIES })
        await refused(call, 'NOT_FOUND', 'properties')
      },
    },
    'lineProperties',
  ),
  ...casesOf(
    'cart',
    {
      'a line keeps data of the team, and apart from other lines': (world) =>
        apart(
          world,
          { custom: CUSTOM },
          { custom: { ...CUSTOM, card: { from: null, isFree: true } } },
          { custom: { paper: 'red' } },
        ),
      'a cart keeps data of the team, and null removes a value': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const one = await save(gateway, cart, { kind: 'custom', name: 'gift', value: CUSTOM })
        const both = await save(gateway, one, { kind: 'custom', name: 'pickUp', value: 'Bern' })
        same(both.custom, { ...cart.custom, gift: CUSTOM, pickUp: 'Bern' }, 'the data of the team')
        const rest = await save(gateway, both, { kind: 'custom', name: 'gift', value: null })
        same(rest.custom, { ...cart.custom, pickUp: 'Bern' }, 'the data after a removal')
        same((await reload(browser.reopen(), cart)).custom, rest.custom, 'the data that another page finds')
      },
    },
    'custom',
  ),
  ...kinds.flatMap(([name, need, change]) => {
    const stale = `${name} on a stale revision: a CONFLICT that changes nothing`
    const repeated = `${name} under the same key: answered twice, also from a page that was loaded again`
    const unknown = `${name} for a cart that nobody has: NOT_FOUND`
    return casesOf(
      'cart',
      {
        [stale]: async (world) => {
          const { browser, gateway, cart } = await guestCart(world)
          const lineId = lineIdOf(cart, world.shelf.plenty)
          const current = await save(gateway, cart, addition(world.shelf.other))
          await refused(save(gateway, cart, change(lineId)), 'CONFLICT', 'a stale revision')
          equal((await reload(browser, cart)).revision, current.revision, 'the revision after the conflict')
        },
        [repeated]: async (world) => {
          const { browser, gateway, cart } = await guestCart(world)
          const request = { ...change(lineIdOf(cart, world.shelf.plenty)), key: newKey() }
          const first = await save(gateway, cart, request)
          const again = await save(browser.reopen().gateways.cart, cart, request)
          equal(again.revision, first.revision, 'the revision after a second try')
        },
        [unknown]: async (world) => {
          const { gateway, cart } = await guestCart(world)
          const request = change(lineIdOf(cart, world.shelf.plenty))
          await refused(save(gateway, { ...cart, id: NOBODYS_CART }, request), 'NOT_FOUND', name)
        },
      },
      { [stale]: [need, 'versions'], [repeated]: [need, 'idempotency'], [unknown]: need },
    )
  }),
]
