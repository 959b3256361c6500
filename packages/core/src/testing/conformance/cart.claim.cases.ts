import { addition, begin, guestCart, lineIdOf, piecesOf, reload, save } from './cart.steps.ts'
import { casesOf, check, equal, present, refused } from './check.ts'

const joined = 'a claim with lines gives the cart of the customer'

/**
 * The test cases about the claim at sign-in: the guest's lines move into the customer's cart, and only this customer
 * can use that cart.
 */
export const cartClaimCases = casesOf(
  'cart',
  {
    'a claim without a session is UNAUTHORIZED': async (world) => {
      const { gateway, cart } = await guestCart(world)
      await refused(gateway.claim(cart.id, {}), 'UNAUTHORIZED', 'a claim by a visitor')
    },
    'a claim gives nothing where neither has lines': async ({ customer }) => {
      const { gateways } = await customer()
      equal(await gateways.cart.claim(null, {}), null, 'what a claim gives to a new customer')
    },
    "a guest's lines come into the customer's cart": async (world) => {
      const { cart } = await guestCart(world)
      const { gateways, profile } = await world.customer()
      const own = present(await gateways.cart.claim(cart.id, {}), joined)
      equal(own.customerId, profile.customerId, 'the owner of the cart')
      equal(piecesOf(own, world.shelf.plenty), 2, 'the pieces that came along')
    },
    'pieces of guest and customer are added up': async (world) => {
      const { shelf } = world
      const { cart } = await guestCart(world)
      const customer = await world.customer()
      await begin(customer, shelf.plenty, 3)
      const own = present(await customer.gateways.cart.claim(cart.id, {}), joined)
      equal(piecesOf(own, shelf.plenty), 5, 'the pieces of both')
    },
    'lines that only one of them has stay lines of their own': async (world) => {
      const { shelf } = world
      const { cart } = await guestCart(world)
      const customer = await world.customer()
      await begin(customer, shelf.other)
      const own = present(await customer.gateways.cart.claim(cart.id, {}), joined)
      equal([piecesOf(own, shelf.plenty), piecesOf(own, shelf.other)], [2, 1], "the guest's and the customer's pieces")
    },
    'the same cart is claimed once': async (world) => {
      const { cart } = await guestCart(world)
      const { gateways } = await world.customer()
      await gateways.cart.claim(cart.id, {})
      const again = present(await gateways.cart.claim(cart.id, {}), joined)
      equal(piecesOf(again, world.shelf.plenty), 2, 'the pieces after a second claim')
    },
    'two claims at once count once': async (world) => {
      const { cart } = await guestCart(world)
      const customer = await world.customer()
      const tab = await customer.openOtherBrowser()
      await Promise.all([customer.gateways.cart.claim(cart.id, {}), tab.gateways.cart.claim(cart.id, {})])
      const own = present(await customer.gateways.cart.claim(null, {}), joined)
      equal(piecesOf(own, world.shelf.plenty), 2, 'the pieces after two claims at once')
    },
    'a claim keeps within the stock': async (world) => {
      const { scarce } = world.shelf
      const cart = await begin(world.visitor(), scarce, scarce.stock)
      const customer = await world.customer()
      await begin(customer, scarce)
      const own = present(await customer.gateways.cart.claim(cart.id, {}), joined)
      equal(piecesOf(own, scarce), scarce.stock, 'the pieces of both, kept within the stock')
    },
    "a claimed guest's cart is no cart any more": async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      const { gateways } = await world.customer()
      await gateways.cart.claim(cart.id, {})
      const seen = await browser.gateways.cart.load(cart.id, {})
      equal(seen, null, "what a visitor finds where the guest's cart was")
      await refused(save(gateway, cart, addition(world.shelf.other)), 'NOT_FOUND', 'a change of a claimed cart')
    },
    'a claim of a cart that nobody has harms nothing': async (world) => {
      const customer = await world.customer()
      const own = await begin(customer, world.shelf.other)
      const claimed = await customer.gateways.cart.claim('00000000-0000-4000-8000-000000000000', {})
      equal(present(claimed, joined).id, own.id, 'the cart after the claim')
    },
    "nobody claims another customer's cart": async (world) => {
      const { plenty } = world.shelf
      const owner = await world.customer()
      const cart = await begin(owner, plenty, 2)
      const thief = await world.customer()
      equal(piecesOf(await thief.gateways.cart.claim(cart.id, {}), plenty), 0, 'the pieces that came along')
      equal(piecesOf(await reload(owner, cart), plenty), 2, 'the pieces that the owner has')
    },
    "a customer's cart is shut to visitors": async (world) => {
      const owner = await world.customer()
      const cart = await begin(owner, world.shelf.plenty)
      const { cart: gateway } = world.visitor().gateways
      equal(await gateway.load(cart.id, {}), null, 'what a visitor reads')
      const change = { kind: 'remove', lineId: lineIdOf(cart, world.shelf.plenty) } as const
      await refused(save(gateway, cart, change), 'NOT_FOUND', 'a change by a visitor')
    },
    "a customer's cart is shut to other customers": async (world) => {
      const cart = await begin(await world.customer(), world.shelf.plenty)
      const { cart: gateway } = (await world.customer()).gateways
      equal(await gateway.load(cart.id, {}), null, 'what another customer reads')
      await refused(save(gateway, cart, addition(world.shelf.other)), 'NOT_FOUND', 'a change by another customer')
    },
    'the customer has the same cart in another browser': async (world) => {
      const customer = await world.customer()
      const cart = await begin(customer, world.shelf.plenty, 2)
      const { gateways } = await customer.openOtherBrowser()
      const same = present(await gateways.cart.claim(null, {}), joined)
      equal([same.id, piecesOf(same, world.shelf.plenty)], [cart.id, 2], 'the cart in the other browser')
    },
    'a change in one browser makes the other one stale': async (world) => {
      const { plenty, other } = world.shelf
      const customer = await world.customer()
      const cart = await begin(customer, plenty, 2)
      const { cart: otherCart } = (await customer.openOtherBrowser()).gateways
      await save(otherCart, cart, addition(other))
      const change = { kind: 'quantity', lineId: lineIdOf(cart, plenty), quantity: 5 } as const
      await refused(save(customer.gateways.cart, cart, change), 'CONFLICT', 'a change after that of the other browser')
    },
    'a released cart waits for its customer': async (world) => {
      const customer = await world.customer()
      const cart = await begin(customer, world.shelf.plenty, 2)
      await customer.gateways.cart.release(cart.id, {})
      const { gateways } = await customer.openOtherBrowser()
      const own = await gateways.cart.claim(null, {})
      check(piecesOf(own, world.shelf.plenty) === 2, 'after a sign-out the cart is there at the next sign-in', own)
    },
  },
  { 'a change in one browser makes the other one stale': 'versions' },
)
