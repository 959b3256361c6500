import LoginRequired from '../account/signIn/LoginRequired.tsx'
import { Toasts } from '../app/shell/Toasts.tsx'
import { at } from './account.setup.ts'
import { isThere, never } from './acting.ts'
import type { Captured } from './captured.ts'
import { linesOf, wishlistItemOf } from './lines.ts'
import { cartOf, createCartGateway } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, PartState, Stage } from './states.types.ts'

/**
 * Returns the element of an account page together with the dialogs and toasts that `Shell` renders around every page.
 */
export const accountPage = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <LoginRequired />
    <Toasts />
  </>
)

/** A wish list whose second item is unavailable and whose fourth item has no chosen variant. */
export const withWishlist = (count: number, change: (data: Captured) => Overrides = () => ({})) =>
  at('/account/wishlist', (data) => {
    const items = Array.from({ length: count }, (_, index) =>
      wishlistItemOf(data, index, index === 1 ? { isAvailable: false } : index === 3 ? { variantId: null } : {}),
    )
    return {
      gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } },
      ...change(data),
    }
  })

/** Adds a cart whose gateway never responds to an added item, so the add stays pending. */
export const withSilentCart =
  (overrides: NonNullable<PartState['overrides']>): NonNullable<PartState['overrides']> =>
  (data, site) => {
    const lines = linesOf(data, 1)
    const shop = overrides(data, site)
    const cart = { ...createCartGateway(cartOf(site, { lines })), save: never }
    return { ...shop, lines, gateways: { ...shop.gateways, cart } }
  }

export const isAdding = isThere('main button[aria-busy="true"]')

/** Returns gateway overrides in which every wish-list request gets the same response. */
export const answering = (answer: () => Promise<never>) => (): Overrides => ({
  gateways: { wishlist: { load: answer, add: answer, remove: answer } },
})
