import LoginRequired from '../account/signIn/LoginRequired.tsx'
import { Toasts } from '../app/shell/Toasts.tsx'
import { at } from './account.setup.ts'
import { isThere, never } from './acting.ts'
import type { Captured } from './captured.ts'
import { linesOf, wishlistItemOf } from './lines.ts'
import { cartOf, createCartGateway } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Overrides, PartState, Stage } from './states.types.ts'

/** An account page with its dialogs and toasts. */
export const accountPage = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <LoginRequired />
    <Toasts />
  </>
)

/** A wish list whose second item is sold out and whose fourth has no variant. */
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

/** Adds a cart that never responds to an add. */
export const withSilentCart =
  (overrides: NonNullable<PartState['overrides']>): NonNullable<PartState['overrides']> =>
  (data, site) => {
    const lines = linesOf(data, 1)
    const shop = overrides(data, site)
    const cart = { ...createCartGateway(cartOf(site, { lines })), save: never }
    return { ...shop, lines, gateways: { ...shop.gateways, cart } }
  }

export const isAdding = isThere('main button[aria-busy="true"]')

/** Returns a wish-list gateway with the same response to every request. */
export const answering = (answer: () => Promise<never>) => (): Overrides => ({
  gateways: { wishlist: { load: answer, add: answer, remove: answer } },
})
