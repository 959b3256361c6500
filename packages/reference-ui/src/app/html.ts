import type { DocumentHead, HeadTag } from './head.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Half of a character that needs two, as JSON writes it; pairs of backslashes before it are text of their own. */
const loneSurrogate = /(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g

/** JSON that may stand inside a `<script>` element: nothing in it can close the element, and it is valid in every JSON and JavaScript parser. */
export const escapeJson = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'null'
  // In the markup beside it UTF-8 has made the same of it, and React compares the two. Nearly no text has one, and to look for it is cheaper than the pattern.
  const wellFormed = json.includes('\\ud') ? json.replace(loneSurrogate, '$1\\ufffd') : json
  return wellFormed.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** A data block: the browser never runs it, so the content security policy needs no exception for it. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${escapeHtml(id)}">${escapeJson(value)}</script>\n`

const printTag = ({ name, attributes }: HeadTag): string => {
  let printed = `<${name}`
  for (const key in attributes) printed += ` ${key}="${escapeHtml(attributes[key] ?? '')}"`
  return `${printed} data-head>\n`
}

export const printHead = ({ title, tags, structuredData }: DocumentHead): string =>
  `<title>${escapeHtml(title)}</title>\n${tags.map(printTag).join('')}${
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json" data-head>${escapeJson(structuredData)}</script>\n`
  }`
