import { safeUrl } from '../shared/safeUrl.ts'

/** A piece of a message. Everything is text: what an editor wrote as markup of another kind is shown as it was written. */
export type InlineMark =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }

/** Longer messages are cut: a promotional line has no use for more, and the time to read them stays small (threats N2). */
const LONGEST = 2000

/** `**strong**`, `*emphasis*`, `[label](address)`; everything else is text, markup included. */
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Relative addresses need a base to be read; which one does not matter to whether they may be gone to. */
const ANY_BASE = 'https://relative.invalid/'

const linkOr = (text: string, url: string): InlineMark =>
  safeUrl(url, { base: ANY_BASE, allowedOrigins: '*' }) === null ? { kind: 'text', text } : { kind: 'link', text, url }

/** Inline markdown of editors in pieces, never HTML; an address that is not http(s) or relative leaves its label as text (readings L42). */
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
