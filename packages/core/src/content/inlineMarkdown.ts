import { safeUrl } from '../shared/safeUrl.ts'

/**
 * A part of a message: plain text, strong text, emphasis or a link. Any other markup that an editor writes, such as
 * HTML, is shown as plain text.
 */
export type InlineMark =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }

/**
 * The maximum length of a message in characters. The limit bounds the parsing time (docs/security.md#n2), and no
 * promotional line needs more.
 */
const LONGEST = 2000

/** `**strong**`, `*emphasis*`, `[label](url)`; everything else is text, markup included. */
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** `URL` needs a base to parse a relative URL. The choice of this base does not affect whether a URL is safe. */
const ANY_BASE = 'https://relative.invalid/'

const linkOr = (text: string, url: string): InlineMark =>
  safeUrl(url, { base: ANY_BASE, allowedOrigins: '*' }) === null ? { kind: 'text', text } : { kind: 'link', text, url }

/**
 * Splits the inline markdown of editors into marks, never HTML. A link whose URL is neither http(s) nor relative
 * becomes plain text with its label (spec 2.header.promo-sanitised).
 */
export const inlineMarkdown = (message: string): readonly InlineMark[] => {
  const source = message.slice(0, LONGEST)
  const marks: InlineMark[] = []
  const addText = (text: string): void => {
    if (text !== '') marks.push({ kind: 'text', text })
  }
  let end = 0
  for (const match of source.matchAll(MARKS)) {
    const [whole, strong, emphasis, label = '', address = ''] = match
    addText(source.slice(end, match.index))
    end = match.index + whole.length
    if (strong !== undefined) marks.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) marks.push({ kind: 'emphasis', text: emphasis })
    else marks.push(linkOr(label, address))
  }
  addText(source.slice(end))
  return marks
}
