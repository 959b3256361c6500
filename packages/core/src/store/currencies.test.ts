import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { defineSite } from '../shared/defineSite.ts'
import { formatMoney } from '../shared/money.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { toEntries } from '../tracking/tracking.ga4.ts'
import { itemOfLine } from '../tracking/tracking.rules.ts'

const settled = () => runTurns(30)

/** The decimal amounts of a shop in one currency. */
interface Prices {
  readonly locale: string
  readonly currency: string
  readonly price: number | string
  readonly shipping: string
  readonly freeAbove: string
}

/** Opens a shop over HTTP. Its cart holds two pieces of one product, with a discount of a tenth on the cart. */
const open = async ({ locale, currency, price, shipping, freeAbove }: Prices) => {
  const site = defineSite({ locale, currency, prefix: '' })
  const each = Number(price)
  const cart = (quantity: number) => ({
    id: 'cart-1',
    version: quantity,
    customer_id: 0,
    channel_id: 1,
    email: '',
    currency: { code: currency },
    locale,
    tax_included: true,
    country: site.countryCode,
    base_amount: each * quantity,
    discount_amount: (each * quantity) / 10,
    cart_amount: (each * quantity * 9) / 10,
    coupons: [],
    line_items: { physical_items: [{ id: 'line-1', product_id: 7, variant_id: 71, quantity, list_price: price }] },
    removed_items: [],
    created_time: '2026-11-21T00:00:00Z',
    updated_time: '2026-11-21T00:00:00Z',
  })
  const answers: Readonly<Record<string, unknown>> = {
    '/api/store/carts/cart-1': cart(2),
    '/api/store/shipping-options': [
      { id: 1, name: 'Post', type: 'perorder', enabled: true, settings: { rate: shipping } },
      {
        id: 2,
        name: 'Free',
        type: 'freeshipping',
        enabled: true,
        settings: { carrier_options: { minimum_sub_total: freeAbove } },
      },
    ],
  }
  const platform = createMemoryPlatform({
    href: 'https://shop.example/',
    fetch: async (input) => {
      const answer = answers[new URL(new Request(input).url).pathname]
      return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer)
    },
  })
  platform.cookies.set(`bc_cartId_${site.storeSource}`, 'cart-1')
  const clock = new SimulatedClock()
  const store = createFullStore({ site: '', sites: [site], platform, clock })
  store.start()
  await expect.poll(() => store.cart.getSnapshot().status).toBe('filled')
  await expect.poll(() => store.shipping.getSnapshot().options.length).toBe(2)
  await settled()
  return { store, site }
}

const blanks = (text: string): string => text.replace(/\s/g, ' ')

test.each([
  {
    prices: { locale: 'ja-JP', currency: 'JPY', price: 1299, shipping: '500', freeAbove: '4000' },
    // Whole yen: 1299 each, two pieces, less a tenth.
    amounts: { price: 1299, base: 2598, discount: 260, subtotal: 2338, shipping: 500, total: 2838 },
    shown: ['￥1,299', '￥2,338', '￥500', '￥2,838'],
    pending: { subtotal: 4676, discount: 520, base: 5196, shipping: 0 },
    value: 1299 * 2,
  },
  {
    prices: { locale: 'en-KW', currency: 'KWD', price: '12.345', shipping: '1.250', freeAbove: '40.000' },
    // Thousandths of a dinar.
    amounts: { price: 12_345, base: 24_690, discount: 2469, subtotal: 22_221, shipping: 1250, total: 23_471 },
    shown: ['KWD 12.345', 'KWD 22.221', 'KWD 1.250', 'KWD 23.471'],
    pending: { subtotal: 44_442, discount: 4938, base: 49_380, shipping: 0 },
    value: 12.345 * 2,
  },
  {
    prices: { locale: 'de-DE', currency: 'EUR', price: '12.34', shipping: '4.90', freeAbove: '40' },
    amounts: { price: 1234, base: 2468, discount: 247, subtotal: 2221, shipping: 490, total: 2711 },
    shown: ['12,34 €', '22,21 €', '4,90 €', '27,11 €'],
    pending: { subtotal: 4442, discount: 494, base: 4936, shipping: 0 },
    value: 12.34 * 2,
  },
])(
  'a cart in $prices.currency has its decimals in every amount',
  async ({ prices, amounts, shown, pending, value }) => {
    const { store, site } = await open(prices)
    const { currency } = prices
    const format = (amount: number) => blanks(formatMoney({ amount, currency }, site.hreflang))
    const cart = store.cart.getSnapshot()
    const { cost, total } = store.shipping.getSnapshot()
    const [line] = cart.lines
    expect(line).toMatchObject({ salePrice: amounts.price, extendedPrice: amounts.base })
    expect(cart).toMatchObject({
      currency,
      currencySymbol: site.sign === '￥' ? '¥' : site.sign,
      baseAmount: amounts.base,
      discountAmount: amounts.discount,
      subtotal: amounts.subtotal,
    })
    expect([cost, total]).toEqual([
      { amount: amounts.shipping, currency },
      { amount: amounts.total, currency },
    ])
    expect([amounts.price, cart.subtotal, cost?.amount ?? 0, total.amount].map(format)).toEqual(shown)

    // The views change before the server answers: four pieces, with a subtotal above the minimum of free shipping.
    store.cart.commands.setQuantity('line-1', 4)
    await settled()
    expect(store.cart.getSnapshot()).toMatchObject({
      subtotal: pending.subtotal,
      discountAmount: pending.discount,
      baseAmount: pending.base,
      isSaving: true,
    })
    expect(store.shipping.getSnapshot()).toMatchObject({
      cost: { amount: pending.shipping },
      isFree: true,
      total: { amount: pending.subtotal, currency },
    })

    const [, entry] = toEntries({ name: 'view_cart', currency, items: line === undefined ? [] : [itemOfLine(line)] })
    expect(entry).toMatchObject({ ecommerce: { currency, value: expect.closeTo(value, 6) } })
  },
)
