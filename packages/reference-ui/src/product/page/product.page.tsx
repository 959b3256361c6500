import { choiceOfVariant, chooseOption, imagesOf, type Product, viewProduct } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cachedPart } from '../../app/loading/cachedPart.tsx'
import { Deferred } from '../../app/loading/Deferred.tsx'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { definePage, notFound } from '../../app/routing/page.ts'
import { toHref } from '../../app/shop/address.ts'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import type { Site } from '../../app/shop/sites.ts'
import { usePrivacy } from '../../consent/PrivacyContext.ts'
import { LISTS } from '../../consent/useTrackedList.ts'
import { type Breadcrumb, breadcrumbData, breadcrumbLinks, breadcrumbsTo } from '../../content/breadcrumbs.ts'
import type { PriceNotice } from '../../legal/priceNotices.ts'
import { useMessages } from '../../messages/index.ts'
import { Band, Wrap } from '../../ui/layout/Page.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { BuyColumn } from '../buy/BuyColumn.tsx'
import { SIZE } from '../buy/options.ts'
import { PhoneBuyBar } from '../buy/PhoneBuyBar.tsx'
import { focusMissing } from '../buy/VariantChoice.tsx'
import { ProductRail } from '../card/ProductRail.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { requestProduct } from '../quickView/productRequest.ts'
import { ReviewsSection } from '../reviews/ReviewsSection.tsx'
import { Details } from './Details.tsx'
import { nameVariant } from './nameVariant.ts'
import styles from './ProductPage.module.css'
import { productData } from './structuredData.ts'

// The rows are optional: without them the page still sells, so no error is shown.
const ProductStrips = fetchable(async () => (await import('../../memory/fetchMemory.ts')).fetchProductStrips(), {
  isQuiet: true,
})

/** Number of reviews per request. This many reviews fill the column beside the score. */
const REVIEWS = 4

/** Loads the notices of a price in a chunk of their own: only the load of the page needs their texts. */
const noticesOf = async (site: Site): Promise<readonly PriceNotice[]> =>
  (await import('../../legal/priceNotices.ts')).loadPriceNotices(site)

export default definePage({
  path: '/:slug',
  load: async ({ params, gateways, site, signal }) => {
    // A hovered card prefetches its page; the quick view of the card shares the request.
    const response = import.meta.env.SSR
      ? gateways.product.load(params.slug, { signal })
      : requestProduct(gateways.product, params.slug)
    const [product, notices] = await Promise.all([response, noticesOf(site)])
    if (product === null) return notFound()
    const reviews = gateways.reviews.load({ productId: product.id, perPage: REVIEWS }, { signal })
    const alsoViewed = gateways.search.recommend({ productId: product.id, limit: 8 }, { signal })
    return { data: { product, notices }, deferred: { reviews, alsoViewed } }
  },
  head: ({ data: { product }, deferred: { reviews }, messages, site, url }) => ({
    title: product.name,
    description: product.summary,
    stores: product.stores,
    image: imagesOf(product)[0]?.url.replace('.svg', '-800.webp') ?? '/icon-512.png',
    structuredData: import.meta.env.SSR && [
      productData(
        product,
        url.origin + toHref(site, `/${product.slug}`),
        reviews.status === 'ready' ? reviews.value : undefined,
      ),
      breadcrumbData(productBreadcrumbs(product, messages.common.shopName), url.origin, site),
    ],
  }),
  Component: ({ data: { product, notices }, deferred, url }) => {
    const words = useMessages().product
    return (
      <ProductView key={product.id} product={product} notices={notices} url={url} reviews={deferred.reviews}>
        <Band>
          <Deferred
            value={deferred.reviews}
            pending={<div className={styles.space} />}
            failed={<ReviewsSection product={product} perPage={REVIEWS} reviews={null} />}
          >
            {(reviews) => <ReviewsSection product={product} perPage={REVIEWS} reviews={reviews} />}
          </Deferred>
        </Band>
        <Band>
          <Deferred value={deferred.alsoViewed} pending={<div className={styles.rail} />} failed={null}>
            {(cards) => <ProductRail title={words.alsoViewed} list={LISTS.alsoViewed} cards={cards} />}
          </Deferred>
        </Band>
        <ProductStrips product={product} onFailed={() => undefined} />
      </ProductView>
    )
  },
})

