import LoginRequired from '../account/LoginRequired.tsx'
import { Toasts } from '../app/Toasts.tsx'
import { at } from './account.given.ts'
import { isThere, never } from './acting.ts'
import type { Captured } from './captured.ts'
import { linesOf, wishOf } from './lines.ts'
import { cartOf, keepCart } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Given, PartState, Stage } from './states.types.ts'

/** A page of the account with what it opens over itself. */
export const accountPage = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <LoginRequired />
    <Toasts />
  </>
)

/** A wish list whose second wish is sold out, and whose fourth has no variant. */
export const wishes = (count: number, change: (data: Captured) => Given = () => ({})) =>
  at('/account/wishlist', (data) => {
    const items = Array.from({ length: count }, (_, index) =>
      wishOf(data, index, index === 1 ? { isAvailable: false } : index === 3 ? { variantId: null } : {}),
    )
    return {
      gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } },
      ...change(data),
    }
  })

/** A cart that never answers for what is put into it. */
export const withSilentCart =
  (given: NonNullable<PartState['given']>): NonNullable<PartState['given']> =>
  (data, site) => {
    const lines = linesOf(data, 1)
    const shop = given(data, site)
    const cart = { ...keepCart(cartOf(site, { lines })), save: never }
    return { ...shop, lines, gateways: { ...shop.gateways, cart } }
  }

export const isAdding = isThere('main button[aria-busy="true"]')

/** A wish list that gives the same answer to everything. */
export const answering = (answer: () => Promise<never>) => (): Given => ({
  gateways: { wishlist: { load: answer, add: answer, remove: answer } },
})
