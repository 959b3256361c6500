import type { SearchCard } from '@cairn/core/search'

/** Returns the path of a card's product. `withVariant` adds the variant that the card shows. */
export const cardPath = ({ slug, variantId }: Pick<SearchCard, 'slug' | 'variantId'>, withVariant = false): string =>
  withVariant && variantId !== null ? `/${slug}?variant=${variantId}` : `/${slug}`
