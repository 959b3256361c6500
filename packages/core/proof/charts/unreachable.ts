/**
 * Pairs and outcomes that the charts define but no actor can reach, as the report writes them, each with the reason.
 */
export const unreachable: ReadonlyMap<string, string> = new Map([
  ['event cart unknown quantity.rested', 'The machine sends it for a line, and before the start it has none.'],
])
