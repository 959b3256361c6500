import type { Search } from '@cairn/core/contracts'
import type { Language, Site } from '../sites/sites.data.ts'
import type { Filters } from './filters.ts'
import { countWithin, type PriceCount, type PriceRange, readyRanges } from './priceRanges.ts'

type WireFacet = Search.components['schemas']['Facet']

interface PriceTexts {
  readonly price: string
  readonly upTo: (price: string) => string
  readonly from: (price: string) => string
}

const texts: Readonly<Record<Language, PriceTexts>> = {
  en: { price: 'Price', upTo: (price) => `Up to ${price}`, from: (price) => `From ${price}` },
  de: { price: 'Preis', upTo: (price) => `Bis ${price}`, from: (price) => `Ab ${price}` },
  fr: { price: 'Prix', upTo: (price) => `Jusqu’à ${price}`, from: (price) => `À partir de ${price}` },
  es: { price: 'Precio', upTo: (price) => `Hasta ${price}`, from: (price) => `Desde ${price}` },
  it: { price: 'Prezzo', upTo: (price) => `Fino a ${price}`, from: (price) => `Da ${price}` },
  pt: { price: 'Preço', upTo: (price) => `Até ${price}`, from: (price) => `A partir de ${price}` },
}

/** Returns the label of a price range in the language and currency of a site: "Up to €100", "€100 – €200". */
const labelOf = ({ from, to }: PriceRange, { entry, language, currency }: Site): string => {
  const format = new Intl.NumberFormat(entry.hreflang, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const { upTo, from: startingAt } = texts[language]
  if (from === undefined) return upTo(format.format((to ?? 0) / 100))
  // `formatRange` throws if the ends are in the wrong order.
  if (to === undefined || to < from) {
    const start = startingAt(format.format(from / 100))
    return to === undefined ? start : `${start} · ${upTo(format.format(to / 100))}`
  }
  return format.formatRange(from / 100, to / 100)
}

const isSame = (one: PriceRange, other: PriceRange): boolean => one.from === other.from && one.to === other.to

/**
 * Builds the price facet: ready ranges, and the chosen range if it is another one. Products with a single price give no
 * facet, unless a range is chosen.
 */
export const priceFacetOf = (
  prices: readonly PriceCount[],
  { priceFrom, priceTo }: Filters,
  site: Site,
): readonly WireFacet[] => {
  const isChosen = priceFrom !== undefined || priceTo !== undefined
  if (prices.length < 2 && !isChosen) return []
  const chosen = { ...(priceFrom !== undefined && { from: priceFrom }), ...(priceTo !== undefined && { to: priceTo }) }
  const ready = readyRanges(prices)
  const ranges = isChosen && !ready.some((range) => isSame(range, chosen)) ? [...ready, chosen] : ready
  const values = ranges.map((range) => ({
    value: [range.from, range.to].map((end) => (end === undefined ? '' : String(end / 100))).join('..'),
    label: labelOf(range, site),
    count: countWithin(prices, range),
    active: isSame(range, chosen),
  }))
  return [{ field: 'price', label: texts[site.language].price, type: 'range', values }]
}

/** Puts the price facet after category and gender, because most shoppers filter by these three. */
export const withPriceFacet = (facets: readonly WireFacet[], price: readonly WireFacet[]): WireFacet[] => {
  const isBefore = ({ field }: WireFacet): boolean => field === 'category' || field === 'gender'
  return [...facets.filter(isBefore), ...price, ...facets.filter((facet) => !isBefore(facet))]
}
