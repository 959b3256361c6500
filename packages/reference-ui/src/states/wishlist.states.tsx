import { at, down, notYet, visitor } from './account.setup.ts'
import { giveClipboard, isThere, never, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { wishlistItemOf } from './lines.ts'
import type { Overrides, Part, Stage } from './states.types.ts'
import { answering, isAdding, accountPage as page, withSilentCart, withWishlist } from './wishlist.setup.tsx'

const sharing = 'main [class*="share"]'

const wishlistIs =
  (status: string) =>
  ({ store }: Stage): boolean =>
    store.wishlist.getSnapshot().status === status

const shared =
  (count: number) =>
  (data: Captured): Overrides => {
    const products = Array.from({ length: count }, (_, index) => {
      const item = wishlistItemOf(data, index)
      const images = item.imageUrl === null ? [] : [{ view: 'front' as const, url: item.imageUrl }]
      return { ...data.product, ...item, id: `${index + 1}`, options: [], images }
    })
    return {
      path: `/wishlist?${new URLSearchParams(products.map(({ slug }) => ['p', slug]))}`,
      gateways: { product: { load: async (slug) => products.find((product) => product.slug === slug) ?? null } },
    }
  }

export const wishlistPart: Part = {
  name: 'wish-list',
  states: [
    { name: 'unknown', overrides: at('/account/wishlist', notYet), view: page },
    { name: 'signed-out', overrides: at('/account/wishlist', visitor), view: page, until: isThere('dialog[open]') },
    { name: 'loading', overrides: withWishlist(0, answering(never)), view: page, until: wishlistIs('loading') },
    { name: 'error', overrides: withWishlist(0, answering(down)), view: page, until: wishlistIs('error') },
    { name: 'empty', overrides: withWishlist(0), view: page, until: wishlistIs('ready') },
    { name: 'one', overrides: withWishlist(1), view: page, until: wishlistIs('ready') },
    { name: 'many', overrides: withWishlist(9), view: page, until: wishlistIs('ready') },
    {
      name: 'not-sold-now',
      overrides: withWishlist(3, (data) => {
        const items = [
          wishlistItemOf(data, 0, { isAvailable: false, unavailable: 'coming-soon' }),
          wishlistItemOf(data, 1, { isAvailable: false, unavailable: 'retired' }),
          wishlistItemOf(data, 2, { isAvailable: false }),
          wishlistItemOf(data, 3),
        ]
        return { gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } } }
      }),
      view: page,
      until: wishlistIs('ready'),
    },
    {
      name: 'removed',
      overrides: withWishlist(3),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'moving',
      overrides: withSilentCart(
        withWishlist(3, (data) => {
          const items = [0, 1, 2].map((place) => wishlistItemOf(data, place))
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
      overrides: withWishlist(1),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'link-copied',
      overrides: withWishlist(3),
      view: page,
      act: () => {
        giveClipboard(async () => undefined)
        return press(`${sharing} button`)
      },
      until: () => (document.querySelector(`${sharing} [role="status"]`)?.textContent ?? '') !== '',
    },
    {
      name: 'link-shown',
      overrides: withWishlist(3),
      view: page,
      act: () => {
        giveClipboard(down)
        return press(`${sharing} button`)
      },
      until: isThere(`${sharing} input`),
    },
    {
      name: 'choosing-size',
      overrides: withWishlist(4, (data) => ({
        gateways: {
          wishlist: {
            load: async () => [
              wishlistItemOf(data, 0, { variantId: null, slug: data.product.slug }),
              wishlistItemOf(data, 1),
            ],
            add: never,
            remove: never,
          },
        },
      })),
      view: page,
      act: () => press('main li a[class*="wide"]'),
      until: isThere('main li fieldset'),
    },
    {
      name: 'choosing-size-not-answered',
      overrides: withWishlist(4, (data) => ({
        gateways: {
          wishlist: { load: async () => [wishlistItemOf(data, 0, { variantId: null })], add: never, remove: never },
          product: { load: down },
        },
      })),
      view: page,
      act: () => press('main li a[class*="wide"]'),
      until: isThere('main li [role="alert"]'),
    },
    { name: 'shared', overrides: shared(5), view: page },
    { name: 'shared-one', overrides: shared(1), view: page },
    { name: 'shared-empty', overrides: shared(0), view: page },
  ],
}
