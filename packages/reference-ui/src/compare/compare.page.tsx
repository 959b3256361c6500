import { useEffect } from 'react'
import { pendingOf, settleWithin } from '../app/loading/deferred.ts'
import { fetchable } from '../app/loading/fetchable.tsx'
import { definePage } from '../app/routing/page.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { compared } from '../memory/memories.ts'
import { type CompareMessages, loadCompareMessages } from '../messages/compare/index.ts'
import { useMessages } from '../messages/index.ts'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Wrap } from '../ui/layout/Page.tsx'
import styles from './Compare.module.css'
import { CompareTable, type CompareTableProps } from './CompareTable.tsx'
import { comparedProduct } from './comparedProduct.ts'
import { comparedSlugs, comparePath } from './comparePath.ts'

const SuggestedProducts = fetchable(() => import('../product/card/SuggestedProducts.tsx'), { isQuiet: true })

/** Milliseconds for which the server waits for the ratings. */
const PATIENCE = 1000

interface CompareData {
  readonly products: CompareTableProps['products']
  /** Whether the URL names products of other types, which the table leaves out. */
  readonly hasOthers: boolean
  readonly words: CompareMessages
}

interface CompareProps extends CompareData {
  readonly ratings: CompareTableProps['ratings']
}

/** Compares the products of the URL. Without any in the URL, it compares those that this browser remembers. */
function Compare({ products, hasOthers, words, ratings }: CompareProps) {
  const href = useHref()
  const { cart } = useMessages()
  const { navigate } = useShop()
  const isEmpty = products.length === 0
  useEffect(() => {
    const remembered = compared.getSnapshot().map(({ slug }) => slug)
    if (isEmpty && !location.search.includes('p=') && remembered.length > 0)
      navigate(comparePath(remembered), { replace: true })
  }, [isEmpty, navigate])
  return (
    <Wrap className={styles.page}>
      {isEmpty ? (
        <>
          <EmptyState
            level={1}
            title={words.empty}
            actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
          >
            <p>{words.emptyHint}</p>
          </EmptyState>
          <SuggestedProducts onFailed={() => undefined} />
        </>
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className={styles.text}>{hasOthers ? words.otherTypes : words.text}</p>
          <CompareTable products={products} ratings={ratings} words={words} />
        </>
      )}
    </Wrap>
  )
}

export default definePage({
  path: '/compare',
  load: async ({ gateways, signal, site, url }) => {
    const [words, ...found] = await Promise.all([
      loadCompareMessages(site.hreflang),
      ...comparedSlugs(url.searchParams).map((slug) => gateways.product.load(slug, { signal })),
    ])
    const all = found.flatMap((product) => (product === null ? [] : [comparedProduct(product)]))
    const products = all.filter(({ type }) => type === all[0]?.type)
    const ratings = Promise.all(
      products.map(({ id }) =>
        gateways.reviews.load({ productId: id, perPage: 1 }, { signal }).then(
          ({ averageScore, totalReview }) => ({ averageScore, totalReview }),
          () => null,
        ),
      ),
    )
    // Without scripts no rating can follow the page.
    if (import.meta.env.SSR) await settleWithin({ ratings: pendingOf(ratings) }, PATIENCE)
    return { data: { products, hasOthers: products.length < all.length, words }, deferred: { ratings } }
  },
  head: ({ data: { words } }) => ({ title: words.title, robots: 'noindex' }),
  Component: ({ data, deferred }) => <Compare {...data} ratings={deferred.ratings} />,
})
