import {
  addition,
  begin,
  guestCart,
  lineIdOf,
  piecesOf,
  refusedInWords,
  refusedOrCut,
  reload,
  save,
} from './cart.steps.ts'
import { casesOf, check, equal, refused } from './check.ts'

/** The test cases about stock: a cart contains only items that can be sold. */
export const cartStockCases = casesOf('cart', {
  'no cart begins with more than the stock': async ({ shelf: { scarce }, visitor }) => {
    await refusedOrCut(begin(visitor(), scarce, scarce.stock + 1), scarce, scarce.stock)
  },
  'exactly the stock can be bought': async ({ shelf: { scarce }, visitor }) => {
    equal(piecesOf(await begin(visitor(), scarce, scarce.stock), scarce), scarce.stock, 'the pieces in the cart')
  },
  'no add takes a line beyond the stock': async (world) => {
    const { scarce } = world.shelf
    const browser = world.visitor()
    const cart = await begin(browser, scarce, scarce.stock)
    await refusedOrCut(save(browser.gateways.cart, cart, addition(scarce)), scarce, scarce.stock)
    const found = await reload(browser, cart)
    equal(piecesOf(found, scarce), scarce.stock, 'the pieces that another look finds')
    equal(found.notices, [], 'no load repeats the notices of a change: the notices')
  },
  'no quantity takes a line beyond the stock': async (world) => {
    const { scarce } = world.shelf
    const browser = world.visitor()
    const cart = await begin(browser, scarce)
    const change = { kind: 'quantity', lineId: lineIdOf(cart, scarce), quantity: scarce.stock + 1 } as const
    await refusedOrCut(save(browser.gateways.cart, cart, change), scarce, scarce.stock)
    const found = await reload(browser, cart)
    check(piecesOf(found, scarce) <= scarce.stock, 'the cart holds no more than the stock')
    equal(found.notices, [], 'no load repeats the notices of a change: the notices')
  },
  'what is sold out is REFUSED in words': async (world) => {
    const { gateway, cart } = await guestCart(world)
    await refusedInWords(save(gateway, cart, addition(world.shelf.soldOut)), 'something sold out')
  },
  'what is coming soon is REFUSED in words': async (world) => {
    const { gateway, cart } = await guestCart(world)
    await refusedInWords(save(gateway, cart, addition(world.shelf.comingSoon)), 'something coming soon')
  },
  'what is retired is REFUSED in words': async (world) => {
    const { gateway, cart } = await guestCart(world)
    await refusedInWords(save(gateway, cart, addition(world.shelf.retired)), 'something retired')
  },
  'no cart begins with something sold out': async ({ shelf, visitor }) => {
    await refusedInWords(begin(visitor(), shelf.soldOut), 'something sold out')
  },
  'a variant that is not there is refused': async (world) => {
    const { gateway, cart } = await guestCart(world)
    const nothing = { ...world.shelf.plenty, variantId: '999999999' }
    await refused(save(gateway, cart, addition(nothing)), ['REFUSED', 'NOT_FOUND'], 'an unknown variant')
  },
  'a refusal leaves the cart as it was': async (world) => {
    const { browser, gateway, cart } = await guestCart(world)
    await refusedInWords(save(gateway, cart, addition(world.shelf.soldOut)), 'something sold out')
    const after = await reload(browser, cart)
    equal([after.revision, after.lines], [cart.revision, cart.lines], 'the revision and the lines')
  },
})
