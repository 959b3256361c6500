import { describe, expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { orders } from '../orders/orders.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shopOn } from '../testing/shop.ts'
import { ADDRESS, arrive } from './arrive.fixture.ts'
import { readForm, readTyped } from './checkout.form.ts'

const allowed = { countries: ['DE'], billingCountries: ['DE', 'US'], rateIds: [1] }
const BILLING = {
  billing_other: 'on',
  billing_first_name: 'Cairn',
  billing_last_name: 'Ltd',
  billing_line1: '1 Ridge Road',
  billing_postal_code: '80302',
  billing_city: 'Boulder',
  billing_region: 'Colorado',
  billing_country: 'US',
}
const read = (change: object) => readForm(readTyped({ ...ADDRESS, ...change }), allowed)

describe('the address forms', () => {
  it('the billing address is the delivery address unless the buyer says otherwise', () => {
    expect(read({})).toMatchObject({ completed: { billingAddress: null } })
    expect(read({ ...BILLING, billing_other: '' })).toMatchObject({ completed: { billingAddress: null } })
    expect(read(BILLING)).toMatchObject({ completed: { billingAddress: { first_name: 'Cairn', region: 'CO' } } })
  })

  it('the errors of the billing address have names of their own', () => {
    expect(read({ ...BILLING, billing_city: '', billing_postal_code: '1' })).toEqual({
      errors: { billing_city: 'required', billing_postal_code: 'postal_code' },
    })
    expect(read({ ...BILLING, billing_country: 'JP', billing_region: '' })).toMatchObject({
      errors: { billing_country: 'choice' },
    })
  })

  it.each([
    ['', null],
    ['+49 (0)89 / 123-456', '+49 (0)89 / 123-456'],
  ])('accepts the phone number "%s"', (phone, stored) => {
    expect(read({ phone })).toMatchObject({ completed: { phone: stored } })
  })

  it.each(['call me', '123', '+49 89 1234567890123456789012345678'])('refuses the phone number "%s"', (phone) => {
    expect(read({ phone })).toEqual({ errors: { phone: 'phone' } })
  })

  it('a gift message is at most 300 characters long', () => {
    expect(read({ gift_note: ' Alles Gute! ' })).toMatchObject({ completed: { giftNote: 'Alles Gute!' } })
    expect(read({ gift_note: 'x'.repeat(301) })).toEqual({ errors: { gift_note: 'too_long' } })
  })
})

describeOnBothDatabases('the address forms of the checkout', (open) => {
  const freshShop = shopOn(open, [{ id: 31, priceMinor: 10_000, stock: 9 }])

  it('asks for the billing address without a script, and stores it with phone and gift message', async () => {
    const shop = await freshShop()
    const site = 'de/de-de'
    const line_items = [{ variant_id: 31, quantity: 1 }]
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items } })).body
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site } })
    const { returnUrl }: { returnUrl: string } = body
    const browser = await arrive(shop, returnUrl)
    expect(browser.first.text).toContain('<div class="billing"><template>')
    expect(browser.first.text).toMatch(
      /id="postal_code"[^>]*autocomplete="shipping postal-code"[^>]*inputmode="numeric"/,
    )
    expect(browser.first.text).toContain('Zum Beispiel 80331')
    const asked = await browser.send({ billing_other: 'on' } as object)
    expect(asked.text).toContain('<div class="billing"><fieldset')
    expect(asked.text).toMatch(
      /id="billing_city"[^>]*autocomplete="billing address-level2"[^>]*aria-describedby="billing_city-error"/,
    )
    const sent = { ...BILLING, phone: '+49 89 123456', gift_note: 'Alles Gute!' } as object
    expect((await browser.send(sent)).status).toBe(303)
    const [order] = await shop.database.select().from(orders)
    expect(order).toMatchObject({
      phone: '+49 89 123456',
      giftNote: 'Alles Gute!',
      billingAddress: { city: 'Boulder', region: 'CO', country: 'US' },
      delivery: { earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
  })
})
