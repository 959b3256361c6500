import { hash } from 'node:crypto'
import { createElement } from 'react'
import { CachedPartContext, type RenderPart } from '../loading/cachedPart.tsx'
import { type FormattedTexts, FormattedTextsContext } from '../shop/formattedTexts.ts'
import type { Site } from '../shop/sites.ts'
import { encode, type Piece } from './pieces.ts'

/** The HTML of a cached part, and the formatted texts that the browser needs to hydrate it. */
interface CachedPart {
  readonly bytes: Uint8Array
  readonly formattedTexts: FormattedTexts
}

/**
 * The cache of parts, keyed by site, name and content digest. Changed content gets a new key, and old entries are
 * evicted.
 */
export type PartCache = Map<string, CachedPart>

/** Maximum number of cached parts of all sites together; a part has about two kilobytes. */
export const MAX_PARTS = 4000

/**
 * The element that marks the place of a part in the rendered HTML, until `fill` removes the element. It contains the
 * HTML of a newly rendered part, and it is empty for a part from the cache.
 */
const TAG = 'cached-part'
const OPEN = `<${TAG}>`
const CLOSE = `</${TAG}>`

const digests = new WeakMap<object, string>()

const digestOf = (of: object): string => {
  const found = digests.get(of) ?? hash('sha256', JSON.stringify(of), 'base64url')
  digests.set(of, found)
  return found
}

/**
 * Connects one page with the cache: `renderPart` marks the place of each part and renders the part if it is not cached.
 * `fill` adds the new parts to the cache and inserts the cached parts into the HTML.
 */
export const openPartCache = (
  parts: PartCache | undefined,
  site: Site,
  formattedTexts: FormattedTexts,
): { readonly renderPart: RenderPart | undefined; readonly fill: (text: string) => readonly Piece[] } => {
  if (parts === undefined) return { renderPart: undefined, fill: (text) => [text] }
  const places: {
    readonly key: string
    readonly known: CachedPart | undefined
    readonly formattedTexts: FormattedTexts
  }[] = []
  const renderPart: RenderPart = (name, of, part) => {
    const key = `${site.prefix} ${name} ${digestOf(of)}`
    const known = parts.get(key)
    const own: FormattedTexts = {}
    places.push({ key, known, formattedTexts: own })
    if (known !== undefined) return createElement(TAG)
    return createElement(
      TAG,
      null,
      <CachedPartContext value={undefined}>
        <FormattedTextsContext value={own}>{part}</FormattedTextsContext>
      </CachedPartContext>,
    )
  }
  const fill = (text: string): readonly Piece[] => {
    const pieces: Piece[] = []
    let end = 0
    // React renders in document order, so `places` has that order too.
    for (const place of places) {
      const start = text.indexOf(OPEN, end)
      const close = text.indexOf(CLOSE, start)
      const part = place.known ?? {
        bytes: encode(text.slice(start + OPEN.length, close)),
        formattedTexts: place.formattedTexts,
      }
      if (place.known === undefined) parts.set(place.key, part)
      Object.assign(formattedTexts, part.formattedTexts)
      pieces.push(text.slice(end, start), part.bytes)
      end = close + CLOSE.length
    }
    for (const key of parts.keys()) {
      if (parts.size <= MAX_PARTS) break
      parts.delete(key)
    }
    return [...pieces, text.slice(end)]
  }
  return { renderPart, fill }
}
