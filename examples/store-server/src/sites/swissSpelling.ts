/** What Switzerland writes for a character of German. */
const SWISS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' }
const GERMAN = Object.keys(SWISS)

/**
 * The first of the characters that stand for those of a parameter while a text is respelled, so that the parameter keeps
 * its spelling. They are from Unicode's private use area, so no text contains them.
 */
const FIRST_KEPT = 0xe000

/**
 * Returns the texts in Swiss spelling, with ss for every ß and with Swiss quotation marks. Parameters of text functions,
 * such as a customer's name, keep their spelling.
 */
export const swissSpelling = <Messages>(messages: Messages): Messages => respell(messages) as Messages

const respell = (messages: unknown): unknown => {
  if (typeof messages === 'string') return respellText(messages)
  if (isSaying(messages)) return (...given: unknown[]) => withNames(messages, given)
  if (Array.isArray(messages)) return messages.map(respell)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, part]) => [key, respell(part)]))
}

const respellText = (text: string): string => text.replaceAll(/[ß„“]/g, (character) => SWISS[character] ?? character)

const hide = (text: string): string =>
  text.replaceAll(/[ß„“]/g, (character) => String.fromCharCode(FIRST_KEPT + GERMAN.indexOf(character)))

const show = (text: string): string =>
  text.replaceAll(/[\u{E000}-\u{E002}]/gu, (kept) => GERMAN[kept.charCodeAt(0) - FIRST_KEPT] ?? kept)

const isSaying = (messages: unknown): messages is (...given: unknown[]) => string => typeof messages === 'function'

const withNames = (say: (...given: unknown[]) => string, given: readonly unknown[]): string =>
  show(respellText(say(...given.map((one) => (typeof one === 'string' ? hide(one) : one)))))
