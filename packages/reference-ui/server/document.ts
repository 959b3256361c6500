import { readFileSync } from 'node:fs'
import type { Piece } from '../src/app/pieces.ts'
import { type FontPreload, fontsOf } from '../src/styles/fonts.ts'
import type { PageAssets } from './assets.ts'
import { printStartScript, type StartScript } from './startScript.ts'

export interface DocumentParts {
  readonly lang: string
  /** Printed elements of the head. */
  readonly head: string
  /** What React drew. */
  readonly body: readonly Piece[]
  /** The data blocks. */
  readonly data: readonly Piece[]
  readonly start: StartScript
  readonly assets: PageAssets
  /** More blocks follow, each when what it holds has come. */
  readonly isLate: boolean
  /** Elements Vite puts first during development. */
  readonly developmentHead?: string | undefined
}

/** In the page itself: as a file it is fetched, with a high priority, beside the first pictures. */
const favicon = `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8').trim())}`

/** What the browser shows of the shop outside of its pages: the tab, the bar of a phone, the home screen. The colours are those of the paper. */
export const icons = `<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="theme-color" content="#fbfcfa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111716" media="(prefers-color-scheme: dark)">`

/** Three stones, as in the favicon, in the colour of the text. */
export const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3.2 29c-1.8-2.7-.3-6.4 3-7.1l14.3-1.7c4.6-.4 8.3 1.4 9.1 4.5.5 2-.2 3.4-1.5 4.3zM6.9 19.6c-1.9-2.7-.4-6.3 2.8-6.8l8.8-.9c4.2-.3 7 1.7 7.2 4.4.1 1.6-.8 2.7-2.2 3l-12.8 1c-1.7.1-3-.1-3.8-.7zM11.7 10.6c-1.8-1.7-1.4-4.7.6-6.2l3.2-1.7c2.6-1 5.3.2 6 2.8.5 2.2-.6 4-2.7 4.4l-4.8.9c-.9.1-1.7.1-2.3-.2z"/></svg>'

const style = (href: string): string => `<link rel="stylesheet" href="${href}">\n`
// Never fetched: the bundler's loader looks whether the document names a sheet before it fetches one.
const joinedStyle = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>\n`
const font = ({ href, as, type }: FontPreload): string =>
  `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>\n`

/**
 * The document up to the place where late blocks go. Its script is deferred, so that the browser waits for the style sheet before it ends the document:
 * else it lays out all of it without style, for nothing. Where late blocks follow, the script must not wait for them. Development has to wait for
 * Vite's own scripts.
 */
export const openDocument = ({
  lang,
  head,
  body,
  data,
  start,
  assets,
  isLate,
  developmentHead = '',
}: DocumentParts): readonly Piece[] => [
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${assets.styles.map(style).join('')}${fontsOf(lang).map(font).join('')}${icons}
${assets.joined.map(joinedStyle).join('')}${head}${developmentHead}</head>
<body>
<div id="root">`,
  ...body,
  '</div>\n',
  ...data,
  printStartScript(start, { scripts: assets.scripts, isAsync: isLate && developmentHead === '' }),
]

export const closeDocument = '</body>\n</html>\n'
