import type { SearchCard } from '@cairn/core/search'
import { definePage } from '../app/routing/page.ts'
import { useHref } from '../app/shop/ShopContext.tsx'
import { LISTS } from '../consent/useTrackedList.ts'
import { useMessages } from '../messages/index.ts'
import { loadJournalMessages } from '../messages/journal/index.ts'
import { ProductRail } from '../product/card/ProductRail.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts'
import { Band } from '../ui/layout/Page.tsx'
import { Hero } from './Hero.tsx'
import { Journal } from './Journal.tsx'
import { Story } from './Story.tsx'
import { Tiles } from './Tiles.tsx'

const TOP_SELLERS = 8

export default definePage({
  path: '/',
  load: async ({ site, gateways, signal }) => {
    const [home, topSellers, journal] = await Promise.all([
      gateways.content.home({ signal }),
      // The page works without top sellers, so a failed request does not fail the page.
      gateways.search.recommend({ limit: TOP_SELLERS }, { signal }).catch(() => []),
      loadJournalMessages(site.hreflang),
    ])
    return { data: { home, topSellers, journal } }
  },
  // The path `/home`, to which a sign-out leads, has the same content (spec section 2). So `/` is the canonical path of
  // both.
  head: ({ messages }) => ({ description: messages.home.description, canonical: '/' }),
  Component: ({ data: { home, topSellers, journal } }) => {
    const words = useMessages().home
    return (
      <>
        <Hero {...home.hero} />
        <Tiles heading={home.tilesHeading ?? words.categories} tiles={home.tiles} />
        <Band>
          <TopSellers cards={topSellers} />
        </Band>
        <Story {...home.story} />
        <Journal words={journal} />
      </>
    )
  },
})

/**
 * On wide viewports a card links to the variant that it shows (spec 2.routes.variant-on-desktop-top-sellers). The
 * server does not know the viewport width, so its HTML links to the product without a variant.
 */
function TopSellers({ cards }: { readonly cards: readonly SearchCard[] }) {
  const href = useHref()
  const words = useMessages().home
  const isDesktop = useMediaQuery('(width >= 64em)')
  return (
    <ProductRail
      title={words.topSellers}
      list={LISTS.topSellers}
      cards={cards}
      link={<TextLink href={href('/search')}>{words.shopAll}</TextLink>}
      withVariant={isDesktop}
    />
  )
}
