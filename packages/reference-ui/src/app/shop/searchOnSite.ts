import { normalisePath, parseAddress, toHref } from './address.ts'
import type { Site } from './sites.ts'

/** Parameters of a results page that are wrong on a site with another language. The page number belongs to them. */
const TERM = ['q', 'from', 'exact', 'page']
const PRICES = ['price.low', 'price.high', 'filter.price.low', 'filter.price.high']

/**
 * Returns the URL path of the same search on another site, with its filters; null for any other page. Another language
 * drops the term, and another currency drops the prices (decision 050).
 */
export const searchOnSite = ({ pathname, searchParams }: URL, to: Site): string | null => {
  const address = parseAddress(normalisePath(pathname))
  if (address?.path !== '/search') return null
  const { language, currency } = address.site
  const dropped = [...(language === to.language ? ['page'] : TERM), ...(currency === to.currency ? [] : PRICES)]
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !dropped.includes(name)))
  return toHref(to, kept.toString() === '' ? '/search' : `/search?${kept}`)
}
