/**
 * State-event pairs and guard outcomes that the charts define but no actor can reach, each in the notation of the
 * report and with its reason.
 */
export const unreachable: ReadonlyMap<string, string> = new Map([
  ['event cart unknown quantity.rested', 'The machine sends it for a line, and before the start it has none.'],
])
