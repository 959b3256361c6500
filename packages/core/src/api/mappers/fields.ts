import type { LineOption } from '../../cart/cart.types.ts'
import type { Id } from '../../shared/id.ts'
import { needed } from '../readParts.ts'

/** Reads a number from a number or a text; returns null for anything else. */
export const numberOf = (value: unknown): number | null => {
  // `Number` also turns `true`, `[]` and a text of spaces into numbers.
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

// The contracts have numeric ids, but the core has ids as text. `wireId.ts` converts the ids of requests to numbers.

type WireId = number | string | null | undefined

/** Converts an id of a response to text; a missing one becomes null. */
export const toId = (wire: WireId): Id | null => (wire === null || wire === undefined ? null : String(wire))

/** Converts a required id of a response to text. Throws a `TypeError` that names the field when it is missing. */
export const neededId = (wire: WireId, name: string): Id => String(needed(wire, name))

/**
 * Whether a custom field turns a flag on: its value is the string 'true' or the boolean true (spec
 * 3.product.flag-values).
 */
export const isFlagged = (
  fields: readonly { readonly name: string; readonly value: unknown }[] | null | undefined,
  name: string,
): boolean =>
  fields?.some((field) => field.name === name && String(field.value).trim().toLowerCase() === 'true') ?? false

/** Returns the slug of a URL such as `/trail-jacket/`. */
export const slugOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+|\/+$/g, '')

/**
 * The option names that a UI looks for. A server may write them in another case, so map them to this spelling (spec
 * 2.cart.line-colour-size).
 */
const CANONICAL = ['Color', 'Size']

/** Maps the options of a line, for example Color: Spruce; an option without a name or a value is left out. */
export const mapOptions = (
  options: readonly (Partial<LineOption> | null)[] | null | undefined,
): readonly LineOption[] =>
  (options ?? []).flatMap((option) => {
    const name = option?.name?.trim()
    if (!name || !option?.value) return []
    const canonical = CANONICAL.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
    return { name: canonical, ...(option.label && { label: option.label }), value: option.value }
  })
