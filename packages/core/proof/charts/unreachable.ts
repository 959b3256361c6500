/** What the charts allow and no actor can come to, in the words of the report, each with the reason. */
export const unreachable: ReadonlyMap<string, string> = new Map([
  ['event cart unknown quantity.rested', 'The machine tells it itself of a line, and before the start it knows none.'],
])
