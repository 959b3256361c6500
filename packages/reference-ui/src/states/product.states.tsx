import { StoreError } from '@cairn/core'
import type { Product, Variant } from '@cairn/core/product'
import { Toasts } from '../app/Toasts.tsx'
import { never, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { wishOf } from './lines.ts'
import { searchOf } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Given, Part, PartState, Stage } from './states.types.ts'

const page = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <Toasts />
  </>
)

interface Change {
  readonly product?: Partial<Product>
  /** Of every variant. */
  readonly variant?: Partial<Variant>
  readonly isSizeChosen?: boolean
  readonly gateways?: Given['gateways']
  readonly isSignedIn?: boolean
  /** Products in the row below; two by default. */
  readonly most?: number
}

const productOf = ({ product }: Captured, { product: change = {}, variant = {} }: Change): Product => ({
  ...product,
  variants: product.variants.map((each) => ({ ...each, ...variant })),
  ...change,
})

/** The page of the captured product, changed. */
const withProduct =
  (change: Change = {}) =>
  (data: Captured): Given => {
    const product = productOf(data, change)
    const chosen = product.variants.find(({ color }) => color === product.colors[0]?.key)
    const query = change.isSizeChosen && chosen ? `?variant=${chosen.id}` : ''
    return {
      path: `/${product.slug}${query}`,
      ...(change.isSignedIn && { isSignedIn: true }),
      gateways: {
        product: { load: async () => product },
        // The row of products below is not what these states are about; `no-size-chosen` has it whole.
        search: searchOf(data, { recommend: async () => data.topSellers.slice(0, change.most ?? 2) }),
        ...change.gateways,
      },
    }
  }

const plenty = { isTracked: true, inventoryLevel: 40 } as const
const chosen = (variant: Partial<Variant>): Change => ({ variant: { ...plenty, ...variant }, isSizeChosen: true })

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

const state = (name: string, change: Change, more: Partial<PartState> = {}): PartState => ({
  name,
  given: withProduct(change),
  view: page,
  ...more,
})

const sizes = (product: Product): Product['sizes'] => [...product.sizes, { key: '3xl-extra', label: '3XL extra lang' }]

export const productPart: Part = {
  name: 'product',
  states: [
    state('no-size-chosen', { variant: plenty, most: 8 }, { shows: ['product.isOutOfStock:false'] }),
    state('size-chosen', chosen({})),
    state(
      'size-needed',
      { variant: plenty },
      { act: () => press('main section button:not([disabled])[class*="wide"]') },
    ),
    state('few-left', chosen({ inventoryLevel: 3 })),
    state('last-one', chosen({ inventoryLevel: 1 })),
    state('stock-not-known', chosen({ isTracked: false, inventoryLevel: null })),
    state('out-of-stock', chosen({ inventoryLevel: 0 }), { shows: ['product.isOutOfStock:true'] }),
    {
      name: 'some-sizes-gone',
      given: (data) => {
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
      { shows: ['product.unavailable:coming-soon'] },
    ),
    state('retired', { product: { isRetired: true }, variant: plenty }, { shows: ['product.unavailable:retired'] }),
    {
      name: 'sale',
      given: (data) => {
        const variants = data.product.variants.map((each) => ({
          ...each,
          ...plenty,
          regularPrice: { ...each.price, amount: each.price.amount + 4000 },
        }))
        return withProduct({ product: { variants } })(data)
      },
      view: page,
    },
    {
      name: 'regular-price',
      given: (data) => withProduct({ variant: { ...plenty, regularPrice: null } })(data),
      view: page,
    },
    {
      name: 'long-names',
      given: (data) =>
        withProduct({
          variant: plenty,
          product: {
            name: 'Wasserdampfdurchlässige Hochgebirgsskitourenhardshelljacke mit Lawinenverschüttetensuchgerätetasche',
            sizes: sizes(data.product),
          },
        })(data),
      view: page,
    },
    {
      name: 'one-colour',
      given: (data) => withProduct({ variant: plenty, product: { colors: data.product.colors.slice(0, 1) } })(data),
      view: page,
    },
    {
      name: 'without-pictures',
      given: (data) =>
        withProduct({
          variant: plenty,
          product: { colors: data.product.colors.map((color) => ({ ...color, images: [] })) },
        })(data),
      view: page,
    },
    state('reviews-loading', { variant: plenty, gateways: { reviews: { load: never } } }),
    state('reviews-failed', { variant: plenty, gateways: { reviews: { load: down } } }),
    {
      name: 'no-reviews',
      given: (data) => {
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
      given: (data) => {
        const bottomLine = { totalReview: 1, averageScore: 4 }
        const single = { ...data.reviews, ...bottomLine, bottomLine, list: data.reviews.list.slice(0, 1) }
        return withProduct({ variant: plenty, gateways: { reviews: { load: async () => single } } })(data)
      },
      view: page,
    },
    {
      name: 'folds-open',
      given: withProduct({ variant: plenty }),
      view: page,
      act: ({ root }) => {
        for (const fold of root.querySelectorAll('details')) fold.open = true
      },
    },
    {
      name: 'on-wish-list',
      given: (data) => ({
        ...withProduct({
          variant: plenty,
          gateways: {
            wishlist: {
              load: async () => [wishOf(data, 0, { productId: data.product.id })],
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
