import type { DeliveryDates } from '../delivery/deliveryDates.ts'
import { hostedPage, readStyle, sheetInPage } from '../pages/hostedPage.ts'
import type { Html, Part } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import type { CheckoutMessages } from './messages/index.ts'

/** The style sheets that pages with the summary of an order share. */
export const CHECKOUT_SHEETS = ['page', 'form', 'overview'].map(
  (name) => new URL(`./assets/${name}.css`, import.meta.url),
)

const SHEET = sheetInPage(await readStyle(...CHECKOUT_SHEETS, new URL('./assets/order.css', import.meta.url)))

/**
 * Headers of every checkout page. The content security policy allows only the page's own script and resources, no
 * frames, and no requests to other origins.
 */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' ${SHEET.source}; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'cache-control': 'no-store',
  // The URL contains the checkout's secret, so the browser must not send the URL to other sites. `no-referrer` would be
  // too strict: the browser would then send the form with `Origin: null`, which the server refuses.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const

/**
 * The language of the page, and the path of the shop to which the page links back. For an unknown site the path is
 * empty; the page then links to `/`, which redirects to the visitor's site.
 */
export type Place = { hreflang: string; home: '' | `/${string}` }

export const placeOf = ({ entry }: Site): Place => ({ hreflang: entry.hreflang, home: `/${entry.prefix}` })

/** The script of the form. */
export const SCRIPT_PATH = '/checkout/assets/send.js'
/** The script of the confirmation. */
export const PLACED_SCRIPT_PATH = '/checkout/assets/placed.js'

/** The names of all modules that each script imports. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  [SCRIPT_PATH]: ['draft', 'fields', 'problems', 'request', 'total'],
  [PLACED_SCRIPT_PATH]: ['draft'],
}

/**
 * Renders a checkout page.
 * @param script URL of an optional script; the page also works when it does not load
 */
export function layout(place: Place, messages: CheckoutMessages, title: string, main: Part, script?: string): Html {
  const { hreflang, home } = place
  const { backToShop } = messages
  return hostedPage({
    language: hreflang,
    title,
    style: SHEET.element,
    script,
    modules: MODULES[script ?? '']?.map((name) => `/checkout/assets/${name}.js`),
    home: home || '/',
    toShop: backToShop,
    main,
  })
}

export function formatMoney(site: Site, minor: number): string {
  return new Intl.NumberFormat(site.entry.hreflang, { style: 'currency', currency: site.currency }).format(minor / 100)
}

/** Formats delivery dates in the language of the site: "Tue 1 Dec – Thu 3 Dec", or one day. */
export function formatDates(site: Site, { earliest, latest }: DeliveryDates): string {
  const format = new Intl.DateTimeFormat(site.entry.hreflang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  // Italian and Portuguese have a leading zero in ranges, but not in a single day.
  return format.formatRange(new Date(earliest), new Date(latest)).replace(/(\s)0/g, '$1')
}

/** Returns country codes with their names in the site's language, sorted by name in that language. */
export function namesOf({ entry: { hreflang } }: Site, codes: readonly string[]): [code: string, name: string][] {
  const names = new Intl.DisplayNames([hreflang], { type: 'region' })
  const { compare } = new Intl.Collator(hreflang)
  return codes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, one], [, other]) => compare(one, other))
}
