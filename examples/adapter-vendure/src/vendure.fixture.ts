import { siteAt } from '@cairn/core/testing'
import type { VendureCart } from './cart.schema.ts'
import { bearerHeaders } from './headers.ts'
import type { VendureConfig } from './vendureApi.ts'

export const site = siteAt('de/de-de')
const TOKEN = 'a'.repeat(64)
export const GUEST_CART = `guest.${TOKEN}`

const group = (name: string, german: string) => ({
  name: german,
  translations: [
    { languageCode: 'en', name },
    { languageCode: 'de', name: german },
  ],
})

/** An order as Vendure 3.7 answers: two beanies, a tenth less by a coupon, five euros less by a promotion. */
export const order: VendureCart = {
  code: '4RKH33NYBDQYWC8A',
  createdAt: '2026-11-25T23:18:12.000Z',
  updatedAt: '2026-11-25T23:18:15.000Z',
  currencyCode: 'EUR',
  couponCodes: ['TENTH'],
  subTotal: 4882,
  promotions: [
    { id: '1', couponCode: 'TENTH' },
    { id: '7', couponCode: null },
  ],
  discounts: [
    { adjustmentSource: 'PROMOTION:1', description: 'A tenth less', amount: -598 },
    { adjustmentSource: 'PROMOTION:7', description: 'Five euros less', amount: -500 },
  ],
  taxSummary: [{ description: 'Standard Tax Europe', taxTotal: 779 }],
  customFields: { note: 'Ring twice', custom: '{"gift":true}' },
  shippingAddress: { countryCode: 'AT' },
  customer: null,
  lines: [
    {
      id: '1',
      quantity: 2,
      unitPrice: 2990,
      linePrice: 5980,
      discounts: [
        { adjustmentSource: 'PROMOTION:1', amount: -598 },
        { adjustmentSource: 'PROMOTION:7', amount: -500 },
      ],
      customFields: { properties: '{"engraving":"Ida"}', custom: null },
      featuredAsset: { preview: 'https://shop.example/beanie.jpg' },
      productVariant: {
        id: '11',
        sku: 'BEANIE-RUST-M',
        stockLevel: '120',
        options: [
          { name: 'Rostrot', group: group('Color', 'Farbe') },
          { name: 'M', group: group('Size', 'Größe') },
        ],
        product: { id: '10', slug: 'wool-beanie', name: 'Wollmütze' },
      },
    },
  ],
}

interface Sent {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly authorization: string | null
}

/** Creates the configuration over a Vendure that gives these answers by the name of the operation, and keeps the requests. */
export const serve = (
  answers: Readonly<Record<string, unknown>>,
  { token = null, begins = null }: { readonly token?: string | null; readonly begins?: string | null } = {},
) => {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { operationName: name, variables } = await request.json()
    sent.push({ name, variables, authorization: request.headers.get('authorization') })
    const headers = { 'content-type': 'application/json', ...(begins !== null && { 'vendure-auth-token': begins }) }
    const answer = answers[name] ?? { errors: [{ message: `Nobody answers ${name}` }] }
    return new Response(JSON.stringify(answer), { headers })
  }
  const config: VendureConfig = {
    site,
    url: 'https://shop.example/shop-api',
    fetch,
    headersOf: bearerHeaders(() => token),
    hasCustomFields: true,
  }
  return { config, sent, token: TOKEN }
}
