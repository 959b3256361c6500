import { expect, it } from 'vitest'
import { checkoutRates } from '../shipping/shipping.rates.ts'
import { siteOf } from '../sites/sites.ts'
import { checkoutPage } from './checkout.page.ts'
import type { Summary } from './checkout.summary.ts'
import { readTyped } from './checkout.typed.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { checkoutMessages } from './messages/index.ts'

const pageOf = (prefix: string, payment: CheckoutPage['payment'], summary: Partial<Summary> = {}) => {
  const site = siteOf(prefix)
  const { text } = checkoutPage({
    address: '/checkout/a',
    cartDigest: '',
    site,
    messages: checkoutMessages[site.contentLanguage],
    typed: readTyped({ country: site.entry.countryCode }),
    errors: {},
    refusal: undefined,
    blockers: [],
    summary: {
      lines: [],
      leftOut: [],
      short: [],
      unshippable: [],
      discountMinor: 0,
      coupon: null,
      endedCoupon: null,
      giftCards: [],
      subtotalMinor: 0,
      tax: null,
      rates: [],
      digest: '',
      ...summary,
    },
    countries: [site.entry.countryCode],
    billingCountries: [site.entry.countryCode],
    payment,
    now: 0,
    buyer: { signedIn: false },
    csrf: '',
  })
  return text
}

const buttonsOf = (prefix: string, payment: CheckoutPage['payment']) =>
  [...pageOf(prefix, payment).matchAll(/value="place"[^>]*>([^<]*)</g)].map(([, label]) => label)

it.each([
  ['de/de-de', 'Zahlungspflichtig bestellen'],
  ['at/de-at', 'Zahlungspflichtig bestellen'],
  ['fr/fr-fr', 'Commander avec obligation de paiement'],
  ['gb/en-gb', 'Order with obligation to pay'],
  ['us/en-us', 'Place order'],
])('the order button of %s says "%s" when a payment is real', (prefix, words) => {
  expect(buttonsOf(prefix, 'real')).toEqual([words, words])
})

it('the order button of the demonstration promises no payment', () => {
  expect(buttonsOf('de/de-de', 'demonstration')).toEqual(['Testbestellung aufgeben', 'Testbestellung aufgeben'])
})

it.each(['de/de-de', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt', 'us/en-us'])(
  'the checkout of %s says that nothing is charged, but not when a payment is real',
  (prefix) => {
    const { testTitle, testText } = checkoutMessages[siteOf(prefix).contentLanguage]
    for (const text of [testTitle, testText]) {
      expect(pageOf(prefix, 'demonstration')).toContain(text.replaceAll("'", '&#39;'))
      expect(pageOf(prefix, 'real')).not.toContain(text.replaceAll("'", '&#39;'))
    }
  },
)

it.each(['de/de-de', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt', 'us/en-us'])(
  'the checkout of %s says before the order that no invoice follows, in the demonstration only',
  (prefix) => {
    const { invoiceNote } = checkoutMessages[siteOf(prefix).contentLanguage]
    const text = pageOf(prefix, 'demonstration')
    const place = text.indexOf(invoiceNote)
    expect(place).toBeGreaterThan(text.indexOf('name="billing_other"'))
    expect(place).toBeLessThan(text.indexOf('<details class="for-company">'))
    expect(text.split(invoiceNote)).toHaveLength(2)
    expect(pageOf(prefix, 'real')).not.toContain(invoiceNote)
  },
)

it.each(['de/de-de', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt', 'us/en-us'])(
  'the checkout of %s only asks for a result of the test payment where something is due',
  (prefix) => {
    const { testText, testChoice } = checkoutMessages[siteOf(prefix).contentLanguage]
    const rates = checkoutRates('DE').map((rate) => ({ ...rate, costMinor: 0 }))
    const withSubtotal = (subtotalMinor: number) => pageOf(prefix, 'demonstration', { rates, subtotalMinor })
    expect(withSubtotal(1000)).toContain(`<p>${testText} ${testChoice}</p>`)
    expect(withSubtotal(0)).toContain(`<p>${testText}</p>`)
  },
)

it.each([
  ['us/en-us', 'Street address'],
  ['ie/en-ie', 'Street and number'],
  ['gb/en-gb', 'Address line 1'],
  ['fr/fr-fr', 'Numéro et rue'],
  ['lu/fr-lu', 'Numéro et rue'],
  ['be/fr-be', 'Rue et numéro'],
  ['ch/fr-ch', 'Rue et numéro'],
])('the checkout of %s asks for the %s', (prefix, label) => {
  expect(pageOf(prefix, 'real')).toContain(`<label for="line1">${label}</label>`)
})

it('the second line of an address has the name that the country gives it, and Switzerland needs no canton', () => {
  expect(pageOf('gb/en-gb', 'real')).toContain('<label for="line2">Address line 2 (optional)</label>')
  expect(pageOf('ie/en-ie', 'real')).toContain('<label for="line2">Flat, floor (optional)</label>')
  for (const prefix of ['ch/de-ch', 'ch/fr-ch', 'ch/it-ch'])
    expect(pageOf(prefix, 'real')).toContain('<div class="field region" hidden>')
})

it.each([
  ['de/de-de', ['terms', 'withdrawal', 'privacy']],
  ['us/en-us', ['terms', 'shipping#returns', 'privacy']],
  ['ch/fr-ch', ['terms', 'shipping#returns', 'privacy']],
])('the order button of %s has the pages about the contract before it, in new tabs', (prefix, pages) => {
  const text = pageOf(prefix, 'real')
  const links = [...text.matchAll(/href="([^"]*)" target="_blank" rel="noopener"/g)].map(([, href]) => href)
  expect(links).toEqual(pages.map((page) => `/${prefix}/legal/${page}`))
  expect(text.indexOf('class="legal"')).toBeLessThan(text.lastIndexOf('value="place"'))
})
