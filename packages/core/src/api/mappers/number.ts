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
