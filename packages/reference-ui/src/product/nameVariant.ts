import type { Variant } from '@cairn/core/product'

/** Names the chosen variant in the address, for a reload and whoever is sent it; null: none is chosen. No step of the history, and nothing is fetched. */
export const nameVariant = (variant: Variant | null): void => {
  const { href, pathname, search, hash } = location
  // `URLSearchParams` would write the other parameters anew: `a%20b` as `a+b`, and an escape that is no UTF-8 would be lost.
  const parts = search.slice(1).split('&').filter(Boolean)
  const isVariant = (part: string) => new URLSearchParams(part).has('variant')
  const others = parts.filter((part) => !isVariant(part))
  const place = parts.findIndex(isVariant)
  if (variant !== null) others.splice(place < 0 ? others.length : place, 0, `variant=${variant.id}`)
  const next = `${pathname}${others.length > 0 ? '?' : ''}${others.join('&')}${hash}`
  try {
    if (!href.endsWith(next)) history.replaceState(history.state, '', next)
  } catch {
    // Too often in a short time, as an arrow key that is held down does: the address then stays as it is.
  }
}
