import type { Cart } from '../../cart/cart.types.ts'
import { METAFIELD_KEY, METAFIELD_NAMESPACE } from '../../checkout/checkout.rules.ts'
import type { CheckoutGateway } from '../../checkout/checkout.types.ts'
import { addition, begin, lineIdOf, newKey, refusedInWords, save } from './cart.steps.ts'
import { casesOf, check, equal, present, refused } from './check.ts'
import type { ConformanceWorld } from './conformance.types.ts'

const NOTE = '[{"sku":"A-1","variant_id":null,"quantity":1}]'
const NEW_NOTE = '[{"sku":"A-1","variant_id":null,"quantity":2}]'

/** Opens a guest's browser with a cart. */
const withCart = async ({ shelf, visitor }: ConformanceWorld) => {
  const browser = visitor()
  const cart = await begin(browser, shelf.plenty)
  browser.keepCart(cart.id)
  return { browser, cart, checkout: browser.gateways.checkout }
}

const start = (checkout: CheckoutGateway, { id, revision }: Cart): Promise<string> =>
  checkout.start({ cartId: id, revision, key: newKey() }, {})

/**
 * Returns the metafields that the shop wrote, and no metafields of other apps. The result omits the namespace, because
 * a back end may omit it.
 */
const notesOf = async (checkout: CheckoutGateway) =>
  (await checkout.metafields({}))
    .filter(({ key, namespace }) => key === METAFIELD_KEY && (namespace ?? METAFIELD_NAMESPACE) === METAFIELD_NAMESPACE)
    .map(({ id, key, value }) => ({ id, key, value }))

/** The test cases about starting the checkout. */
export const checkoutCases = casesOf('checkout', {
  'leads to a web address': async (world) => {
    const { cart, checkout } = await withCart(world)
    const href = await start(checkout, cart)
    const url = URL.parse(href, 'https://shop.example')
    check(url?.protocol === 'https:' || url?.protocol === 'http:', 'the address is one of the web', href)
  },
  'leads to a fresh address each time': async (world) => {
    const { cart, checkout } = await withCart(world)
    const [one, other] = [await start(checkout, cart), await start(checkout, cart)]
    check(one !== other, 'each start has an address of its own', one)
  },
  'does not start on a stale revision': async (world) => {
    const { browser, cart, checkout } = await withCart(world)
    await save(browser.gateways.cart, cart, addition(world.shelf.other))
    await refused(start(checkout, cart), 'CONFLICT', 'a stale revision')
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
})

/** The test cases about the single metafield of a cart. */
export const metafieldCases = casesOf('checkout', {
  'a new cart has no note': async (world) => {
    equal(await notesOf((await withCart(world)).checkout), [], 'the notes of a new cart')
  },
  'there are no notes without a cart': async ({ visitor }) => {
    await refused(visitor().gateways.checkout.metafields({}), 'NOT_FOUND', 'reading the notes')
  },
  'a note is kept as it was written': async (world) => {
    const { checkout } = await withCart(world)
    await checkout.createMetafield(NOTE, {})
    const [note] = await notesOf(checkout)
    equal([note?.key, note?.value], [METAFIELD_KEY, NOTE], 'the key and the text of the note')
    check(typeof note?.id === 'string' && note.id !== '', 'a note has an id', note?.id)
  },
  'a note is changed, and stays one': async (world) => {
    const { checkout } = await withCart(world)
    await checkout.createMetafield(NOTE, {})
    const { id } = present((await notesOf(checkout))[0], 'the note is there')
    await checkout.updateMetafield(id, NEW_NOTE, {})
    equal(await notesOf(checkout), [{ id, key: METAFIELD_KEY, value: NEW_NOTE }], 'the notes')
  },
  'a second note of the same name is a CONFLICT': async (world) => {
    const { checkout } = await withCart(world)
    await checkout.createMetafield(NOTE, {})
    await refused(checkout.createMetafield(NEW_NOTE, {}), 'CONFLICT', 'a second note')
    equal(
      (await notesOf(checkout)).map(({ value }) => value),
      [NOTE],
      'the text that stands',
    )
  },
  'of two who write the note at once, one gets a CONFLICT': async (world) => {
    const { checkout } = await withCart(world)
    const tries = await Promise.allSettled([checkout.createMetafield(NOTE, {}), checkout.createMetafield(NOTE, {})])
    const errors = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    equal(errors.length, 1, 'how many of two are refused')
    await refused(Promise.reject(errors[0]), 'CONFLICT', 'the second of two notes')
    equal((await notesOf(checkout)).length, 1, 'the notes after two tries')
  },
  'changing a note that is not there is NOT_FOUND': async (world) => {
    const { checkout } = await withCart(world)
    await refused(checkout.updateMetafield('999999999', NOTE, {}), 'NOT_FOUND', 'an unknown note')
  },
  "the note of another's cart is neither read nor changed": async (world) => {
    const { checkout } = await withCart(world)
    await checkout.createMetafield(NOTE, {})
    const { id } = present((await notesOf(checkout))[0], 'the note is there')
    const { checkout: stranger } = await withCart(world)
    equal(await notesOf(stranger), [], 'the notes of another cart')
    await refused(stranger.updateMetafield(id, NEW_NOTE, {}), 'NOT_FOUND', 'changing it')
  },
})