interface ProductViewProps {
  readonly product: Product
  readonly notices: readonly PriceNotice[]
  readonly url: URL
  readonly reviews: Parameters<typeof Deferred<Reviews>>[0]['value']
  readonly children: ReactNode
}

/** Returns the breadcrumbs of the product's categories, followed by the product. */
const productBreadcrumbs = ({ breadcrumbs, name, slug }: Product, shopName: string): readonly Breadcrumb[] =>
  breadcrumbsTo(
    [...breadcrumbs.map(({ title, url }) => ({ name: title, path: url })), { name, path: `/${slug}` }],
    shopName,
  )

/**
 * The product with the shopper's choice of colour and size. The `children` follow the product and, on a phone, precede
 * the buy bar.
 */
function ProductView({ product, notices, url, reviews, children }: ProductViewProps) {
  const { common } = useMessages()
  const href = useHref()
  const { isNavigating } = useShop()
  const named = url.searchParams.get('variant')
  const arrive = () => ({ url, choice: choiceOfVariant(product, named), hasChosen: false, needsChoice: false })
  const [arrived, setArrived] = useState(arrive)
  // A navigation by link or history resets the choice to the variant in the URL, even if the new URL is the same.
  if (arrived.url !== url) setArrived(arrive)
  const { choice, hasChosen, needsChoice } = arrived
  const missing = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The stock may change while the page is open. `product` stays the same, so that the view is tracked once.
  const [fresh, setFresh] = useState({ of: product, product })
  const current = fresh.of === product ? fresh.product : product
  const view = useMemo(() => viewProduct(current, choice), [current, choice])
  // The pickers and the buy button follow a choice at once. The other parts follow after the next frame, because a phone
  // would answer the tap later if it rendered them too.
  const lateView = useDeferredValue(view)
  const shown = view.currentVariant
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another variant or another URL changes the address
  useLayoutEffect(() => {
    // The address names the chosen variant, and a variant that does not belong to this product is replaced. During a
    // navigation the address already belongs to the next page.
    if ((hasChosen || named !== null) && !isNavigating) nameVariant(shown)
  }, [url, shown?.id])
  const { track } = usePrivacy()
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another variant must not track a second view
  useEffect(() => void track((tracking) => tracking.viewProduct(view)), [product, track])
  const choose = (option: string, key: string) =>
    setArrived((last) => ({ ...last, choice: chooseOption(product, last.choice, option, key), hasChosen: true }))
  const chooseSize = (key: string) => setArrived((last) => ({ ...last, choice: { ...last.choice, [SIZE]: key } }))
  const requireChoice = () => {
    setArrived((last) => ({ ...last, needsChoice: true }))
    focusMissing(missing.current, view)
  }
  return (
    <>
      <Wrap>
        <div className={styles.crumbs}>
          <Breadcrumbs
            label={common.breadcrumbs}
            crumbs={breadcrumbLinks(productBreadcrumbs(product, common.shopName), href)}
          />
        </div>
        <div className={styles.product}>
          <Gallery key={lateView.images[0]?.url} view={lateView} />
          <div className={styles.buy}>
            <BuyColumn
              view={view}
              lateView={lateView}
              notices={notices}
              reviews={reviews}
              needsChoice={needsChoice}
              missingRef={missing}
              addRef={button}
              onChoose={choose}
              onSize={chooseSize}
              onChoiceNeeded={requireChoice}
              onFresh={(next) => setFresh({ of: product, product: next })}
            />
            {cachedPart('details', product, <Details product={product} />)}
          </div>
        </div>
      </Wrap>
      {children}
      <PhoneBuyBar button={button} view={view} onChoiceNeeded={requireChoice} />
    </>
  )
}
