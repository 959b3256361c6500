import { createHash } from 'node:crypto'

/** The first script of every page: inline text in a build, a script URL during development. */
export type StartScript = { readonly text: string } | { readonly src: string }

/**
 * Returns a script for an inline element. Its text is our own and not escaped, so it must not contain anything that
 * ends the element or comments out a part of it.
 */
export const startScriptOf = (text: string): StartScript => {
  const found = /<\/script|<script|<!--/i.exec(text)
  if (found) throw new Error(`The first script cannot stand in a page, for it holds ${found[0]}`)
  return { text }
}

/**
 * Returns the additional source for `script-src`: the digest of an inline script (W3C Content Security Policy 3,
 * hash-source).
 */
export const sourceOf = (script: StartScript): string | undefined =>
  'text' in script ? `'sha256-${createHash('sha256').update(script.text).digest('base64')}'` : undefined

export interface Printed {
  /** URLs of the scripts that the first script loads and runs after the first paint. */
  readonly scripts: readonly string[]
  /** Whether the script runs before the document ends. */
  readonly isAsync: boolean
}

export const printStartScript = (script: StartScript, { scripts, isAsync }: Printed): string => {
  const element = `script type="module"${isAsync ? ' async' : ''} data-scripts="${scripts.join(' ')}"`
  return 'text' in script
    ? `<${element}>${script.text}</script>\n`
    : `<${element} src="${script.src}" fetchpriority="low"></script>\n`
}
