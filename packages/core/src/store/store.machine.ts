import { emit, setup } from 'xstate'
import { accountMachine } from '../account/index.ts'
import { authMachine } from '../auth/index.ts'
import { cartMachine } from '../cart/index.ts'
import { type CheckoutCartPort, checkoutMachine } from '../checkout/index.ts'
import { countryMachine } from '../country/index.ts'
import { membershipMachine } from '../membership/index.ts'
import { overlayMachine } from '../overlay/index.ts'
import { searchMachine } from '../search/index.ts'
import { shippingMachine } from '../shipping/index.ts'
import { toastsMachine } from '../toasts/index.ts'
import { wishlistMachine } from '../wishlist/index.ts'
import type { Settings } from './settings.ts'

/** Milliseconds from a lost session to the store's home (spec section 4). */
export const LEAVE_AFTER = 2500

/** Only invokes the domains: one system, one clock, one `inspect`. */
export const storeMachine = setup({
  types: {} as {
    input: { settings: Settings; cartPort: CheckoutCartPort }
    context: { settings: Settings; cartPort: CheckoutCartPort }
    events: { type: 'session.lost' }
    emitted: { type: 'session.left' }
  },
  actors: {
    account: accountMachine,
    auth: authMachine,
    cart: cartMachine,
    checkout: checkoutMachine,
    country: countryMachine,
    membership: membershipMachine,
    overlay: overlayMachine,
    search: searchMachine,
    shipping: shippingMachine,
    toasts: toastsMachine,
    wishlist: wishlistMachine,
  },
  delays: { leaveAfter: LEAVE_AFTER },
  actions: { leave: emit({ type: 'session.left' }) },
}).createMachine({
  id: 'store',
  context: ({ input }) => input,
  invoke: [
    { id: 'account', src: 'account', input: ({ context }) => ({ gateway: context.settings.gateways.account }) },
    {
      id: 'auth',
      src: 'auth',
      input: ({ context: { settings } }) => ({
        gateway: settings.gateways.auth,
        platform: settings.platform,
        site: settings.site,
        channels: settings.channels,
        origin: settings.origin,
        maxSessionSeconds: settings.identity.maxSessionSeconds,
      }),
    },
    {
      id: 'cart',
      src: 'cart',
      input: ({ context: { settings } }) => ({
        gateway: settings.gateways.cart,
        createKey: settings.platform.randomId,
      }),
    },
    {
      id: 'checkout',
      src: 'checkout',
      input: ({ context: { settings, cartPort } }) => ({
        gateway: settings.gateways.checkout,
        cartPort,
        createKey: settings.platform.randomId,
      }),
    },
    {
      id: 'country',
      src: 'country',
      input: ({ context: { settings } }) => ({
        gateway: settings.gateways.country,
        platform: settings.platform,
        site: settings.site,
        sites: settings.sites,
        allowedOrigins: settings.allowedOrigins,
        ...settings.country,
      }),
    },
    {
      id: 'membership',
      src: 'membership',
      input: ({ context }) => ({ gateway: context.settings.gateways.membership }),
    },
    { id: 'overlay', src: 'overlay' },
    {
      id: 'search',
      src: 'search',
      input: ({ context: { settings } }) => ({
        gateway: settings.gateways.search,
        locale: settings.site.locale,
        storeSource: settings.site.storeSource,
      }),
    },
    { id: 'shipping', src: 'shipping', input: ({ context }) => ({ gateway: context.settings.gateways.shipping }) },
    { id: 'toasts', src: 'toasts' },
    { id: 'wishlist', src: 'wishlist', input: ({ context }) => ({ gateway: context.settings.gateways.wishlist }) },
  ],
  initial: 'open',
  states: {
    // One redirect however many calls fail together (readings, ruling 1).
    open: { on: { 'session.lost': 'losing' } },
    losing: { after: { leaveAfter: { target: 'open', actions: 'leave' } } },
  },
})
