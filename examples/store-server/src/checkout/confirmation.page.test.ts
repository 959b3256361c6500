import { expect, it } from 'vitest'
import type { Config } from '../config.ts'
import type { OrderRow } from '../orders/orders.schema.ts'
import type { Place } from './checkout.layout.ts'
import { confirmationPage, soldOutPage } from './confirmation.page.ts'
import { checkoutMessages } from './messages/index.ts'

const place: Place = { hreflang: 'en-US', home: '/us/en-us' }
const { de, en, pt } = checkoutMessages

const order = (change: Partial<OrderRow> = {}): OrderRow => ({
  id: 1,
  number: 'CN-100001',
  checkoutId: 'a',
  cartId: 'b',
  customerId: 0,
  status: 'awaiting_fulfillment',
  email: 'ada@example.com',
  site: 'de/de-de',
  currency: 'EUR',
  discountMinor: 0,
  coupon: null,
  couponMinor: 0,
  subtotalMinor: 10_000,
  shippingMinor: 1495,
  taxMinor: 0,
  billingAddress: null,
  company: null,
  vatId: null,
  phone: null,
  delivery: { earliest: '2026-11-03', latest: '2026-11-03' },
  giftNote: null,
  taxIncluded: true,
  shippingOption: 'Express (UPS)',
  shippingAddress: {
    first_name: 'Ada',
    last_name: 'Berg',
    line1: 'Talweg 3',
    line2: 'Hinterhaus',
    city: 'München',
    postal_code: '80331',
    country: 'DE',
  },
  note: null,
  custom: {},
  placedAt: new Date('2026-11-01T08:00:00Z'),
  shippedAt: null,
  deliveredAt: null,
  trackingNumber: null,
  ...change,
})
const wordsOf = (change: Partial<OrderRow> = {}, payment: Config['payment'] = 'demonstration'): string =>
  confirmationPage(order(change), { lines: [], path: '/checkout/1', payment })
    .text.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('shows address, shipping method and total of the order', () => {
  const words = wordsOf()
  expect(words).toContain(`${de.address} Ada Berg Talweg 3 Hinterhaus 80331 München Deutschland`)
  expect(words).toContain(`${de.shipping} Express (UPS) 14,95 €`)
  expect(words).toContain(`${de.total} ${de.taxIncluded} 114,95 €`)
})

it('shows the delivery dates, a billing address of its own and the gift message', () => {
  const words = wordsOf({
    billingAddress: { ...order().shippingAddress, first_name: 'Cairn', last_name: 'GmbH' },
    giftNote: 'Alles Gute!',
  })
  expect(words).toContain('Lieferung: Di., 3. Nov.')
  expect(words).toContain(`${de.billingAddress} Cairn GmbH Talweg 3`)
  expect(words).toContain(`${de.gift} Alles Gute!`)
  expect(wordsOf({ company: 'Berg GmbH', vatId: 'DE123456789' })).toMatch(
    /Rechnungsadresse Berg GmbH Ada Berg .* Deutschland USt-IdNr.: DE123456789/,
  )
  expect(wordsOf()).not.toContain(de.billingAddress)
})

it('says that the mail has all items and prices, and that no invoice follows', () => {
  expect(wordsOf()).toContain(de.invoiceNote)
  expect(wordsOf({}, 'real')).not.toContain(de.invoiceNote)
})

it('writes the days of the delivery without a leading zero', () => {
  const delivery = { earliest: '2026-12-03', latest: '2026-12-07' }
  expect(wordsOf({ site: 'it/it-it', delivery })).toContain('gio 3 – lun 7 dic')
})

it('has a print button that only its script shows', () => {
  const { text } = confirmationPage(order(), { lines: [], path: '/checkout/1', payment: 'demonstration' })
  expect(text).toContain('data-print hidden>Drucken</button>')
  expect(text).toContain('<script type="module" src="/orders/assets/print.js"></script>')
})

it('offers a guest an account for the order, and a customer none', () => {
  expect(wordsOf()).toContain(`${de.accountLink} ${de.accountSignIn}`)
  expect(wordsOf({ customerId: 7 })).not.toContain(de.accountTitle)
  expect(en.accountLink).toBe('Sign up')
  expect(checkoutMessages.it.accountLink).toBe('Registrati')
})

it('names what belongs to the reader in the first person in every Portuguese link', () => {
  expect(wordsOf({ site: 'pt/pt-pt', customerId: 7 })).toContain('Ver as minhas encomendas')
  expect(pt.seeOrder).toBe('Ver a minha encomenda')
})

it('names the shipping method in the language of the page', () => {
  const words = wordsOf({
    site: 'pt/pt-pt',
    shippingOption: 'Standard',
    shippingMinor: 0,
    shippingAddress: { ...order().shippingAddress, country: 'PT' },
  })
  expect(words).toContain(`${pt.shipping} ${pt.standard} ${pt.free}`)
})

it('shows the stored shipping name of an order from before carriers were named', () => {
  expect(wordsOf({ shippingOption: 'Express' })).toContain(`${de.shipping} Express 14,95 €`)
})

it('names the sold-out items', () => {
  const { text } = soldOutPage(place, en, [{ name: 'Mug' }])
  expect(text).toContain(en.nothingTitle)
  expect(text).toContain(en.leftOut('Mug'))
})

it('calls a cart that was emptied meanwhile empty, not sold out', () => {
  const { text } = soldOutPage(place, en, [])
  expect(text).toContain(en.emptyTitle)
  expect(text).toContain(en.emptyText)
  expect(text).not.toContain(en.leftOut(''))
})
