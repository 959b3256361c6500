import { describe, expect, it } from 'vitest'
import type { Cart } from '../carts/cart.view.ts'
import { EMAIL_PATTERN } from '../contract/validation.ts'
import { mails } from '../mail/mail.schema.ts'
import { orders } from '../orders/orders.schema.ts'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { type Shop, shopOn } from '../testing/shop.ts'
import { ADDRESS, arrive } from './arrive.fixture.ts'
import { readForm } from './checkout.form.ts'
import { readTyped } from './checkout.typed.ts'

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

  it.each(['call me', '12345', '+49 89 1234567890123456'])('refuses the phone number "%s"', (phone) => {
    expect(read({ phone })).toEqual({ errors: { phone: 'phone' } })
  })

  it.each(['ana@exemplo', 'ana@exemplo.pt', 'ANA@exemplo.pt', 'ana maria@exemplo.pt'])(
    'checks the address "%s" on the page as the server does',
    (email) => {
      expect('completed' in read({ email })).toBe(new RegExp(EMAIL_PATTERN, 'iu').test(email))
    },
  )

  it('stores the postal code as the post of the country writes it', () => {
    expect(read({ postal_code: ' D-80331' })).toMatchObject({ completed: { address: { postal_code: '80331' } } })
  })

  it('a region that the country does not need is not stored', () => {
    expect(read({ region: 'Bayern' })).not.toHaveProperty('completed.address.region')
    const readIn = (country: string, postal_code: string, region: string) =>
      readForm(readTyped({ ...ADDRESS, country, postal_code, region }), { ...allowed, countries: [country] })
    expect(readIn('IT', '39100', 'BZ')).toMatchObject({ completed: { address: { region: 'BZ' } } })
    expect(readIn('CH', '8001', 'ZH')).not.toHaveProperty('completed.address.region')
  })

  it('the ZIP code of a billing address belongs to its state', () => {
    expect(read({ ...BILLING, billing_region: 'CA' })).toEqual({ errors: { billing_postal_code: 'zip_state' } })
  })

  it('a company has its VAT id in the format of the country of the invoice', () => {
    expect(read({ company: ' Berg GmbH ', vat_id: 'de 123.456.789' })).toMatchObject({
      completed: { company: 'Berg GmbH', vatId: 'DE123456789' },
    })
    expect(read({})).toMatchObject({ completed: { company: null, vatId: null } })
    expect(read({ vat_id: 'FR12345678901' })).toEqual({ errors: { vat_id: 'vat_id' } })
    expect(read({ ...BILLING, vat_id: '12-3456789' })).toMatchObject({ completed: { vatId: '12-3456789' } })
    expect(read({ company: 'x'.repeat(121) })).toEqual({ errors: { company: 'too_long' } })
  })

  it('a gift message is at most 300 characters long', () => {
    expect(read({ gift_note: ' Alles Gute! ' })).toMatchObject({ completed: { giftNote: 'Alles Gute!' } })
    expect(read({ gift_note: 'x'.repeat(301) })).toEqual({ errors: { gift_note: 'too_long' } })
  })
})

describeOnBothDatabases('the address forms of the checkout', (open) => {
  const freshShop = shopOn(open, [{ id: 31, priceMinor: 10_000, stock: 9 }])

  const enter = async (shop: Shop) => {
    const site = 'de/de-de'
    const line_items = [{ variant_id: 31, quantity: 1 }]
    const cart: Cart = (await shop.call('POST', '/api/store/carts', { body: { site, line_items } })).body
    const { body } = await shop.call('POST', '/api/store/checkouts', { body: { cart_id: cart.id, site } })
    const { returnUrl }: { returnUrl: string } = body
    return arrive(shop, returnUrl)
  }

  it('puts the company and its VAT id on the confirmation, the page of the order and the mail', async () => {
    const shop = await freshShop()
    const browser = await enter(shop)
    expect(browser.first.text).toContain('<details class="for-company"><summary>Für eine Firma bestellen')
    expect(browser.first.text).toMatch(/for="vat_id">USt-IdNr. \(optional\)/)
    const refused = await browser.send({ company: 'Berg GmbH', vat_id: 'DE1' } as object)
    expect(refused.text).toContain('<details class="for-company" open>')
    expect(refused.text).toContain('Bitte gib eine Nummer wie DE123456789 ein')
    expect(refused.text).toMatch(/id="vat_id"[^>]*value="DE1"[^>]*aria-invalid="true"/)
    await browser.send({ company: 'Berg GmbH', vat_id: 'DE 123 456 789' } as object)
    expect((await browser.look()).text).toContain('<span>USt-IdNr.: DE123456789</span>')
    const [mail] = await shop.database.select().from(mails)
    expect(mail?.bodyText).toMatch(/Rechnungsadresse\s+Berg GmbH\s+Ada Berg[\s\S]*USt-IdNr.: DE123456789/)
    const link = /\/orders\/[\w-]+/.exec(mail?.bodyText ?? '')?.[0] ?? ''
    expect((await shop.call('GET', link)).text).toContain('<span>Berg GmbH</span>')
  })

  it('asks for the billing address without a script, and stores it with phone and gift message', async () => {
    const shop = await freshShop()
    const browser = await enter(shop)
    expect(browser.first.text).toContain('<div class="billing"><template>')
    expect(browser.first.text).toMatch(
      /id="postal_code"[^>]*autocomplete="shipping postal-code"[^>]*inputmode="numeric"/,
    )
    expect(browser.first.text).toContain('Zum Beispiel 80331')
    expect(browser.first.text).toContain('<div class="field region" hidden><label for="region">')
    const asked = await browser.send({ billing_other: 'on' } as object)
    expect(asked.text).toContain('<div class="billing"><fieldset')
    expect(asked.text).toMatch(
      /id="billing_city"[^>]*autocomplete="billing address-level2"[^>]*aria-describedby="billing_city-error"/,
    )
    expect(asked.text).toContain('<a href="#billing_city">Rechnungsadresse – Ort</a>: ')
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

  it('says at the gift message that no price lies in the parcel', async () => {
    const { first } = await enter(await freshShop())
    expect(first.text).toMatch(/id="gift_note-hint"[^>]*>[^<]*Im Paket liegen weder Rechnung noch Preise\./)
  })

  it('finds a ZIP code of another state in a billing address, and keeps the total', async () => {
    const browser = await enter(await freshShop())
    const { text } = await browser.send({ ...BILLING, billing_region: 'CA', action: 'total' } as object)
    expect(JSON.parse(text)).toMatchObject({
      total: { texts: { 'due-1': '100,00\u00a0€' } },
      errors: { billing_postal_code: 'Diese Postleitzahl liegt in Colorado, gewählt ist California' },
    })
  })
})
