import * as z from 'zod/mini'

/** An id in a stored value. The types say number; a string id of a back end is kept unchanged. */
export const storedId = z.custom<number>((value) => typeof value === 'number' || typeof value === 'string')
