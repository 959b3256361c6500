import { fetchable } from '../../app/loading/fetchable.tsx'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { loadAccountMessages } from '../../messages/account/index.ts'
import { useMessages } from '../../messages/index.ts'
import { usePrices } from '../../product/card/usePrices.ts'
import { WishlistHeart } from '../../product/card/WishlistHeart.tsx'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { QuickViewButton } from '../../product/quickView/QuickViewButton.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { Wrap } from '../../ui/layout/Page.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { ProductCard } from '../../ui/productCard/ProductCard.tsx'
import { ProductGrid } from '../../ui/productCard/ProductGrid.tsx'
import { type SharedProduct, sharedProduct } from './sharedProduct.ts'
import { sharedSlugs } from './shareList.ts'
import styles from './Wishlist.module.css'

const SuggestedProducts = fetchable(() => import('../../product/card/SuggestedProducts.tsx'), { isQuiet: true })

interface SharedWishlistData {
  readonly products: readonly SharedProduct[]
  readonly text: string
  readonly empty: string
}

/** A public page with the products of a shared wish list. It does not reveal the owner. */
function SharedWishlist({ products, text, empty }: SharedWishlistData) {
  const href = useHref()
  const { account: words, cart, product } = useMessages()
  const prices = usePrices()
  return (
    <Wrap className={styles.shared}>
      {products.length === 0 ? (
        <>
          <EmptyState
            level={1}
            title={empty}
            actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
          />
          <SuggestedProducts onFailed={() => undefined} />
        </>
      ) : (
        <>
          <h1>{words.sharedTitle}</h1>
          <p className={styles.sharedText}>{text}</p>
          <VisuallyHidden as="h2">{words.sharedTitle}</VisuallyHidden>
          <ProductGrid label={words.sharedTitle}>
            {products.map(
              ({ id, slug, name, category, imageUrl, price, regularPrice, priceNote, badge, isRetired }, index) => (
                <li key={slug}>
                  <ProductCard
                    href={href(`/${slug}`)}
                    name={name}
                    category={category.join(' · ')}
                    picture={{
                      ...cardPicture(imageUrl),
                      sizes: '(width >= 78em) min(21vw, 20.5rem), (width >= 43.5em) 28vw, 42vw',
                      priority: index === 0,
                    }}
                    price={price === null ? undefined : prices(price, regularPrice, priceNote)}
                    tag={badge === null || isRetired ? undefined : product[badge]}
                    quickView={
                      <QuickViewButton card={{ id, slug, name, imageUrl, variantId: null, price, regularPrice }} />
                    }
                    heart={<WishlistHeart product={{ id, name }} variantId={null} isOfMany />}
                  />
                  {isRetired ? <Status tone="quiet">{product.retired}</Status> : null}
                </li>
              ),
            )}
          </ProductGrid>
        </>
      )}
    </Wrap>
  )
}

export default definePage({
  path: '/wishlist',
  load: async ({ site, gateways, signal, url }) => {
    const [words, found] = await Promise.all([
      loadAccountMessages(site.hreflang),
      Promise.all(sharedSlugs(url.searchParams).map((slug) => gateways.product.load(slug, { signal }))),
    ])
    const products = found.flatMap((product) => (product === null ? [] : [sharedProduct(product)]))
    return { data: { products, text: words.sharedText, empty: words.sharedEmpty } }
  },
  head: ({ messages }) => ({ title: messages.account.sharedTitle, robots: 'noindex' }),
  Component: ({ data }) => <SharedWishlist {...data} />,
})
