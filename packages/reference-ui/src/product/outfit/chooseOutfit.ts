import type { Product } from '@cairn/core/product'
import type { SearchCard, SearchFilters } from '@cairn/core/search'
import { garmentType } from '../garmentType.ts'
import { LAYERS, type Layer, OUTFITS, WARMING, type Weather } from './outfitTable.ts'

/** The number of products that complete an outfit. */
const OUTFIT_LENGTH = 3

/** How many layers the search is asked for. One more than an outfit needs, because a layer may have no product. */
const MAX_LAYERS = OUTFIT_LENGTH + 1

/** The warmth from 1 to 5 of layers that go together. */
const WARMTH: Readonly<Record<Weather, readonly string[]>> = {
  cold: ['2', '3', '4', '5'],
  mild: ['1', '2', '3'],
  wet: ['1', '2', '3'],
}

/** From this warmth on, a product is only for cold weather. */
const COLD_FROM = 4

/** Below this warmth, a layer for several activities is not made for snow. */
const SNOW_FROM = 3

/** Returns the warmth that the store server states; null for a product without it, such as a shoe. */
const warmthOf = ({ custom }: Product): number | null => {
  const warmth = custom?.warmth
  const level = typeof warmth === 'object' && warmth !== null && 'level' in warmth ? warmth.level : null
  return typeof level === 'number' ? level : null
}

/** Returns the narrowest category in the breadcrumbs, such as `tights-running`. */
const categoryOf = ({ breadcrumbs }: Product): string =>
  new URLSearchParams(breadcrumbs.at(-1)?.url.split('?')[1]).get('filter.category') ?? ''

/**
 * Returns the activity of the outfit: the one that the category names, otherwise snow for a product that is warm enough,
 * otherwise the first one.
 */
const activityOf = (product: Product, layer: Layer | undefined): string | undefined => {
  const { activities } = product
  const named = activities.find((activity) => categoryOf(product).endsWith(`-${activity}`))
  if (named !== undefined) return named
  const isForSnow = layer === 'shell' || (warmthOf(product) ?? SNOW_FROM) >= SNOW_FROM
  return activities.find((activity) => (activity === 'snow') === isForSnow) ?? activities[0]
}

/** Returns the weather of the outfit: cold for snow and for a warm product, wet for rain jackets and rain pants. */
const weatherOf = (product: Product, activity: string): Weather => {
  if (activity === 'snow' || (warmthOf(product) ?? 0) >= COLD_FROM) return 'cold'
  return categoryOf(product).endsWith('-rain') ? 'wet' : 'mild'
}

/** Whom an outfit is for. */
export type Wearer = Exclude<Product['gender'], 'all'>

/**
 * Returns whom the outfit with a product is for. A unisex product gets one gender by its slug, the same for every
 * visitor, because no person wears an outfit of women's and men's clothes.
 */
export const wearerOf = ({ gender, slug }: Pick<Product, 'gender' | 'slug'>): Wearer => {
  if (gender !== 'all') return gender
  const sum = Array.from(slug).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return sum % 2 === 0 ? 'women' : 'men'
}

/**
 * Returns a search for each layer that goes with a product: same activity, one wearer, near in warmth, and never the
 * product's own layer. Returns no search for a product without a known activity.
 */
export const outfitSearches = (product: Product): readonly SearchFilters[] => {
  const layer = LAYERS[garmentType(product)]
  const activity = activityOf(product, layer)
  const outfit = activity === undefined ? undefined : OUTFITS[activity]
  if (activity === undefined || outfit === undefined) return []
  const weather = weatherOf(product, activity)
  return (outfit[weather] ?? outfit.mild)
    .filter(([other]) => other !== layer)
    .slice(0, MAX_LAYERS)
    .map(([other, ...category]) => ({
      category,
      activity: [activity],
      gender: [wearerOf(product), 'all'],
      ...(WARMING.has(other) && { warmth: WARMTH[weather] }),
    }))
}

/**
 * Chooses the first product of each layer that the shop sells now. All visitors get the same products. A back end may
 * find a product for two layers, so no product is chosen twice.
 */
export const chooseOutfit = (layers: readonly (readonly SearchCard[])[]): readonly SearchCard[] => {
  const chosen: SearchCard[] = []
  for (const cards of layers) {
    const card = cards.find(({ id, badge }) => badge !== 'coming-soon' && chosen.every((other) => other.id !== id))
    if (card !== undefined) chosen.push(card)
  }
  return chosen.slice(0, OUTFIT_LENGTH)
}
