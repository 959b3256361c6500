import { hostedPage } from '../pages/hostedPage.ts'
import type { Html, Part } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** Only the script of the form runs, nothing is framed, nothing comes from elsewhere or goes there. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cache-control': 'no-store',
  // The address is the key to the checkout: it goes to no other site. Not `no-referrer`: browsers then send a form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const

/** Where a page stands: its language and its way back. Where no site is known, the front door finds the visitor's own. */
export type Place = { hreflang: string; home: '' | `/${string}` }

export const placeOf = ({ entry }: Site): Place => ({ hreflang: entry.hreflang, home: `/${entry.prefix}` })

export const STYLE_PATH = '/checkout/assets/checkout.css'
export const SCRIPT_PATH = '/checkout/assets/send.js'

/** @param script address of a script that the page can do without. */
export function layout(place: Place, messages: CheckoutMessages, title: string, main: Part, script?: string): Html {
  const { hreflang, home } = place
  const { backToShop } = messages
  return hostedPage({
    language: hreflang,
    title,
    style: STYLE_PATH,
    script,
    home: home || '/',
    toShop: backToShop,
    main,
  })
}

export function formatMoney(site: Site, minor: number): string {
  return new Intl.NumberFormat(site.entry.hreflang, { style: 'currency', currency: site.currency }).format(minor / 100)
}

/** Countries by their names in the language of the site, in the order in which its readers look for them. */
export function namesOf({ entry: { hreflang } }: Site, codes: readonly string[]): [code: string, name: string][] {
  const names = new Intl.DisplayNames([hreflang], { type: 'region' })
  const { compare } = new Intl.Collator(hreflang)
  return codes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, one], [, other]) => compare(one, other))
}
