import type { OptionValue, Product, Variant } from '@cairn/core/product'
import type { Review, Reviews } from '@cairn/core/reviews'
import { StoreProvider } from '@cairn/react'
import type { ReactNode } from 'react'
import { ShopContext } from '../../app/shop/ShopContext.tsx'
import { defaultSite, type Site } from '../../app/shop/sites.ts'
import { messages } from '../../messages/en.ts'
import { MessagesProvider } from '../../messages/index.ts'
import { restingStore } from '../../testing/restingStore.fixture.ts'

const spruce: OptionValue = {
  key: 'spruce',
  label: 'Spruce',
  hex: '#2d4a3e',
  images: (['front', 'back', 'detail'] as const).map((view) => ({ view, url: `/media/ridgeline/spruce/${view}.svg` })),
}

const sand: OptionValue = { key: 'sand', label: 'Sand', hex: '#c2b280', images: [] }

export const variantOf = (id: number, change: Partial<Variant> = {}): Variant => ({
  id: `${id}`,
  sku: `CN0101-${id}`,
  options: { Color: 'spruce', Size: 'm' },
  price: { amount: 12_000, currency: 'USD' },
  regularPrice: null,
  isTracked: true,
  inventoryLevel: 40,
  ...change,
})

const sizes = (...keys: readonly string[]): readonly OptionValue[] =>
  keys.map((key) => ({ key, label: key.toLocaleUpperCase() }))

/** The options of a product that has only these sizes. */
export const sizesOnly = (...keys: readonly string[]): Product['options'] => [{ name: 'Size', values: sizes(...keys) }]

/** Returns a jacket in two colours and two sizes; the large size in the colour sand is sold out. */
export const productOf = (change: Partial<Product> = {}): Product => ({
  id: '101',
  sku: 'CN0101',
  slug: 'ridgeline',
  name: 'Ridgeline',
  category: ['Jackets', 'Rain'],
  breadcrumbs: [{ title: 'Jackets', url: '/search?filter.category=jackets' }],
  brand: 'Cairn',
  summary: 'Rain stays out.',
  description: 'A jacket.',
  features: ['Two-way front zip'],
  materials: 'Polyamide',
  care: 'Wash at 30 °C.',
  fit: 'Roomy fit.',
  gender: 'women',
  activities: [],
  taxIncluded: false,
  options: [
    { name: 'Color', values: [spruce, sand] },
    { name: 'Size', values: sizes('m', 'l') },
  ],
  images: [],
  variants: [
    variantOf(1),
    variantOf(2, { options: { Color: 'spruce', Size: 'l' }, inventoryLevel: 3 }),
    variantOf(3, { options: { Color: 'sand', Size: 'm' } }),
    variantOf(4, { options: { Color: 'sand', Size: 'l' }, inventoryLevel: 0 }),
  ],
  isComingSoon: false,
  isRetired: false,
  ...change,
})

export const reviewOf = (id: number, change: Partial<Review> = {}): Review => ({
  id: `${id}`,
  score: 4,
  title: `Review ${id}`,
  content: 'Keeps the rain out.',
  author: 'Ruth H.',
  createdAt: '2026-09-24T00:00:00Z',
  isVerified: true,
  fit: 3,
  quality: 5,
  ...change,
})

export const reviewsOf = (list: readonly Review[], totalReview = list.length): Reviews => ({
  list,
  totalReview,
  averageScore: 4.2,
  pagination: { page: 1, perPage: 4, total: totalReview },
  productData: null,
  bottomLine: { totalReview, averageScore: 4.2 },
  averageFit: 3,
  averageFitUnrounded: 3.4,
  averageQuality: 4.4,
})

/**
 * Wraps a component in the contexts of a product page. Their store is only a placeholder, which the component must not
 * use.
 */
export const inPage = (children: ReactNode, site: Site = defaultSite): ReactNode => (
  <ShopContext
    value={{
      site,
      url: new URL(`https://shop.example/${site.prefix}/ridgeline`),
      isNavigating: false,
      navigate: () => undefined,
    }}
  >
    <StoreProvider store={restingStore(site)}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </StoreProvider>
  </ShopContext>
)
