import { imagesOf } from '@cairn/core/product'
import type { SearchCard } from '@cairn/core/search'
import LoginRequired from '../account/signIn/LoginRequired.tsx'
import { Toasts } from '../app/shell/Toasts.tsx'
import { CatalogueCard } from '../product/card/CatalogueCard.tsx'
import QuickView from '../product/quickView/QuickView.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import { ProductGrid } from '../ui/productCard/ProductGrid.tsx'
import { isThere, never, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { type Change, down, plenty, withoutPictures, withProduct } from './product.setup.tsx'
import type { Part, PartState, Stage } from './states.types.ts'

/** Returns the captured product as a card. */
const cardOf = ({ product, topSellers }: Captured, change: Partial<SearchCard>): readonly SearchCard[] =>
  topSellers.slice(0, 1).map((card) => ({
    ...card,
    id: product.id,
    slug: product.slug,
    name: product.name,
    imageUrl: imagesOf(product)[0]?.url ?? null,
    variantId: product.variants[0]?.id ?? null,
    price: product.variants[0]?.price ?? null,
    regularPrice: null,
    ...change,
  }))

const cards =
  (change: Partial<SearchCard> = {}) =>
  ({ data }: Stage) => (
    <main id="main" tabIndex={-1}>
      <Wrap>
        <ProductGrid>
          {[...cardOf(data, change), ...data.found.products.filter(({ id }) => id !== data.product.id).slice(0, 1)].map(
            (card) => (
              <li key={card.id}>
                <CatalogueCard card={card} level={2} />
              </li>
            ),
          )}
        </ProductGrid>
      </Wrap>
      <QuickView />
      <LoginRequired />
      <Toasts />
    </main>
  )

const opener = 'article button[aria-haspopup="dialog"]'
const add = 'dialog[open] button[class*="wide"]'
const openQuickView = () => press(opener)
const isRead = isThere(add)

const quick = (name: string, change: Change, more: Partial<PartState> = {}): PartState => ({
  name,
  overrides: (data) => ({ ...withProduct(change)(data), path: '/search?q=jacket' }),
  view: cards(),
  act: openQuickView,
  until: isRead,
  ...more,
})

const unread = (name: string, load: () => Promise<null>, until: () => boolean): PartState =>
  quick(name, { gateways: { product: { load } } }, { until })

/** A product card, and the quick view that it opens over the page. */
export const quickViewPart: Part = {
  name: 'quick-view',
  states: [
    quick('card', { variant: plenty }, { act: () => undefined, until: () => true }),
    quick('open', { variant: plenty }),
    unread('loading', never, isThere('dialog[open] [aria-busy="true"]')),
    unread('not-answered', down, isThere('dialog[open] [role="alert"]')),
    unread('no-longer-sold', async () => null, isThere('dialog[open] p[role="status"]:not(:empty)')),
    quick('size-needed', { variant: plenty }, { act: () => openQuickView().then(() => press(add)) }),
    quick(
      'few-left',
      { variant: { ...plenty, inventoryLevel: 3 } },
      {
        until: isThere('dialog[open] div[role="status"] > *'),
        act: () => openQuickView().then(() => press('dialog[open] [class*="sizes"] input')),
      },
    ),
    quick('out-of-stock', { variant: { isTracked: true, inventoryLevel: 0 } }),
    quick('coming-soon', { variant: plenty, product: { isComingSoon: true } }),
    quick('retired', { variant: plenty, product: { isRetired: true } }),
    quick(
      'without-pictures',
      { variant: plenty },
      {
        overrides: (data) => ({
          ...withProduct({
            variant: plenty,
            product: { options: withoutPictures(data.product) },
          })(data),
          path: '/search?q=jacket',
        }),
      },
    ),
    quick(
      'long-name',
      { variant: plenty },
      {
        view: cards({
          name: 'Wasserdampfdurchlässige Hochgebirgsskitourenhardshelljacke mit Lawinenverschüttetensuchgerätetasche',
        }),
      },
    ),
    quick('without-reviews', { variant: plenty, gateways: { reviews: { load: down } } }),
    quick(
      'login-required',
      { variant: plenty },
      {
        act: () => openQuickView().then(() => press(`${add} ~ button`)),
        until: ({ store }) => isRead() && store.overlay.getSnapshot().dialog === 'login',
      },
    ),
  ],
}
