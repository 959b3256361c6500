import { createHash } from 'node:crypto'

/** The first script of every page. Built, its text stands in the page; while it is worked on, the page names its address. */
export type StartScript = { readonly text: string } | { readonly src: string }

/** Text that stands in a page as a script. It is our own and never escaped, so it must not hold what would end the element or hide a part of it. */
export const startScriptOf = (text: string): StartScript => {
  const found = /<\/script|<script|<!--/i.exec(text)
  if (found) throw new Error(`The first script cannot stand in a page, for it holds ${found[0]}`)
  return { text }
}

/** What `script-src` says of it beyond the files of the shop: the digest of its text (W3C Content Security Policy 3, hash-source). */
export const sourceOf = (script: StartScript): string | undefined =>
  'text' in script ? `'sha256-${createHash('sha256').update(script.text).digest('base64')}'` : undefined

export interface Printed {
  /** Addresses of what it fetches and runs once the page is drawn. */
  readonly scripts: readonly string[]
  /** Whether it runs before the end of the document has come. */
  readonly isAsync: boolean
}

export const printStartScript = (script: StartScript, { scripts, isAsync }: Printed): string => {
  const element = `script type="module"${isAsync ? ' async' : ''} data-scripts="${scripts.join(' ')}"`
  return 'text' in script
    ? `<${element}>${script.text}</script>\n`
    : `<${element} src="${script.src}" fetchpriority="low"></script>\n`
}
