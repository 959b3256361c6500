import { readFile } from 'node:fs/promises'
import { type Html, html, type Part } from './html.ts'
import { MARK } from './mark.ts'

export type HostedPage = {
  /** BCP 47 tag. */
  language: string
  title: string
  /** URL of the style sheet. */
  style: string
  /** URL of a script. The page also works without it. */
  script?: string | undefined
  /** The URL to which the shop's name and the link `toShop` lead. */
  home: string
  toShop: string
  main: Part
}

/** Renders a page outside the storefront app with the storefront's look. It works without a script. */
export function hostedPage({ language, title, style, script, home, toShop, main }: HostedPage): Html {
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
<link rel="stylesheet" href="${style}">
${script !== undefined && html`<script src="${script}" defer></script>`}
</head>
<body>
<header class="top"><a class="brand" href="${home}">${MARK}</a><a class="leave" href="${home}">${toShop}</a></header>
<main>${main}</main>
</body>
</html>
`
}

/** Reads the shared style sheet and the page's own style sheets, and joins them into one text. */
export async function readStyle(...own: readonly URL[]): Promise<string> {
  const shared = new URL('./hosted.css', import.meta.url)
  return (await Promise.all([shared, ...own].map((sheet) => readFile(sheet, 'utf8')))).join('\n')
}
