/** What the charts allow and no actor can come to, each with the reason; as the report writes it, with blanks between. */
export const unreachable: ReadonlyMap<string, string> = new Map([])
