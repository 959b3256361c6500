import { hash } from 'node:crypto'
import { createElement } from 'react'
import { type Keep, KeepContext } from './kept.tsx'
import { encode, type Piece } from './pieces.ts'
import type { Site } from './sites.ts'
import { type Told, ToldContext } from './told.ts'

/** A part as it stands in a page, and the texts that the browser is told to draw the same. */
interface KeptPart {
  readonly bytes: Uint8Array
  readonly told: Told
}

/** By site, name and content; so what has changed is another part, and the old one is forgotten in time. */
export type KeptParts = Map<string, KeptPart>

/** Of all sites together; two kilobytes each. */
export const MOST = 4000

/** Stands around a part that is drawn for the first time, and alone where one was drawn before; no page shows it. */
const TAG = 'kept-part'
const OPEN = `<${TAG}>`
const CLOSE = `</${TAG}>`

const digests = new WeakMap<object, string>()

const digestOf = (of: object): string => {
  const found = digests.get(of) ?? hash('sha256', JSON.stringify(of), 'base64url')
  digests.set(of, found)
  return found
}

/** Lets one page take its parts from those of others, and leave its own to them. */
export const keeping = (
  parts: KeptParts | undefined,
  site: Site,
  told: Told,
): { readonly keep: Keep | undefined; readonly fill: (text: string) => readonly Piece[] } => {
  if (parts === undefined) return { keep: undefined, fill: (text) => [text] }
  const places: { readonly key: string; readonly known: KeptPart | undefined; readonly told: Told }[] = []
  const keep: Keep = (name, of, part) => {
    const key = `${site.prefix} ${name} ${digestOf(of)}`
    const known = parts.get(key)
    const own: Told = {}
    places.push({ key, known, told: own })
    if (known !== undefined) return createElement(TAG)
    return createElement(
      TAG,
      null,
      <KeepContext value={undefined}>
        <ToldContext value={own}>{part}</ToldContext>
      </KeepContext>,
    )
  }
  const fill = (text: string): readonly Piece[] => {
    const pieces: Piece[] = []
    let end = 0
    // React draws in the order of the document.
    for (const place of places) {
      const start = text.indexOf(OPEN, end)
      const close = text.indexOf(CLOSE, start)
      const part = place.known ?? {
        bytes: encode(text.slice(start + OPEN.length, close)),
        told: place.told,
      }
      if (place.known === undefined) parts.set(place.key, part)
      Object.assign(told, part.told)
      pieces.push(text.slice(end, start), part.bytes)
      end = close + CLOSE.length
    }
    for (const key of parts.keys()) {
      if (parts.size <= MOST) break
      parts.delete(key)
    }
    return [...pieces, text.slice(end)]
  }
  return { keep, fill }
}
