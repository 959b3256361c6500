import type { Product } from '@cairn/core/product'
import { isThere, never, scrollTo } from './acting.ts'
import type { Captured } from './captured.ts'
import { pageView } from './pageView.tsx'
import { down } from './product.setup.tsx'
import type { Overrides, Part, PartState, Stage } from './states.types.ts'
import { until } from './waiting.ts'

/** Returns variations of the captured product, with the names and pictures of the top sellers. */
const productsOf = ({ product, topSellers }: Captured, change: Partial<Product> = {}): readonly Product[] =>
  topSellers.slice(0, 4).map(({ id, slug, name, imageUrl }, index) => ({
    ...product,
    id,
    slug,
    name,
    options: [],
    images: imageUrl === null ? [] : [{ view: 'front', url: imageUrl }],
    features: index === 1 ? [] : product.features,
    activities: index === 1 ? [] : ['hiking', 'snow'],
    ...(index > 0 && change),
  }))

const comparing = (
  name: string,
  count: number,
  { change, gateways }: { readonly change?: Partial<Product>; readonly gateways?: Overrides['gateways'] } = {},
): PartState => ({
  name,
  overrides: (data) => {
    const products = productsOf(data, change).slice(0, count)
    return {
      path: `/compare${count === 0 ? '' : `?p=${products.map(({ slug }) => slug).join(',')}`}`,
      gateways: {
        product: { load: async (slug) => products.find((product) => product.slug === slug) ?? null },
        ...gateways,
      },
    }
  },
  view: pageView,
  until: isThere(count === 0 ? 'main h1' : 'main table'),
})

/** Scrolls to the third row, so that the head is gone and the names stick. */
const scrollToRows = async ({ root }: Stage): Promise<void> => {
  await until(isThere('main table'), 'the table')
  scrollTo(root.querySelectorAll('tbody tr')[2]?.getBoundingClientRect().top ?? 0)
}

export const comparePart: Part = {
  name: 'compare',
  states: [
    comparing('empty', 0),
    comparing('one', 1),
    comparing('four', 4),
    { ...comparing('four-scrolled', 4), act: scrollToRows, until: () => scrollY > 0 },
    comparing('other-types', 4, { change: { breadcrumbs: [], category: ['Packs'] } }),
    comparing('not-for-sale', 2, { change: { isRetired: true } }),
    comparing('ratings-loading', 3, { gateways: { reviews: { load: never } } }),
    comparing('ratings-unknown', 3, { gateways: { reviews: { load: down } } }),
  ],
}
