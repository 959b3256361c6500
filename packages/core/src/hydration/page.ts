import type { HydrationPayload } from './payload.types.ts'

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Returns the payload as JSON text for a script element: `<script type="application/json" id="state">…</script>`. Text
 * of a product or a shopper cannot end the element, because each `<` is escaped.
 */
export const toScriptText = (payload: HydrationPayload): string =>
  JSON.stringify(payload).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')

/** Whether the payload has values of one visitor. */
export const isPrivate = (payload: HydrationPayload): boolean => Object.keys(payload.private).length > 0

/**
 * Returns the header `Cache-Control` of a page with this payload: `private, no-store` if it has values of one visitor,
 * otherwise `shared`, by which a shared cache may store the page.
 */
export const cacheControl = (
  payload: HydrationPayload,
  shared = 'public, s-maxage=60, stale-while-revalidate=300',
): string => (isPrivate(payload) ? 'private, no-store' : shared)
