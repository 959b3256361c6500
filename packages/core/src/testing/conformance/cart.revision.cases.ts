import { addition, guestCart, lineIdOf, newKey, piecesOf, reload, save } from './cart.steps.ts'
import { casesOf, check, equal, refused } from './check.ts'

/** The test cases about revisions: two pages change one cart. */
export const cartRevisionCases = [
  ...casesOf(
    'cart',
    {
      'a cart has a revision': async (world) => {
        const { cart } = await guestCart(world)
        check(typeof cart.revision === 'string', 'a cart has a text as its revision', cart.revision)
      },
      'a cart that changes has another revision': async (world) => {
        const { gateway, cart } = await guestCart(world)
        const added = await save(gateway, cart, addition(world.shelf.other))
        const lineId = lineIdOf(added, world.shelf.other)
        const set = await save(gateway, added, { kind: 'quantity', lineId, quantity: 2 })
        const removed = await save(gateway, set, { kind: 'remove', lineId })
        const revisions = [cart, added, set, removed].map(({ revision }) => revision)
        equal(new Set(revisions).size, revisions.length, 'the number of revisions after three changes')
      },
      'a quantity on a stale revision is a CONFLICT and changes nothing': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const lineId = lineIdOf(cart, world.shelf.plenty)
        await save(gateway, cart, { kind: 'quantity', lineId, quantity: 3 })
        await refused(save(gateway, cart, { kind: 'quantity', lineId, quantity: 9 }), 'CONFLICT', 'a stale revision')
        equal(piecesOf(await reload(browser, cart), world.shelf.plenty), 3, 'the pieces after the conflict')
      },
      'removing on a stale revision is a CONFLICT and removes nothing': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        await save(gateway, cart, addition(world.shelf.other))
        const lineId = lineIdOf(cart, world.shelf.plenty)
        await refused(save(gateway, cart, { kind: 'remove', lineId }), 'CONFLICT', 'a stale revision')
        equal(piecesOf(await reload(browser, cart), world.shelf.plenty), 2, 'the pieces after the conflict')
      },
      'what was in conflict goes through on the revision of a fresh look': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        await save(gateway, cart, addition(world.shelf.other))
        const change = {
          kind: 'quantity',
          key: newKey(),
          lineId: lineIdOf(cart, world.shelf.plenty),
          quantity: 7,
        } as const
        await refused(save(gateway, cart, change), 'CONFLICT', 'a stale revision')
        const saved = await save(gateway, await reload(browser, cart), change)
        equal(piecesOf(saved, world.shelf.plenty), 7, 'the pieces after the second try, under the same key')
      },
      'a revision is the same in every page': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const page = browser.reopen()
        equal((await reload(page, cart)).revision, cart.revision, 'the revision in another page')
        const lineId = lineIdOf(cart, world.shelf.plenty)
        const saved = await save(page.gateways.cart, cart, { kind: 'quantity', lineId, quantity: 5 })
        equal((await reload(browser, cart)).revision, saved.revision, 'the revision after a change in another page')
        await refused(save(gateway, cart, { kind: 'quantity', lineId, quantity: 9 }), 'CONFLICT', 'a stale revision')
      },
    },
    'versions',
  ),
  ...casesOf(
    'cart',
    {
      'a country on a stale revision is a CONFLICT': async (world) => {
        const { gateway, cart } = await guestCart(world)
        await save(gateway, cart, addition(world.shelf.other))
        const country = world.countries.served
        await refused(save(gateway, cart, { kind: 'country', country }), 'CONFLICT', 'a stale revision')
      },
    },
    { 'a country on a stale revision is a CONFLICT': ['versions', 'country'] },
  ),
]

/** The test cases about idempotency keys: a request is repeated. */
export const cartKeyCases = [
  ...casesOf(
    'cart',
    {
      'the same key begins one cart': async ({ shelf, visitor }) => {
        const { cart: gateway } = visitor().gateways
        const change = addition(shelf.plenty, 2)
        const one = await gateway.create({ change }, {})
        const again = await gateway.create({ change }, {})
        equal([again.id, piecesOf(again, shelf.plenty)], [one.id, 2], 'the cart of the second try')
      },
      'an add under the same key counts once': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const change = addition(world.shelf.other, 2)
        await save(gateway, cart, change)
        await save(gateway, cart, change)
        equal(piecesOf(await reload(browser, cart), world.shelf.other), 2, 'the pieces after two tries')
      },
      'a quantity under the same key is answered twice and set once': async (world) => {
        const { gateway, cart } = await guestCart(world)
        const change = {
          kind: 'quantity',
          key: newKey(),
          lineId: lineIdOf(cart, world.shelf.plenty),
          quantity: 6,
        } as const
        const first = await save(gateway, cart, change)
        const again = await save(gateway, cart, change)
        equal([again.revision, piecesOf(again, world.shelf.plenty)], [first.revision, 6], 'the revision and the pieces')
      },
      'a removal under the same key is answered twice': async (world) => {
        const { gateway, cart } = await guestCart(world)
        const change = { kind: 'remove', key: newKey(), lineId: lineIdOf(cart, world.shelf.plenty) } as const
        await save(gateway, cart, change)
        equal((await save(gateway, cart, change)).lines.length, 0, 'the lines after the second try')
      },
      'the same add twice at once counts once': async (world) => {
        const { browser, gateway, cart } = await guestCart(world)
        const change = addition(world.shelf.other, 2)
        const tries = await Promise.allSettled([save(gateway, cart, change), save(gateway, cart, change)])
        check(
          tries.some(({ status }) => status === 'fulfilled'),
          'one of two tries at once goes through',
          tries,
        )
        equal(piecesOf(await reload(browser, cart), world.shelf.other), 2, 'the pieces of two tries at once')
      },
    },
    'idempotency',
  ),
  ...casesOf('cart', {
    'adds under keys of their own all count, however close together': async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      await Promise.all([1, 2, 3, 4].map(() => save(gateway, cart, addition(world.shelf.other))))
      equal(piecesOf(await reload(browser, cart), world.shelf.other), 4, 'the pieces of four adds at once')
    },
  }),
]
