/**
 * Stands for each ß of a parameter while a text is respelled, so that the parameter keeps its ß. The character is from
 * Unicode's private use area, so no text contains it.
 */
const KEPT = '\u{E000}'

/**
 * Returns the texts in Swiss spelling, with ss for every ß. Parameters of text functions, such as a customer's name,
 * keep their spelling.
 */
export const swissSpelling = <Messages>(messages: Messages): Messages => respell(messages) as Messages

const respell = (messages: unknown): unknown => {
  if (typeof messages === 'string') return messages.replaceAll('ß', 'ss')
  if (isSaying(messages)) return (...given: unknown[]) => withNames(messages, given)
  if (Array.isArray(messages)) return messages.map(respell)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, part]) => [key, respell(part)]))
}

const isSaying = (messages: unknown): messages is (...given: unknown[]) => string => typeof messages === 'function'

const withNames = (say: (...given: unknown[]) => string, given: readonly unknown[]): string =>
  say(...given.map((one) => (typeof one === 'string' ? one.replaceAll('ß', KEPT) : one)))
    .replaceAll('ß', 'ss')
    .replaceAll(KEPT, 'ß')
