import type { WishlistItem } from '@cairn/core/wishlist'

/** Products that a shared list has room for. */
export const MOST_SHARED = 24

/** The path of a list that anybody may look at: it names products and nobody's account. */
export const sharedPath = (items: readonly Pick<WishlistItem, 'slug'>[]): string => {
  const slugs = [...new Set(items.map(({ slug }) => slug))].slice(0, MOST_SHARED)
  return `/wishlist?${new URLSearchParams(slugs.map((slug) => ['p', slug]))}`
}

/** As the contract has it: of anything else the store says that it cannot read it, and one such would take the whole list with it. */
const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The products that a shared address names, each once. */
export const sharedSlugs = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll('p').filter(isSlug))].slice(0, MOST_SHARED)

/** What the browser can do with an address. */
export interface SharePort {
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined
  readonly copy?: ((text: string) => Promise<void>) | undefined
}

/** `shown`: nothing else was possible, so the shopper gets the address to copy by hand. */
export type ShareOutcome = 'shared' | 'copied' | 'shown'

const isDismissal = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError'

/** Hands an address over: to the device's own sheet, else to the clipboard. A sheet that is put away is no failure. */
export const shareLink = async (
  link: { readonly title: string; readonly url: string },
  { share, copy }: SharePort,
): Promise<ShareOutcome> => {
  try {
    if (share !== undefined) {
      await share(link)
      return 'shared'
    }
  } catch (cause) {
    if (isDismissal(cause)) return 'shared'
  }
  try {
    if (copy === undefined) return 'shown'
    await copy(link.url)
    return 'copied'
  } catch {
    return 'shown'
  }
}
