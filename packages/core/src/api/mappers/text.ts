const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  trade: '\u2122',
  reg: '\u00ae',
  copy: '\u00a9',
}

const decode = (entity: string, body: string): string => {
  if (!body.startsWith('#')) return named[body] ?? entity
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10)
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

/** Undoes one level of the HTML escaping that the search service applies. The result is plain text, never HTML. */
export const unescapeText = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity, body: string) => decode(entity, body))
