import { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import { needed } from './readParts.ts'

// The contracts have numeric ids, the core has text ids. Mappers and gateways convert them here.

type WireId = number | string | null | undefined

/** Converts an id of a response to text; a missing one becomes null. */
export const toId = (wire: WireId): Id | null => (wire === null || wire === undefined ? null : String(wire))

/** Converts a required id of a response to text. Throws a `TypeError` that names the field when it is missing. */
export const neededId = (wire: WireId, name: string): Id => String(needed(wire, name))

/**
 * Converts an id to the number that the contracts require. Throws `REFUSED` with the problem `invalid_id` for any other
 * text, because `NaN` or a rounded number would name another thing.
 */
export const toWireId = (id: Id): number => {
  const number = Number(id)
  if (Number.isSafeInteger(number) && String(number) === id) return number
  throw new StoreError('REFUSED', `Not a number: ${id}`, { problem: 'invalid_id' })
}
