import { type Html, html, type Part } from '../pages/html.ts'
import { MARK } from '../pages/mark.ts'
import type { Site } from '../sites/sites.data.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** Nothing runs, nothing is framed, nothing comes from elsewhere. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cache-control': 'no-store',
  // The address is the key to the checkout: it goes to no other site. Not `no-referrer`: browsers then send a form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const

/** Where a page stands: its language and its way back. Where no site is known, the front door finds the visitor's own. */
export type Place = { hreflang: string; home: '' | `/${string}` }

export const placeOf = ({ entry }: Site): Place => ({ hreflang: entry.hreflang, home: `/${entry.prefix}` })

export function layout({ hreflang, home }: Place, messages: CheckoutMessages, title: string, main: Part): Html {
  return html`<!doctype html>
<html lang="${hreflang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Cairn</title>
<link rel="stylesheet" href="/checkout/assets/checkout.css">
</head>
<body>
<header class="top"><a class="brand" href="${home || '/'}">${MARK}</a><a href="${home || '/'}">${messages.backToShop}</a></header>
<main>${main}</main>
</body>
</html>`
}

export function formatMoney(site: Site, minor: number): string {
  return new Intl.NumberFormat(site.entry.hreflang, { style: 'currency', currency: site.currency }).format(minor / 100)
}

export function countryName(site: Site, code: string): string {
  return new Intl.DisplayNames([site.entry.hreflang], { type: 'region' }).of(code) ?? code
}
