import type { Cart } from '../../cart/cart.types.ts'
import type { CheckoutGateway, StartedCheckout } from '../../checkout/checkout.types.ts'
import { addition, begin, lineIdOf, newKey, refusedInWords, save } from './cart.steps.ts'
import { casesOf, check, equal, refused } from './check.ts'
import type { CompleteWorld, ConformanceCase } from './conformance.types.ts'

/** Opens a guest's browser with a cart. */
const withCart = async ({ shelf, visitor }: CompleteWorld) => {
  const browser = visitor()
  const cart = await begin(browser, shelf.plenty)
  browser.keepCart(cart.id)
  return { browser, cart, checkout: browser.gateways.checkout }
}

const start = (
  checkout: CheckoutGateway,
  { id, revision, lines }: Cart,
  key: string = newKey(),
): Promise<StartedCheckout> => {
  const items = lines.map(({ sku, variantId, quantity }) => ({ sku, variantId, quantity }))
  return checkout.start({ cart: { id, revision, items }, key }, {})
}

/** The URL that opens the checkout or its script. */
const addressOf = (started: StartedCheckout): string => (started.kind === 'redirect' ? started.url : started.scriptUrl)

/** The test cases about starting the checkout. */
export const checkoutCases: readonly ConformanceCase[] = [
  ...casesOf('checkout', {
    'leads to a web address': async (world) => {
      const { cart, checkout } = await withCart(world)
      const address = addressOf(await start(checkout, cart))
      const url = URL.parse(address, 'https://shop.example')
      check(url?.protocol === 'https:' || url?.protocol === 'http:', 'the address is one of the web', address)
    },
    'starts a new checkout under each key': async (world) => {
      const { cart, checkout } = await withCart(world)
      const [one, other] = [await start(checkout, cart), await start(checkout, cart)]
      check(JSON.stringify(one) !== JSON.stringify(other), 'each key has a checkout of its own', one)
    },
    'does not start for a cart that nobody has': async (world) => {
      const { cart, checkout } = await withCart(world)
      const nobodys = { ...cart, id: '00000000-0000-4000-8000-000000000000' }
      await refused(start(checkout, nobodys), 'NOT_FOUND', 'an unknown cart')
    },
    "does not start for another's cart": async (world) => {
      const cart = await begin(await world.customer(), world.shelf.plenty)
      await refused(start(world.visitor().gateways.checkout, cart), 'NOT_FOUND', "a customer's cart")
    },
    'does not start with an empty cart': async (world) => {
      const { browser, cart, checkout } = await withCart(world)
      const remove = { kind: 'remove', lineId: lineIdOf(cart, world.shelf.plenty) } as const
      const empty = await save(browser.gateways.cart, cart, remove)
      await refusedInWords(start(checkout, empty), 'an empty cart')
    },
  }),
  ...casesOf(
    'checkout',
    {
      'a repeated key gets the same checkout': async (world) => {
        const { cart, checkout } = await withCart(world)
        const key = newKey()
        equal(await start(checkout, cart, key), await start(checkout, cart, key), 'the checkout of the repeated key')
      },
      'a repeated key gets the same checkout after the page was loaded again': async (world) => {
        const { browser, cart, checkout } = await withCart(world)
        const key = newKey()
        const first = await start(checkout, cart, key)
        const page = browser.reopen()
        page.keepCart(cart.id)
        equal(await start(page.gateways.checkout, cart, key), first, 'the checkout of the repeated key')
      },
    },
    'idempotency',
  ),
  ...casesOf(
    'checkout',
    {
      'does not start on a stale revision': async (world) => {
        const { browser, cart, checkout } = await withCart(world)
        await save(browser.gateways.cart, cart, addition(world.shelf.other))
        await refused(start(checkout, cart), 'CONFLICT', 'a stale revision')
      },
    },
    'versions',
  ),
]
