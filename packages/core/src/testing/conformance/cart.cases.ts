import { addition, begin, guestCart, lineIdOf, lineOf, NOBODYS_CART, piecesOf, reload, save } from './cart.steps.ts'
import { casesOf, check, equal, isMinor, present, refused } from './check.ts'
import type { ConformanceBrowser, ShelfItem } from './conformance.types.ts'

/** Returns what a piece costs on the page of its product; null without that page, as in a world that tests carts alone. */
const pagePriceOf = async (
  { gateways }: ConformanceBrowser,
  { slug, variantId }: ShelfItem,
): Promise<number | null> => {
  try {
    const page = await gateways.product.load(slug, {})
    return page?.variants.find(({ id }) => id === variantId)?.price.amount ?? null
  } catch {
    return null
  }
}

/** The test cases about a cart and its lines. */
export const cartCases = casesOf('cart', {
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
  'a line names its product': async ({ shelf, visitor }) => {
    const line = present(lineOf(await begin(visitor(), shelf.plenty), shelf.plenty), 'a cart shows its line')
    equal(line.productId, shelf.plenty.productId, 'the product of a line')
    equal(line.slug, shelf.plenty.slug, 'the page of a line')
    check(line.id !== '' && line.name !== '', 'a line has an id and a name', line)
  },
  'amounts are whole minor units that agree with each other': async ({ shelf, visitor }) => {
    const { plenty } = shelf
    const browser = visitor()
    const cart = await begin(browser, plenty, 3)
    const line = present(lineOf(cart, plenty), 'a cart shows its line')
    const amounts = [line.listPrice, line.salePrice, line.extendedPrice, cart.baseAmount, cart.cartAmount]
    check(amounts.every(isMinor), 'amounts are whole minor units', amounts)
    check(line.salePrice > 0, 'a piece costs something', line.salePrice)
    // An amount in major units may be a whole number too, so compare it with a price that comes from elsewhere.
    equal(line.salePrice, plenty.price ?? line.salePrice, 'a piece costs what the world says, in minor units')
    const onPage = await pagePriceOf(browser, plenty)
    equal(line.salePrice, onPage ?? line.salePrice, 'a piece costs what the page of its product says')
    equal(line.extendedPrice, line.salePrice * 3, 'three pieces cost three times the piece')
    const coupons = cart.coupons.reduce((sum, { discountedAmount }) => sum + discountedAmount, 0)
    equal(cart.cartAmount, cart.baseAmount - cart.discountAmount - coupons, 'what is to pay is what discounts leave')
    check(
      cart.taxes.every(({ amount, label }) => label.trim() !== '' && isMinor(amount)),
      'a tax has a name, and is in whole minor units',
      cart.taxes,
    )
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
    const found = await browser.gateways.cart.load(cart.id, {})
    equal(found?.lines ?? [], [], 'the lines that another look finds, if the cart is still there')
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
  },
  'carts of two browsers are two carts': async ({ shelf, visitor }) => {
    const [one, other] = [await begin(visitor(), shelf.plenty), await begin(visitor(), shelf.plenty)]
    check(one.id !== other.id, 'each cart has an id of its own', one.id)
  },
})
