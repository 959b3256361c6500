import { readFile } from 'node:fs/promises'
import { type Html, html, type Part } from './html.ts'
import { MARK } from './mark.ts'

export type HostedPage = {
  /** BCP 47. */
  language: string
  title: string
  /** Address of the style sheet. */
  style: string
  /** Address of a script that the page can do without. */
  script?: string | undefined
  /** Where the shop's name and the words beside it lead. */
  home: string
  toShop: string
  main: Part
}

/** A page that stands for itself, outside of the storefront, and looks as if it stood in it. It works without a script. */
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

/** What all hosted pages share, then what is theirs: one style sheet. */
export async function readStyle(...own: readonly URL[]): Promise<string> {
  const shared = new URL('./hosted.css', import.meta.url)
  return (await Promise.all([shared, ...own].map((sheet) => readFile(sheet, 'utf8')))).join('\n')
}
