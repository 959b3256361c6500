import * as z from 'zod/mini'

/** An id in a stored value or in a token, as text. Earlier builds stored numbers, and a token may have a number. */
export const storedId = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((id) => String(id)),
)
