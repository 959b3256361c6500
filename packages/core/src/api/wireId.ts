import { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'

/**
 * Converts an id to the number that the contracts require; `mappers/fields.ts` does the reverse. Throws `REFUSED` with
 * the problem `invalid_id` for an id that is no exact integer, because a rounded number would be the id of another
 * object.
 */
export const toWireId = (id: Id): number => {
  const number = Number(id)
  if (Number.isSafeInteger(number) && String(number) === id) return number
  throw new StoreError('REFUSED', `Not a number: ${id}`, { problem: 'invalid_id' })
}
