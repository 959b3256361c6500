import { readFileSync } from 'node:fs'
import type { Piece } from '../src/app/server/pieces.ts'
import { type FontPreload, fontsOf } from '../src/styles/fonts.ts'
import type { PageAssets } from './assets.ts'
import { printStartScript, type StartScript } from './startScript.ts'

export interface DocumentParts {
  readonly lang: string
  /** HTML of the head. */
  readonly head: string
  /** HTML that React rendered. */
  readonly body: readonly Piece[]
  /** The data blocks of the hydration payload. */
  readonly data: readonly Piece[]
  readonly start: StartScript
  readonly assets: PageAssets
  /** Whether more data blocks follow, each as soon as its data loads. */
  readonly isLate: boolean
  /** Elements that Vite adds at the start of the head during development. */
  readonly developmentHead?: string | undefined
}

/**
 * The favicon is inline in the page: browsers load a favicon file with high priority, so it would compete with the
 * first pictures. Only the characters that end a URL or an attribute are escaped, because every page sends these bytes.
 */
const favicon = `data:image/svg+xml,${readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  .trim()
  .replaceAll('%', '%25')
  .replaceAll('#', '%23')
  .replaceAll('"', "'")}`

/**
 * Icons and colours of the shop outside of its pages: the tab, the address bar of a phone, the home screen. The colours
 * are those of `--paper`.
 */
export const icons = `<link rel="icon" href="${favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="theme-color" content="#fbfcfa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111716" media="(prefers-color-scheme: dark)">`

/** SVG of the shop's mark, three stones as in the favicon, in the text colour. */
export const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3.2 29c-1.8-2.7-.3-6.4 3-7.1l14.3-1.7c4.6-.4 8.3 1.4 9.1 4.5.5 2-.2 3.4-1.5 4.3zM6.9 19.6c-1.9-2.7-.4-6.3 2.8-6.8l8.8-.9c4.2-.3 7 1.7 7.2 4.4.1 1.6-.8 2.7-2.2 3l-12.8 1c-1.7.1-3-.1-3.8-.7zM11.7 10.6c-1.8-1.7-1.4-4.7.6-6.2l3.2-1.7c2.6-1 5.3.2 6 2.8.5 2.2-.6 4-2.7 4.4l-4.8.9c-.9.1-1.7.1-2.3-.2z"/></svg>'

const style = (href: string): string => `<link rel="stylesheet" href="${href}">\n`
// Links a style sheet whose rules the joined sheet already contains. The browser does not load the sheet, because the
// link is disabled, nor does the bundler's loader, because the document already has a link.
const joinedStyle = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>\n`
const font = ({ href, as, type }: FontPreload): string =>
  `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>\n`

/** Returns the document up to the place where the late data blocks follow. */
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
  // Usually the script is deferred, because the browser then waits for the style sheet before it lays out the document.
  // It is async only if late blocks follow, for which it must not wait, and never before Vite's scripts in development.
  printStartScript(start, { scripts: assets.scripts, isAsync: isLate && developmentHead === '' }),
]

export const closeDocument = '</body>\n</html>\n'
