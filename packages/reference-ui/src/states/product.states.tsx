import type { Product } from '@cairn/core/product'
import { isThere, never, press } from './acting.ts'
import { wishlistItemOf } from './lines.ts'
import { chosen, down, page, plenty, state, withoutPictures, withProduct, withValues } from './product.setup.tsx'
import type { Part } from './states.types.ts'

const withSize = (product: Product): Product['options'] =>
  withValues(product, 'Size', (sizes) => [...sizes, { key: '3xl-extra', label: '3XL extra lang' }])

/** The form that asks for an email when the product can be bought. */
const ALERT_FORM = 'main form:has([type="email"])'

export const productPart: Part = {
  name: 'product',
  states: [
    state('no-size-chosen', { variant: plenty, max: 8 }, { shows: ['product.isOutOfStock:false'] }),
    state('size-chosen', chosen({})),
    state(
      'size-needed',
      { variant: plenty },
      { act: () => press('main section button:not([disabled])[class*="wide"]') },
    ),
    state('few-left', chosen({ inventoryLevel: 3 })),
    state('last-one', chosen({ inventoryLevel: 1 })),
    state('stock-not-known', chosen({ isTracked: false, inventoryLevel: null })),
    state('out-of-stock', chosen({ inventoryLevel: 0 }), {
      shows: ['product.isOutOfStock:true'],
      until: isThere(ALERT_FORM),
    }),
    state('stock-alert-invalid', chosen({ inventoryLevel: 0 }), { act: () => press(`${ALERT_FORM} [type="submit"]`) }),
    {
      name: 'some-sizes-gone',
      overrides: (data) => {
        const { variants } = data.product
        const product = {
          variants: variants.map((each, index) => ({ ...each, ...plenty, ...(index % 2 && { inventoryLevel: 0 }) })),
        }
        return withProduct({ product })(data)
      },
      view: page,
    },
    state(
      'coming-soon',
      { product: { isComingSoon: true }, variant: plenty },
      { shows: ['product.unavailable:coming-soon'], until: isThere(`${ALERT_FORM} select`) },
    ),
    state('retired', { product: { isRetired: true }, variant: plenty }, { shows: ['product.unavailable:retired'] }),
    {
      name: 'sale',
      overrides: (data) => {
        const variants = data.product.variants.map((each) => ({
          ...each,
          ...plenty,
          regularPrice: { ...each.price, amount: each.price.amount + 4000 },
        }))
        const custom = { priceNote: 'Lowest price in the 30 days before the reduction: €80.00' }
        return withProduct({ product: { variants, custom } })(data)
      },
      view: page,
    },
    {
      name: 'regular-price',
      overrides: (data) => withProduct({ variant: { ...plenty, regularPrice: null } })(data),
      view: page,
    },
    {
      name: 'long-names',
      overrides: (data) =>
        withProduct({
          variant: plenty,
          product: {
            name: 'Wasserdampfdurchlässige Hochgebirgsskitourenhardshelljacke mit Lawinenverschüttetensuchgerätetasche',
            options: withSize(data.product),
          },
        })(data),
      view: page,
    },
    {
      name: 'one-colour',
      overrides: (data) =>
        withProduct({
          variant: plenty,
          product: { options: withValues(data.product, 'Color', (colors) => colors.slice(0, 1)) },
        })(data),
      view: page,
    },
    {
      name: 'without-pictures',
      overrides: (data) =>
        withProduct({
          variant: plenty,
          product: { options: withoutPictures(data.product) },
        })(data),
      view: page,
    },
    state('reviews-loading', { variant: plenty, gateways: { reviews: { load: never } } }),
    state('reviews-failed', { variant: plenty, gateways: { reviews: { load: down } } }),
    {
      name: 'no-reviews',
      overrides: (data) => {
        const bottomLine = { totalReview: 0, averageScore: 0 }
        const none = {
          ...data.reviews,
          ...bottomLine,
          bottomLine,
          list: [],
          averageFit: null,
          averageFitUnrounded: null,
          averageQuality: null,
        }
        return withProduct({ variant: plenty, gateways: { reviews: { load: async () => none } } })(data)
      },
      view: page,
    },
    {
      name: 'one-review',
      overrides: (data) => {
        const bottomLine = { totalReview: 1, averageScore: 4 }
        const single = { ...data.reviews, ...bottomLine, bottomLine, list: data.reviews.list.slice(0, 1) }
        return withProduct({ variant: plenty, gateways: { reviews: { load: async () => single } } })(data)
      },
      view: page,
    },
    {
      name: 'folds-open',
      overrides: withProduct({ variant: plenty }),
      view: page,
      act: ({ root }) => {
        for (const accordion of root.querySelectorAll('details')) accordion.open = true
      },
    },
    {
      name: 'on-wish-list',
      overrides: (data) => ({
        ...withProduct({
          variant: plenty,
          gateways: {
            wishlist: {
              load: async () => [wishlistItemOf(data, 0, { productId: data.product.id })],
              add: never,
              remove: never,
            },
          },
        })(data),
        isSignedIn: true,
      }),
      view: page,
      until: ({ store }) => store.wishlist.getSnapshot().productIds.length > 0,
    },
  ],
}
