import { type FontPreload, textFont, wideFont } from '../src/styles/fonts.ts'
import type { PageAssets } from './assets.ts'

export interface DocumentParts {
  readonly lang: string
  /** Printed elements of the head. */
  readonly head: string
  /** What React drew. */
  readonly body: string
  /** The data block. */
  readonly data: string
  readonly assets: PageAssets
  /** Elements Vite puts first during development. */
  readonly developmentHead?: string | undefined
}

const icons = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`

const style = (href: string): string => `<link rel="stylesheet" href="${href}">\n`
// After what is seen: on a narrow line the script would share it with the style, the type and the first picture.
const preload = (href: string): string => `<link rel="modulepreload" href="${href}" fetchpriority="low">\n`
const font = ({ href, as, type }: FontPreload): string =>
  `<link rel="preload" href="${href}" as="${as}" type="${type}" crossorigin>\n`
// `async` because a deferred script would wait for the late blocks at the end of the document. In development it has to
// wait for Vite's own scripts instead.
const script = (src: string, isAsync: boolean): string =>
  `<script type="module"${isAsync ? ' async fetchpriority="low"' : ''} src="${src}"></script>\n`

/** The document up to the place where late blocks go. It holds no script of its own, so the policy needs neither nonce nor hash. */
export const openDocument = ({
  lang,
  head,
  body,
  data,
  assets,
  developmentHead = '',
}: DocumentParts): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${assets.styles.map(style).join('')}${[textFont, wideFont].map(font).join('')}${icons}
${head}${[...assets.scripts, ...assets.preloads].map(preload).join('')}${developmentHead}</head>
<body>
<div id="root">${body}</div>
${data}${assets.scripts.map((src) => script(src, developmentHead === '')).join('')}`

export const closeDocument = '</body>\n</html>\n'

/** A page for when nothing else can be drawn. Plain on purpose: it needs no file, no script and no data. */
export const plainPage = (title: string, text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${icons}
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Cairn</a></p>
</main>
</body>
</html>
`
