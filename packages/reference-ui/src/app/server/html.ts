import type { DocumentHead, HeadTag } from '../routing/head.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * Matches an unpaired surrogate in the escaped form that `JSON.stringify` writes. The group captures the escaped
 * backslashes that precede it in the text, so that the replacement keeps them.
 */
const loneSurrogate = /(?<!\\)((?:\\\\)*)\\ud[89a-f][\da-f]{2}/g

/**
 * Serializes to JSON that is safe inside `<script>`: no text can close the element, and all JSON and JavaScript parsers
 * accept it.
 */
export const escapeJson = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'null'
  // Replace unpaired surrogates, as UTF-8 encoding does in the markup, because hydration otherwise finds a mismatch.
  // Few texts contain them, so check with `includes` first, which is cheaper than the pattern.
  const wellFormed = json.includes('\\ud') ? json.replace(loneSurrogate, '$1\\ufffd') : json
  return wellFormed.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** Returns a data block. The browser does not run it, so the content security policy needs no exception for it. */
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
