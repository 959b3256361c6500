import type { SearchCard } from '@cairn/core/search'

/** The page of a card's product; `withVariant` leads to the very variant that the card shows. */
export const cardPath = ({ slug, variantId }: Pick<SearchCard, 'slug' | 'variantId'>, withVariant = false): string =>
  withVariant && variantId !== null ? `/${slug}?variant=${variantId}` : `/${slug}`
