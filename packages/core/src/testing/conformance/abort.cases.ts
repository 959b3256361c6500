import type { CallOptions } from '../../shared/call.ts'
import type { Gateways } from '../../store/store.types.ts'
import { addition, guestCart, newKey, reload } from './cart.steps.ts'
import { casesOf, equal, refused } from './check.ts'
import type { CompleteWorld, ConformanceCase, Port } from './conformance.types.ts'
import { addressIn, deliveryOf } from './delivery.cases.ts'
import { messageFrom } from './places.cases.ts'

type Call = (gateways: Gateways, options: CallOptions, world: CompleteWorld) => Promise<unknown>

const password = 'a way over the pass'
const cartId = '00000000-0000-4000-8000-000000000000'

/** The tested gateway calls, by port and name: all that accept an abort signal, except the sign-in and `cart.release`. */
const calls: { readonly [Name in Port]?: Readonly<Record<string, Call>> } = {
  account: {
    profile: ({ account }, options) => account.profile(options),
    updateProfile: ({ account }, options) => account.updateProfile({ firstName: 'Ida' }, options),
    changePassword: ({ account }, options) =>
      account.changePassword({ currentPassword: password, newPassword: password, confirmPassword: password }, options),
    signUp: ({ account }, options, { newUserName }) =>
      account.signUp({ userName: newUserName(), password, firstName: 'Ida', lastName: 'Gill' }, options),
    orders: ({ account }, options) => account.orders(1, options),
    order: ({ account }, options) => account.order('1', options),
  },
  cart: {
    load: ({ cart }, options) => cart.load(cartId, options),
    create: ({ cart }, options, { shelf }) => cart.create({ change: addition(shelf.plenty) }, options),
    save: ({ cart }, options, { shelf }) =>
      cart.save({ cartId, revision: '1', change: addition(shelf.plenty) }, options),
    claim: ({ cart }, options) => cart.claim(null, options),
  },
  checkout: {
    start: ({ checkout }, options) =>
      checkout.start({ cart: { id: cartId, revision: '1', items: [] }, key: newKey() }, options),
  },
  contact: {
    send: ({ contact }, options, { newUserName }) => contact.send(messageFrom(newUserName()), options),
  },
  content: {
    menus: ({ content }, options) => content.menus(options),
    promoMessages: ({ content }, options) => content.promoMessages(options),
    home: ({ content }, options) => content.home(options),
  },
  country: { detect: ({ country }, options) => country.detect(options) },
  delivery: {
    setAddresses: (gateways, options, world) => {
      const shipping = addressIn(world, world.countries.served)
      return deliveryOf({ gateways }).setAddresses(
        { cartId, email: world.newUserName(), shipping, billing: null },
        options,
      )
    },
    setShippingMethod: (gateways, options) =>
      deliveryOf({ gateways }).setShippingMethod({ cartId, methodId: '1' }, options),
  },
  membership: {
    load: ({ membership }, options) => membership.load(options),
    verify: ({ membership }, options) => membership.verify('ANY-CODE', options),
  },
  newsletter: {
    subscribe: ({ newsletter }, options, { newUserName }) => newsletter.subscribe(newUserName(), options),
  },
  product: { load: ({ product }, options, { shelf }) => product.load(shelf.plenty.slug, options) },
  reviews: { load: ({ reviews }, options, { reviewed }) => reviews.load({ productId: reviewed.productId }, options) },
  search: {
    search: ({ search }, options, world) => search.search({ term: world.search.term }, options),
    suggest: ({ search }, options, world) => search.suggest(world.search.term, options),
    popular: ({ search }, options) => search.popular(options),
    recommend: ({ search }, options) => search.recommend({}, options),
  },
  shipping: { options: ({ shipping }, options, { countries }) => shipping.options(countries.served, options) },
  wishlist: {
    load: ({ wishlist }, options) => wishlist.load(options),
    add: ({ wishlist }, options, { shelf }) =>
      wishlist.add({ productId: shelf.plenty.productId, variantId: null }, options),
    remove: ({ wishlist }, options) => wishlist.remove('1', options),
  },
}

/** What the back end needs to answer a call, by port and name. Without it, the call cannot be aborted. */
const FEATURES: Readonly<Record<string, string>> = {
  'account.updateProfile': 'profile',
  'account.changePassword': 'password',
  'account.signUp': 'signUp',
  'account.orders': 'orders',
  'account.order': 'orders',
  'membership.verify': 'codes',
  'search.suggest': 'suggestions',
  'search.popular': 'trending',
  'search.recommend': 'recommendations',
  'shipping.options': 'estimates',
}

const PORTS = [
  'account',
  'cart',
  'checkout',
  'contact',
  'content',
  'country',
  'delivery',
  'membership',
  'newsletter',
  'product',
  'reviews',
  'search',
  'shipping',
  'wishlist',
] as const

/** The test cases about aborted calls: an aborted call rejects with ABORTED and has no effect. */
export const abortCases: readonly ConformanceCase[] = [
  ...PORTS.flatMap((port) =>
    Object.entries(calls[port] ?? {}).flatMap(([name, call]) =>
      casesOf(
        port,
        {
          [`${name} that was ended is ABORTED`]: async (world) => {
            const signal = AbortSignal.abort()
            await refused(call(world.visitor().gateways, { signal }, world), 'ABORTED', 'a call that was ended')
          },
        },
        FEATURES[`${port}.${name}`],
      ),
    ),
  ),
  ...casesOf('cart', {
    'a reading that is ended on its way is ABORTED': async (world) => {
      const { gateway, cart } = await guestCart(world)
      const controller = new AbortController()
      const call = gateway.load(cart.id, { signal: controller.signal })
      controller.abort()
      await refused(call, 'ABORTED', 'a call that is ended')
    },
    'a change that was ended before it began is not made': async (world) => {
      const { browser, gateway, cart } = await guestCart(world)
      const request = { cartId: cart.id, revision: cart.revision, change: addition(world.shelf.other) }
      await refused(gateway.save(request, { signal: AbortSignal.abort() }), 'ABORTED', 'a call that was ended')
      equal((await reload(browser, cart)).revision, cart.revision, 'the revision of the cart')
    },
  }),
]
