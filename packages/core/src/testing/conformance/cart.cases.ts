import { addition, begin, guestCart, lineIdOf, lineOf, newKey, piecesOf, reload, save } from './cart.steps.ts'
import { casesOf, check, equal, isMinor, present, refused } from './check.ts'

const NOBODYS_CART = '00000000-0000-4000-8000-000000000000'

/** What the back end needs to keep a promise, by the name of the case. */
const NEEDS: Readonly<Record<string, string | readonly string[]>> = {
  'a cart has a revision': 'versions',
  'a cart that changes has another revision': 'versions',
  'a quantity on a stale revision is a CONFLICT and changes nothing': 'versions',
  'removing on a stale revision is a CONFLICT and removes nothing': 'versions',
  'a country on a stale revision is a CONFLICT': ['versions', 'country'],
  'what was in conflict goes through on the revision of a fresh look': 'versions',
  'the same key begins one cart': 'idempotency',
  'an add under the same key counts once': 'idempotency',
  'a quantity under the same key is answered twice and set once': 'idempotency',
  'a removal under the same key is answered twice': 'idempotency',
  'the same add twice at once counts once': 'idempotency',
}

/** The test cases about a cart and its lines. */
export const cartCases = casesOf(
  'cart',
  {
    'a cart begins with its first line': async (world) => {
      const { shelf, site } = world
      const cart = await begin(world.visitor(), shelf.plenty, 2)
      check(cart.id !== '', 'a cart has an id')
      equal(cart.customerId, null, "a guest's cart belongs to nobody")
      equal(cart.currency, site.currency, 'a cart is in the currency of its site')
      equal(cart.taxIncluded, site.taxIncluded, 'a cart says whether its prices hold the tax')
      equal(cart.lines.length, 1, 'the number of lines')
      equal(piecesOf(cart, shelf.plenty), 2, 'the pieces of the line')
    },
    'a cart has a revision': async ({ shelf, visitor }) => {
      const { revision } = await begin(visitor(), shelf.plenty)
      check(typeof revision === 'string', 'a cart has a text as its revision', revision)
    },
    'a line names its product': async ({ shelf, visitor }) => {
      const line = present(lineOf(await begin(visitor(), shelf.plenty), shelf.plenty), 'a cart shows its line')
      equal(line.productId, shelf.plenty.productId, 'the product of a line')
      equal(line.slug, shelf.plenty.slug, 'the page of a line')
      check(line.id !== '' && line.name !== '', 'a line has an id and a name', line)
    },
    'amounts are whole minor units that agree with each other': async ({ shelf, visitor }) => {
      const cart = await begin(visitor(), shelf.plenty, 3)
      const line = present(lineOf(cart, shelf.plenty), 'a cart shows its line')
      const amounts = [line.listPrice, line.salePrice, line.extendedPrice, cart.baseAmount, cart.cartAmount]
      check(amounts.every(isMinor), 'amounts are whole minor units', amounts)
      check(line.salePrice > 0, 'a piece costs something', line.salePrice)
      equal(line.extendedPrice, line.salePrice * 3, 'three pieces cost three times the piece')
      const coupons = cart.coupons.reduce((sum, { discountedAmount }) => sum + discountedAmount, 0)
      equal(cart.cartAmount, cart.baseAmount - cart.discountAmount - coupons, 'what is to pay is what discounts leave')
    },
    'a line has the stock': async ({ shelf, visitor }) => {
      const line = present(lineOf(await begin(visitor(), shelf.scarce), shelf.scarce), 'a cart shows its line')
      check(line.isTracked !== false, 'what is counted is not said to be uncounted', line.isTracked)
      equal(line.inventoryLevel, shelf.scarce.stock, 'the pieces in stock')
    },
    'a cart that was begun is found again by its id': async (world) => {
      const { browser, cart } = await guestCart(world)
      const found = await reload(browser, cart)
      equal([found.id, found.revision], [cart.id, cart.revision], 'the cart by its id')
      equal(found.lines, cart.lines, 'the lines of the cart')
    },
    "a guest's cart is found by its id from another browser": async (world) => {
      const { cart } = await guestCart(world)
      equal(piecesOf(await reload(world.visitor(), cart), world.shelf.plenty), 2, 'the pieces in the cart')
    },
    'there is no cart by an id that nobody has': async ({ visitor }) => {
      equal(await visitor().gateways.cart.load(NOBODYS_CART, {}), null, 'what load gives for an unknown cart')
    },
    'pieces of a variant that is in the cart go to its line': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const more = await save(gateway, cart, addition(world.shelf.plenty, 3))
      equal([more.lines.length, piecesOf(more, world.shelf.plenty)], [1, 5], 'the lines, and the pieces of the line')
    },
    'another product has a line of its own': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const more = await save(gateway, cart, addition(world.shelf.other))
      equal(
        [piecesOf(more, world.shelf.plenty), piecesOf(more, world.shelf.other)],
        [2, 1],
        'the pieces of the first and of the second line',
      )
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
    'a quantity is set, not added': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const lineId = lineIdOf(cart, world.shelf.plenty)
      const set = await save(gateway, cart, { kind: 'quantity', lineId, quantity: 4 })
      equal(piecesOf(set, world.shelf.plenty), 4, 'the pieces of the line')
    },
    'the last line can be removed': async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      const empty = await save(gateway, cart, { kind: 'remove', lineId: lineIdOf(cart, world.shelf.plenty) })
      equal([empty.lines.length, empty.cartAmount], [0, 0], 'the lines, and what they cost')
      equal((await reload(browser, cart)).lines.length, 0, 'the lines that another look finds')
    },
    'a quantity for a line that is gone is NOT_FOUND': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const lineId = lineIdOf(cart, world.shelf.plenty)
      const empty = await save(gateway, cart, { kind: 'remove', lineId })
      await refused(save(gateway, empty, { kind: 'quantity', lineId, quantity: 2 }), 'NOT_FOUND', 'a quantity')
    },
    'removing a line that is gone is NOT_FOUND': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const lineId = lineIdOf(cart, world.shelf.plenty)
      const empty = await save(gateway, cart, { kind: 'remove', lineId })
      await refused(save(gateway, empty, { kind: 'remove', lineId }), 'NOT_FOUND', 'a second removal')
    },
    'no change reaches a cart that nobody has': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const lineId = lineIdOf(cart, world.shelf.plenty)
      const nobodys = { ...cart, id: NOBODYS_CART }
      await refused(save(gateway, nobodys, addition(world.shelf.other)), 'NOT_FOUND', 'an add')
      await refused(save(gateway, nobodys, { kind: 'quantity', lineId, quantity: 2 }), 'NOT_FOUND', 'a quantity')
      await refused(save(gateway, nobodys, { kind: 'remove', lineId }), 'NOT_FOUND', 'a removal')
      const country = world.countries.served
      await refused(save(gateway, nobodys, { kind: 'country', country }), 'NOT_FOUND', 'a country')
    },
    'carts of two browsers are two carts': async ({ shelf, visitor }) => {
      const [one, other] = [await begin(visitor(), shelf.plenty), await begin(visitor(), shelf.plenty)]
      check(one.id !== other.id, 'each cart has an id of its own', one.id)
    },
  },
  NEEDS,
)

/** The test cases about revisions (two browsers change one cart) and idempotency keys (a request is repeated). */
export const cartRevisionCases = casesOf(
  'cart',
  {
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
    'a country on a stale revision is a CONFLICT': async (world) => {
      const { gateway, cart } = await guestCart(world)
      await save(gateway, cart, addition(world.shelf.other))
      const country = world.countries.served
      await refused(save(gateway, cart, { kind: 'country', country }), 'CONFLICT', 'a stale revision')
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
    'adds under keys of their own all count, however close together': async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      await Promise.all([1, 2, 3, 4].map(() => save(gateway, cart, addition(world.shelf.other))))
      equal(piecesOf(await reload(browser, cart), world.shelf.other), 4, 'the pieces of four adds at once')
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
  NEEDS,
)
