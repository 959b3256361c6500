import { at, down, notYet, visitor } from './account.given.ts'
import { giveClipboard, isThere, never, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { wishOf } from './lines.ts'
import type { Given, Part, Stage } from './states.types.ts'
import { answering, isAdding, accountPage as page, wishes, withSilentCart } from './wishes.given.tsx'

const sharing = 'main [class*="share"]'

const wishlistIs =
  (status: string) =>
  ({ store }: Stage): boolean =>
    store.wishlist.getSnapshot().status === status

const shared =
  (count: number) =>
  (data: Captured): Given => {
    const products = Array.from({ length: count }, (_, index) => {
      const wish = wishOf(data, index)
      const images = wish.imageUrl === null ? [] : [{ view: 'front' as const, url: wish.imageUrl }]
      const colors = data.product.colors.map((color) => ({ ...color, images }))
      return { ...data.product, ...wish, id: index + 1, colors }
    })
    return {
      path: `/wishlist?${new URLSearchParams(products.map(({ slug }) => ['p', slug]))}`,
      gateways: { product: { load: async (slug) => products.find((product) => product.slug === slug) ?? null } },
    }
  }

export const wishlistPart: Part = {
  name: 'wish-list',
  states: [
    { name: 'unknown', given: at('/account/wishlist', notYet), view: page },
    { name: 'signed-out', given: at('/account/wishlist', visitor), view: page, until: isThere('dialog[open]') },
    { name: 'loading', given: wishes(0, answering(never)), view: page, until: wishlistIs('loading') },
    { name: 'error', given: wishes(0, answering(down)), view: page, until: wishlistIs('error') },
    { name: 'empty', given: wishes(0), view: page, until: wishlistIs('ready') },
    { name: 'one', given: wishes(1), view: page, until: wishlistIs('ready') },
    { name: 'many', given: wishes(9), view: page, until: wishlistIs('ready') },
    {
      name: 'not-sold-now',
      given: wishes(3, (data) => {
        const items = [
          wishOf(data, 0, { isAvailable: false, unavailable: 'coming-soon' }),
          wishOf(data, 1, { isAvailable: false, unavailable: 'retired' }),
          wishOf(data, 2, { isAvailable: false }),
          wishOf(data, 3),
        ]
        return { gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } } }
      }),
      view: page,
      until: wishlistIs('ready'),
    },
    {
      name: 'removed',
      given: wishes(3),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'moving',
      given: withSilentCart(
        wishes(3, (data) => {
          const items = [0, 1, 2].map((place) => wishOf(data, place))
          const wishlist = { load: async () => items, add: async () => items, remove: never }
          return { gateways: { wishlist } }
        }),
      ),
      view: page,
      act: () => press('main li button[aria-label]:not(article *)'),
      until: isAdding,
    },
    {
      name: 'removed-all',
      given: wishes(1),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'link-copied',
      given: wishes(3),
      view: page,
      act: () => {
        giveClipboard(async () => undefined)
        return press(`${sharing} button`)
      },
      until: () => (document.querySelector(`${sharing} [role="status"]`)?.textContent ?? '') !== '',
    },
    {
      name: 'link-shown',
      given: wishes(3),
      view: page,
      act: () => {
        giveClipboard(down)
        return press(`${sharing} button`)
      },
      until: isThere(`${sharing} input`),
    },
    { name: 'shared', given: shared(5), view: page },
    { name: 'shared-one', given: shared(1), view: page },
    { name: 'shared-empty', given: shared(0), view: page },
  ],
}
