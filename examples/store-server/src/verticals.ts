import type { Vertical } from './vertical.ts'

/** The parts of the shop in the order in which they are prepared. A new vertical is one line here. */
export const verticals: readonly Vertical[] = []
