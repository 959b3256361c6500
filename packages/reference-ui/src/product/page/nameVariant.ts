import type { Variant } from '@cairn/core/product'

/**
 * Writes the chosen variant to the page's URL, for reloads and shared links; null removes it from the URL. This adds no
 * history entry and sends no request.
 */
export const nameVariant = (variant: Variant | null): void => {
  const { href, pathname, search, hash } = location
  // Keep the other parameters as text. `URLSearchParams` would rewrite `a%20b` as `a+b`, and would replace an escape
  // that is not valid UTF-8, such as `%FF`.
  const parts = search.slice(1).split('&').filter(Boolean)
  const isVariant = (part: string) => new URLSearchParams(part).has('variant')
  const others = parts.filter((part) => !isVariant(part))
  const place = parts.findIndex(isVariant)
  if (variant !== null) others.splice(place < 0 ? others.length : place, 0, `variant=${variant.id}`)
  const next = `${pathname}${others.length > 0 ? '?' : ''}${others.join('&')}${hash}`
  try {
    if (!href.endsWith(next)) history.replaceState(history.state, '', next)
  } catch {
    // Browsers limit the number of changes in a short time, which a held arrow key exceeds. The address then stays
    // unchanged.
  }
}
