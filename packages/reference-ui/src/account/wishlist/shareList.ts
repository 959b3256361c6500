import type { WishlistItem } from '@cairn/core/wishlist'

/** Maximum number of products in a shared list. */
export const MAX_SHARED = 24

/** Returns the path of a shared list. It is public: it names the products and not the account. */
export const sharedPath = (items: readonly Pick<WishlistItem, 'slug'>[]): string => {
  const slugs = [...new Set(items.map(({ slug }) => slug))].slice(0, MAX_SHARED)
  return `/wishlist?${new URLSearchParams(slugs.map((slug) => ['p', slug]))}`
}

/**
 * Checks a slug against the API contract. The store rejects an invalid slug, and that error would fail the whole shared
 * page.
 */
const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Returns the product slugs of a shared link, without duplicates and invalid slugs. */
export const sharedSlugs = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll('p').filter(isSlug))].slice(0, MAX_SHARED)

/** The share functions that the browser supports. */
export interface SharePort {
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined
  readonly copy?: ((text: string) => Promise<void>) | undefined
}

/**
 * The result of sharing a link. `shown` means that neither sharing nor copying worked, so the page shows the link for
 * the visitor to copy by hand.
 */
export type ShareOutcome = 'shared' | 'copied' | 'shown'

const isDismissal = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError'

/**
 * Shares a link with the native share sheet, or copies it to the clipboard. A dismissed share sheet counts as shared.
 */
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
