import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Html, html, type Part } from './html.ts'

/** The shop's logo: three stones in the text colour, and the name. The storefront has the same drawing. */
const MARK = html`<svg viewBox="0 0 32 32" width="27" height="27" aria-hidden="true" focusable="false"><path d="M3.2 29c-1.8-2.7-.3-6.4 3-7.1l14.3-1.7c4.6-.4 8.3 1.4 9.1 4.5.5 2-.2 3.4-1.5 4.3zM6.9 19.6c-1.9-2.7-.4-6.3 2.8-6.8l8.8-.9c4.2-.3 7 1.7 7.2 4.4.1 1.6-.8 2.7-2.2 3l-12.8 1c-1.7.1-3-.1-3.8-.7zM11.7 10.6c-1.8-1.7-1.4-4.7.6-6.2l3.2-1.7c2.6-1 5.3.2 6 2.8.5 2.2-.6 4-2.7 4.4l-4.8.9c-.9.1-1.7.1-2.3-.2z"/></svg><span>Cairn</span>`

/**
 * The fonts that every page uses; the storefront serves them on the origin of the page. Without a preload, the browser
 * requests them only after the style sheets arrive.
 */
const EARLY_FONTS = ['/fonts/archivo-text-basic.woff2', '/fonts/archivo-display-basic.woff2']

export type HostedPage = {
  /** BCP 47 tag. */
  language: string
  title: string
  /** The page's own style sheet: a link to it (`linkTo`), or the sheet itself (`sheetInPage`). */
  style: Html
  /** URL of a script module. The page also works without it. */
  script?: string | undefined
  /** URLs of all modules that the script imports. The browser requests them together with it. */
  modules?: readonly string[] | undefined
  /** The URL to which the shop's name and the link `toShop` lead. */
  home: string
  toShop: string
  main: Part
}

/**
 * Renders a page outside the storefront app with the storefront's look. It works without a script, so its scripts have a
 * low priority: the fonts of the first paint come before them.
 */
export function hostedPage({ language, title, style, script, modules = [], home, toShop, main }: HostedPage): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbfcfa" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#111716" media="(prefers-color-scheme: dark)">
<title>${title} – Cairn</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${EARLY_FONTS.map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>\n`)}${style}
${modules.map((url) => html`<link rel="modulepreload" href="${url}" fetchpriority="low">\n`)}${script !== undefined && html`<script type="module" src="${script}" fetchpriority="low"></script>`}
</head>
<body>
<header class="top"><a class="brand" href="${home}">${MARK}</a><a class="leave" href="${home}">${toShop}</a></header>
<main>${main}</main>
</body>
</html>
`
}

/** Renders a link to a style sheet, which browsers cache. */
export const linkTo = (url: string): Html => html`<link rel="stylesheet" href="${url}">`

/**
 * Renders a style sheet as a part of the page, which saves the first paint a request.
 * @returns the element, and the source with which a content security policy allows it (CSP 3, section 2.3.1)
 */
export function sheetInPage(css: string): { element: Html; source: string } {
  const hash = createHash('sha256').update(css).digest('base64')
  return { element: new Html(`<style>${css}</style>`), source: `'sha256-${hash}'` }
}

/** Reads the style sheets that all pages share and the page's own ones, and joins them into one text. */
export async function readStyle(...own: readonly URL[]): Promise<string> {
  const shared = ['./fonts.css', './hosted.css'].map((sheet) => new URL(sheet, import.meta.url))
  return (await Promise.all([...shared, ...own].map((sheet) => readFile(sheet, 'utf8')))).join('\n')
}
