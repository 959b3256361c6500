import type { Variant } from '@cairn/core/product'

/** Names the chosen variant in the address, for a reload and whoever is sent it; null: none is chosen. No step of the history, and nothing is fetched. */
export const nameVariant = (variant: Variant | null): void => {
  const url = new URL(location.href)
  if (variant === null) url.searchParams.delete('variant')
  else url.searchParams.set('variant', String(variant.id))
  try {
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  } catch {
    // Too often in a short time, as an arrow key that is held down does: the address then stays as it is.
  }
}
