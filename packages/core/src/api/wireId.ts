import { StoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'

/**
 * Converts an id to the number that the contracts require. Throws `REFUSED` with the problem `invalid_id` for any other
 * text, because `NaN` or a rounded number would name another thing. The mappers convert the other way: `mappers/number.ts`.
 */
export const toWireId = (id: Id): number => {
  const number = Number(id)
  if (Number.isSafeInteger(number) && String(number) === id) return number
  throw new StoreError('REFUSED', `Not a number: ${id}`, { problem: 'invalid_id' })
}
