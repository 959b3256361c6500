/** Maximum numbers of remembered products. */
export const MAX_SEEN = 12
export const MAX_COMPARED = 4
